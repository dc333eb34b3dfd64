import type { MetadataRoute } from 'next'
import { siteUrl } from '@/components/site/site-url'
import { hrefTo } from '@/content/href'
import { routes } from '@/content/routes'

export const dynamic = 'force-static'

export default function sitemap(): MetadataRoute.Sitemap {
  return routes.filter((route) => route.isIndexed).map((route) => ({ url: `${siteUrl}${hrefTo(route.path)}` }))
}
