import { routes } from '@/content/routes'
import packageJson from '@/package.json'
import { Problem, whenStartedAlone } from '@/scripts/step'
import { type PageWeight, weighPage } from './page-weight'

const { weights: budgets } = packageJson.budgets

/**
 * Weighs every page of the export without a browser; fails if one is over the budgets in package.json. An empty page of
 * Next 16.4 and React 19.3 loads 132 KB of script, so what a budget allows beyond that is ours.
 */
async function weights(): Promise<void> {
  console.log('Kilobytes of the first load: html in brotli, styles as read, the others in gzip.\n')
  console.log(row(['', 'html', 'styles', 'script', 'pictures', 'requests']))
  const excesses: string[] = []
  for (const { path } of routes) {
    const weight = await weighPage('out', path)
    const { html, styles, scripts, pictures, requests } = weight
    console.log(row([path, kb(html), kb(styles), kb(scripts), kb(pictures), String(requests)]))
    excesses.push(...excessesOf(weight).map((excess) => `${path}: ${excess}`))
  }
  if (excesses.length > 0) throw new Problem(`\nOver budget:\n${excesses.join('\n')}`)
  console.log('\nEverything is within budget.')
}

/** What a page has too much of, as sentences. */
function excessesOf({ kind, isPictured, html, styles, scripts, pictures, requests }: PageWeight): string[] {
  const scriptLimit = budgets.scriptKb[kind]
  const htmlLimit = budgets.htmlKb[isPictured ? 'pictured' : 'plain']
  const sentences = []
  if (html > htmlLimit * 1024) sentences.push(`${kb(html)} KB of HTML, ${htmlLimit} allowed`)
  if (styles > budgets.stylesKb * 1024) sentences.push(`${kb(styles)} KB of styles, ${budgets.stylesKb} allowed`)
  if (scripts > scriptLimit * 1024) sentences.push(`${kb(scripts)} KB of script, ${scriptLimit} allowed (${kind})`)
  if (pictures > budgets.firstPicturesKb * 1024) {
    sentences.push(`${kb(pictures)} KB of pictures at first, ${budgets.firstPicturesKb} allowed`)
  }
  if (requests > budgets.requests) sentences.push(`${requests} requests at first, ${budgets.requests} allowed`)
  return sentences
}

function row([path = '', ...figures]: readonly string[]): string {
  return path.padEnd(34) + figures.map((figure) => figure.padStart(12)).join('')
}

function kb(bytes: number): string {
  return (bytes / 1024).toFixed(1)
}

whenStartedAlone('weights.ts', weights)
