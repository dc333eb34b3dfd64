import CMS from '@sveltia/cms'
import { factSchemas } from '@/content/schemas/facts'

type Entry = Parameters<NonNullable<Parameters<typeof CMS.registerEventListener>[0]['handler']>>[0]['entry']

/**
 * What no single field can know, such as a notice that ends before it starts, is said in a dialog, and nothing is saved:
 * the editor by itself would say only that there was an error.
 */
function checked({ entry }: { entry: Entry }): Entry {
  const { slug, data } = entry.toJS()
  const { error } = factSchemas[slug]?.safeParse(tidied(data)) ?? {}
  // The editor marks entries with keys of its own, which it doesn't save.
  const issues = (error?.issues ?? []).filter(({ code }) => code !== 'unrecognized_keys')
  if (issues.length > 0) {
    const said = issues.map(({ message }) => message).join('\n')
    window.alert(`${said}\n\nNothing has been saved.`)
    throw new Error(said)
  }
  return entry.set('data', tidied(data))
}

/** The same with the apostrophes and quotation marks of print, which keyboards don't have, and no space too many. */
function tidied<Value>(value: Value): Value {
  if (typeof value === 'string') {
    const spaced = value.trim().replace(/ {2,}/g, ' ')
    const open = spaced.replace(/(^|[\s(])"/g, '$1“').replace(/"/g, '”')
    return open.replace(/(^|[\s(])'(?=\p{L}.*')/gu, '$1‘').replace(/'/g, '’') as Value
  }
  if (Array.isArray(value)) return value.map(tidied) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, tidied(inner)])) as Value
}

CMS.registerEventListener({ name: 'preSave', handler: checked })

const config = await (await fetch('config.json')).json()
await CMS.init({ config: { ...config, load_config_file: false } })
