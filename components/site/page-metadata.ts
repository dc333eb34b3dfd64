import type { Metadata } from 'next'
import { hrefTo } from '@/content/href'
import { openGraphAlt, openGraphRoute } from '@/content/open-graph'
import { organization } from '@/content/organization'
import { type RoutePath, routeFor } from '@/content/routes'
import { openGraphImages } from '@/generated/open-graph'
import { siteUrl } from './site-url'

/** Title, description, canonical address and sharing card of a page, from its entry in content/routes.ts. */
export function metadataFor(path: RoutePath): Metadata {
  const route = routeFor(path)
  const url = `${siteUrl}${hrefTo(path)}`
  const image = openGraphImages[openGraphRoute(path)]
  return {
    title: { absolute: route.title },
    description: route.description,
    alternates: { canonical: url },
    ...(!route.isIndexed && { robots: { index: false, follow: true } }),
    openGraph: {
      title: route.title,
      description: route.description,
      url,
      type: 'website',
      siteName: organization.name,
      locale: 'en_US',
      images: [{ url: `${siteUrl}${image.src}`, width: image.width, height: image.height, alt: openGraphAlt(path) }],
    },
    twitter: { card: 'summary_large_image' },
  }
}
