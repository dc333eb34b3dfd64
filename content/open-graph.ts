import { illustrations } from './illustrations'
import { type RoutePath, routeFor } from './routes'

/** The picture that social networks show for a page. A page that is not here shares its parent's, or that of Home. */
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
  '/testimonials': illustrations.testimonialsHero.picture,
  '/news-publications': illustrations.newsHero.picture,
  '/history': illustrations.historyHero.picture,
  '/careers-at-sage': illustrations.careersHero.picture,
} as const satisfies Partial<Record<RoutePath, string>>

type Pictured = keyof typeof openGraphPictures

/** The page whose picture is shown when this one is shared. */
export function openGraphRoute(path: RoutePath): Pictured {
  const parent = routeFor(path).parent ?? '/'
  return [path, parent].find((candidate): candidate is Pictured => candidate in openGraphPictures) ?? '/'
}

/** What the shared picture of a page tells. */
export function openGraphAlt(path: RoutePath): string {
  const picture = openGraphPictures[openGraphRoute(path)]
  return Object.values(illustrations).find((entry) => entry.picture === picture)?.alt ?? ''
}
