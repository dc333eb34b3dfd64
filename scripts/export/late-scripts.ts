import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Problem, step, whenStartedAlone } from '../../console/step'
import { filesUnder } from '../build/files'
import { removeRouterFiles, withoutPageData, writePageData } from './page-data'

/** A script of the framework that the page loads as soon as it is read. */
const early = /<script src="([^"]+)" async="">\s*<\/script>/g
const preload = /<link rel="preload" as="script"[^>]*\/>/g

/** What a page says for a place on the home screen. React puts it back when it wakes up. */
const manifest = /<link rel="manifest"[^>]*\/>/

/** Longest wait for fonts and pictures, in milliseconds: a picture that hangs must not hold up the scripts. */
const patience = 3000

/** What a page fetches once it has been painted: addresses of its data and of its scripts. */
type Late = { data: string; scripts: string[] }

/**
 * Starts the scripts once the page with its fonts and first picture is there and the browser says it has painted, asked
 * once a frame. They run only when all of them and the data have come, because React would empty a page that lacks
 * one. When something does not come, or the browser is too old to read it, the page becomes what it is where scripts
 * are switched off: the rules of `WithoutScript` then count. This text runs in the browser.
 */
const loader = (late: Late) =>
  [
    `{const late=${JSON.stringify(late)}`,
    'const add=(tag,more)=>document.head.append(Object.assign(document.createElement(tag),more))',
    'const giveUp=()=>{document.head.insertAdjacentHTML("beforeend",document.querySelector("noscript").textContent)}',
    'const come=href=>new Promise((onload,onerror)=>add("link",{rel:"preload",as:"script",href,onload,onerror}))',
    'const wake=list=>{addEventListener("error",({error})=>error instanceof SyntaxError&&giveUp());self.__next_f=list;for(const src of late.scripts)add("script",{src})}',
    'const data=()=>fetch(late.data).then(answer=>answer.ok?answer.json():Promise.reject())',
    'const start=()=>{if(late.begun)return;late.begun=true;Promise.all([data(),...late.scripts.map(come)]).then(([list])=>wake(list)).catch(giveUp)}',
    'const whenPainted=()=>late.begun||performance.getEntriesByName("first-contentful-paint").length?start():requestAnimationFrame(()=>setTimeout(whenPainted))',
    'addEventListener("load",whenPainted)',
    `setTimeout(start,${patience})}`,
  ].join(';')

/** What a page loads late, as its loader names it; nothing where there is no loader. */
export function lateOf(html: string): Late | undefined {
  const late = /\{const late=(\{[^}]*\})/.exec(html)?.[1]
  return late === undefined ? undefined : (JSON.parse(late) as Late)
}

/**
 * The page with its scripts starting behind everything that is looked at. It can be read and used without them, and on
 * a slow line they would take the room of the fonts and the picture. They are async already: their order is free.
 */
export function withLateScripts(html: string, data: string, file: string): string {
  const scripts = [...html.matchAll(early)].map(([, address = '']) => address)
  if (scripts.length === 0) throw new Problem(`${file} has no async scripts. Has Next changed how it writes them?`)
  return html
    .replace(early, '')
    .replace(preload, '')
    .replace(manifest, '')
    .replace('</body>', () => `<script>${loader({ data, scripts })}</script></body>`)
}

/** Does so for every page of the export, whose data moves to a file of its own. */
export async function makeScriptsLate(folder = 'out'): Promise<string> {
  const files = (await filesUnder(folder)).filter((file) => file.endsWith('.html'))
  for (const file of files) {
    const path = join(folder, file)
    const page = await readFile(path, 'utf8')
    if (lateOf(page)) {
      throw new Problem(
        `${path} starts its scripts late already. Run \`npm run build\`, which starts from fresh pages.`,
      )
    }
    const { html, data } = withoutPageData(page, path)
    await writeFile(path, withLateScripts(html, await writePageData(folder, data), path))
  }
  await removeRouterFiles(folder)
  return `${files.length} pages start their scripts when they have been painted`
}

whenStartedAlone('late-scripts.ts', () => step('late scripts', () => makeScriptsLate()))
