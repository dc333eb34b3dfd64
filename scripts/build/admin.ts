import { cp, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { z } from 'zod'
import { organization } from '@/content/organization'
import { routes } from '@/content/routes'
import { factSchemas } from '@/content/schemas/facts'
import { readBuildSettings } from './settings'

type Schema = z.core.JSONSchema.BaseSchema & Readonly<Record<string, unknown>>

/** The widest picture a camera takes is smaller; what is larger is refused in a sentence. */
const largestFile = 20 * 1024 * 1024

/** Nothing from elsewhere but the files at GitHub; the editor sets its own styles. */
const policy = [
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'",
  "connect-src 'self' data: blob: https://api.github.com; base-uri 'none'; form-action 'none'",
].join('; ')

const entry = 'admin/main.ts'

const editor = resolve('node_modules/@sveltia/cms')

/** What we have no field for (code, maps) and formats that the build doesn't read stay out; every language is English. */
const lighter: Plugin = {
  name: 'lighter',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /locales\/.*\.json$/ }, () => ({ path: join(editor, 'locales/en-US.json') }))
    const unused = /^(@shikijs|leaflet|terra-draw|svgo)|chunks\/(heic|webp_enc|shiki|react-dom)/
    onResolve({ filter: unused }, () => ({ path: 'unused', namespace: 'unused' }))
    onLoad({ filter: /./, namespace: 'unused' }, () => ({ contents: '' }))
  },
}

/** Makes the editor of the facts, a page of its own at /admin/. */
export async function makeAdmin(folder = 'public/admin'): Promise<string> {
  await rm(folder, { recursive: true, force: true })
  const { metafile } = await build({
    entryPoints: { editor: entry },
    outdir: folder,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    plugins: [lighter],
    legalComments: 'none',
    metafile: true,
    logLevel: 'error',
  })
  await cp(join(editor, 'npm/assets'), join(folder, 'assets'), {
    recursive: true,
    filter: (file) => !/\.(js|map|wasm)$/.test(file),
  })
  const outputs = Object.entries(metafile.outputs)
  const [script = ''] = outputs.find(([, { entryPoint }]) => entryPoint === entry) ?? []
  await writeFile(join(folder, 'index.html'), page(script.replace(`${folder}/`, '')))
  await writeFile(join(folder, 'config.json'), `${JSON.stringify(editorConfig())}\n`)
  const bytes = outputs.reduce((sum, [, output]) => sum + output.bytes, 0)
  return `${Object.keys(factSchemas).length} files to edit, ${outputs.length} scripts, ${(bytes / 1e6).toFixed(1)} MB`
}

function page(script: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Editor | ${organization.name}</title>
<script type="module" src="${script}"></script>
</head>
<body></body>
</html>
`
}

function editorConfig() {
  const settings = readBuildSettings()
  const { EDITOR_REPOSITORY: repo, EDITOR_SIGN_IN: base_url, NEXT_PUBLIC_SITE_URL: site_url } = settings
  return {
    backend: {
      name: 'github',
      repo: repo || 'example/website',
      branch: 'main',
      ...(base_url ? { base_url } : { auth_methods: ['token'] }),
    },
    logo: { src: '/apple-touch-icon.png' },
    app_title: organization.name,
    ...(site_url && { site_url }),
    editor: { preview: false },
    media_folder: 'images',
    public_folder: '',
    media_libraries: {
      default: { config: { max_file_size: largestFile, slugify_filename: true } },
      stock_assets: { providers: [] },
    },
    output: { json: { indent_style: 'space', indent_size: 2 } },
    singletons: Object.entries(factSchemas).map(([name, schema]) => {
      const { label, properties } = z.toJSONSchema(schema) as Schema
      return { name, label, file: `content/facts/${name}.json`, format: 'json', fields: fieldsOf(properties) }
    }),
  }
}

function fieldsOf(properties: Schema['properties'] = {}): Field[] {
  return Object.entries(properties).map(([name, schema]) => fieldOf(name, schema as Schema))
}

/** An address elsewhere, or a page that is there. */
const linkPattern = `^(https://[^\\s/]\\S*|(${routes.map(({ path }) => path).join('|')})(#[\\w-]+)?)?$`

type Field = { name: string; widget: string } & Readonly<Record<string, unknown>>

/** A field of the editor. A kind of schema that isn't known here stops the build. */
function fieldOf(name: string, schema: Schema): Field {
  const { label, hint, say, labels, widget, pattern, one, folder } = schema
  const field = { name, label, ...(Boolean(hint) && { hint }) }
  const isRequired = typeof pattern === 'string' && !new RegExp(pattern).test('')
  const text = { ...field, required: isRequired, ...(pattern && { pattern: [pattern, say] }) }
  const items = schema.items as Schema | undefined
  if (widget === 'datetime') return { ...text, widget, format: 'YYYY-MM-DDTHH:mm' }
  if (widget === 'link') return { ...text, widget: 'string', default: '', pattern: [linkPattern, say] }
  // Until it's saved, a file that was just chosen has a name of the browser's, which fits no pattern.
  if (folder)
    return { ...field, required: isRequired, widget: String(widget), media_folder: folder, public_folder: folder }
  if (schema.enum) return { ...field, widget: 'select', options: optionsOf(schema.enum, labels) }
  if (schema.type === 'string') return { ...text, widget: widget === 'text' ? 'text' : 'string', default: '' }
  if (schema.type === 'boolean') return { ...field, widget: 'boolean', default: false }
  if (schema.type === 'integer') {
    return { ...field, widget: 'number', value_type: 'int', min: schema.minimum, max: schema.maximum }
  }
  if (schema.type === 'object') return { ...field, widget: 'object', fields: fieldsOf(schema.properties) }
  if (schema.type === 'array' && items?.enum) {
    return { ...field, widget: 'select', multiple: true, required: false, options: optionsOf(items.enum, labels) }
  }
  if (schema.type === 'array' && items) {
    const least = schema.minItems ?? 0
    const list = {
      ...field,
      widget: 'list',
      label_singular: one,
      summary: schema.summary,
      required: least > 0,
      collapsed: true,
      add_to_top: true,
    }
    return items.type === 'object'
      ? { ...list, fields: fieldsOf(items.properties) }
      : { ...list, collapsed: false, add_to_top: false, field: fieldOf('item', items) }
  }
  throw new Error(`content/schemas/: the editor has no field for ${name} (${JSON.stringify(schema)}).`)
}

function optionsOf(values: readonly unknown[], labels: unknown): { value: unknown; label: unknown }[] {
  const names = (labels ?? {}) as Record<string, unknown>
  return values.map((value) => ({ value, label: names[String(value)] ?? value }))
}
