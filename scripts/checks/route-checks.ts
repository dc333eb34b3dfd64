import { programs } from '../../content/programs'
import type { Finding } from './findings'

type RouteTexts = { path: string; title: string; description: string }

/** Titles are 15 to 65 characters and unique; the two the brief dictates are exactly as it writes them. */
export function checkTitles(routes: readonly RouteTexts[], providerName: string): Finding[] {
  const fixed: Record<string, string> = { '/': 'Home', '/homecare': `${providerName} | Home Care` }
  const findings = doubles(routes, 'title')
  for (const { path, title } of routes) {
    const wanted = fixed[path]
    if (wanted && title !== wanted) {
      findings.push(about(path, 'title', `'${title}' is not the agreed title.`, `Write '${wanted}'.`))
    } else if (!wanted && (title.length < 15 || title.length > 65)) {
      const cure = 'Say in 15 to 65 characters what the page is.'
      findings.push(about(path, 'title', `'${title}' has ${title.length} characters.`, cure))
    }
  }
  return findings
}

/** Descriptions are 50 to 160 characters and unique: search engines cut longer ones and ignore shorter ones. */
export function checkDescriptions(routes: readonly RouteTexts[]): Finding[] {
  const findings = doubles(routes, 'description')
  for (const { path, description } of routes) {
    if (description.length >= 50 && description.length <= 160) continue
    const cure = 'Say in 50 to 160 characters what someone finds there.'
    findings.push(about(path, 'description', `it has ${description.length} characters.`, cure))
  }
  return findings
}

function doubles(routes: readonly RouteTexts[], field: 'title' | 'description'): Finding[] {
  return routes
    .filter((route, index) => routes.findIndex((other) => other[field] === route[field]) !== index)
    .map(({ path, [field]: text }) => {
      const twin = routes.find((other) => other[field] === text)?.path
      return about(path, field, `it says the same as that of '${twin}'.`, 'Write what is special about this page.')
    })
}

function about(path: string, field: string, problem: string, cure: string): Finding {
  return { file: fileOf(path), entry: `'${path}'`, field, problem, cure }
}

/** The file with a page's title and description. */
function fileOf(path: string): string {
  const program = programs.find(({ slug }) => path.split('/')[1] === slug)
  return program ? `content/programs/${program.slug}.ts` : 'content/routes.ts'
}
