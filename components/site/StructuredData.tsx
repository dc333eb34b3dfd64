import type { Graph } from '@/lib/search-engines/structured-data'

type StructuredDataProps = { data: Graph }

/** Facts for search engines. '<' is escaped, so no text can end the script. */
export function StructuredData({ data }: StructuredDataProps) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own content, escaped above
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
