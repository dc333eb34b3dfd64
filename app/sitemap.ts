import type { MetadataRoute } from 'next'
import { routes } from '@/content/routes'
import { hrefTo } from '@/lib/links/href'
import { siteUrl } from '@/lib/links/site-url'

export const dynamic = 'force-static'

export default function sitemap(): MetadataRoute.Sitemap {
  return routes.filter((route) => route.isIndexed).map((route) => ({ url: `${siteUrl}${hrefTo(route.path)}` }))
}
