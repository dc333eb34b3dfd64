import type { MetadataRoute } from 'next'
import { routes } from '@/content/routes'
import { hrefTo, siteUrl } from '@/lib/links/href'

export const dynamic = 'force-static'

export default function sitemap(): MetadataRoute.Sitemap {
  return routes.filter((route) => route.isIndexed).map((route) => ({ url: `${siteUrl}${hrefTo(route.path)}` }))
}
