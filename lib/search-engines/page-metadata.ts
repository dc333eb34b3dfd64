import type { Metadata } from 'next'
import { organization } from '@/content/organization'
import { type RoutePath, routeFor, routes, sharedPictureOf } from '@/content/routes'
import { openGraphImages, openGraphSize } from '@/generated/open-graph'
import { hrefTo, siteUrl } from '@/lib/links/href'

/** Home, and the page that stands in for it in another language. */
const languages: Partial<Record<RoutePath, string>> = {
  '/': 'en',
  ...Object.fromEntries(routes.flatMap(({ path, language }) => (language ? [[path, language]] : []))),
}

const inEveryLanguage = Object.fromEntries(
  Object.entries(languages).map(([path, language]) => [language, `${siteUrl}${path === '/' ? '/' : `${path}/`}`]),
)

/** A page's title, description, canonical URL and sharing card, from its entry in the list of routes. */
export function metadataFor(path: RoutePath): Metadata {
  const route = routeFor(path)
  const url = `${siteUrl}${hrefTo(path)}`
  const shared = sharedPictureOf(path)
  const image = openGraphImages[shared.path]
  if (!image) throw new Error(`No picture for sharing ${path} has been made. Run npm run build.`)
  return {
    title: { absolute: route.title },
    description: route.description,
    alternates: { canonical: url, ...(languages[path] && { languages: inEveryLanguage }) },
    ...(!route.isIndexed && { robots: { index: false, follow: true } }),
    openGraph: {
      title: route.title,
      description: route.description,
      url,
      type: 'website',
      siteName: organization.name,
      locale: languages[path] === 'es' ? 'es_US' : 'en_US',
      images: [{ url: siteUrl + image, ...openGraphSize, alt: shared.picture.alt }],
    },
    twitter: { card: 'summary_large_image' },
  }
}
