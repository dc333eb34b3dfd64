import { illustrations } from './illustrations'
import type { RoutePath } from './routes'

/** The picture that social networks show for a page. Pages that are not here share the one of Home. */
export const openGraphPictures = {
  '/': illustrations.homeCare.picture,
  '/homecare': illustrations.homeCareHero.picture,
  '/spad': illustrations.spendADay.picture,
  '/meals-on-wheels': illustrations.mealsOnWheels.picture,
  '/social-work-support': illustrations.socialWork.picture,
  '/medicare-ship': illustrations.ship.picture,
  '/furniture': illustrations.furniture.picture,
  '/gifting-sage': illustrations.giftJar.picture,
  '/about': illustrations.aboutHero.picture,
  '/trustees': illustrations.trusteesHero.picture,
  '/volunteer': illustrations.deliveryRoute.picture,
  '/sage-video-library': illustrations.videosHero.picture,
  '/news-publications': illustrations.newsHero.picture,
  '/history': illustrations.aboutHero.picture,
  '/careers-at-sage': illustrations.careersHero.picture,
} as const satisfies Partial<Record<RoutePath, string>>

/** What the shared picture of a page tells. */
export function openGraphAlt(path: RoutePath): string {
  const picture = (openGraphPictures as Partial<Record<RoutePath, string>>)[path] ?? openGraphPictures['/']
  return Object.values(illustrations).find((entry) => entry.picture === picture)?.alt ?? ''
}
