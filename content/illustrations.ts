import type { Illustration } from './types'

/** The pictures that several pages use, with what each tells. */
export const illustrations = {
  giftJar: {
    picture: 'giving/gift-jar',
    alt: 'A glass jar of coins and notes on a sunny windowsill, beside a pot of sage',
  },
  deliveryRoute: {
    picture: 'volunteer/delivery-route',
    alt: 'A quiet street seen over the steering wheel, an address list on the dashboard and an insulated meal bag on the seat',
  },
  groceryBags: {
    picture: 'volunteer/grocery-bags',
    alt: 'Two full grocery bags with a shopping list on a porch bench, a car with its trunk open behind them',
  },
  frontDesk: {
    picture: 'volunteer/front-desk',
    alt: 'A front desk with an open guest book, a red telephone and a vase of tulips, a coat and hat on the stand beside it',
  },
  musicAfternoon: {
    picture: 'volunteer/music-afternoon',
    alt: 'A piano with sheet music, a guitar and chairs in a half circle, balloons and bunting on the wall',
  },
  aboutHero: {
    picture: 'heroes/about',
    alt: 'A yellow house with a green roof and a rocking chair on the porch, smoke rising from the chimney',
  },
  trusteesHero: {
    picture: 'heroes/trustees',
    alt: 'A board room table with green chairs, binders and a carafe of water, an arched window behind it',
  },
  portalHero: {
    picture: 'heroes/portal',
    alt: 'A blue sideboard with a green push-button telephone, a tray of board folders and a hand bell, pigeonholes full of letters and rolled papers above it',
  },
  careersHero: {
    picture: 'heroes/careers',
    alt: 'An aide’s green coat, name badge and bag by an open front door, a cat waiting on the step',
  },
  videosHero: {
    picture: 'heroes/videos',
    alt: 'An old television showing a house and a tree among hills, popcorn on a footstool and a sunburst clock on the wall',
  },
  testimonialsHero: {
    picture: 'heroes/testimonials',
    alt: 'Two rocking chairs on a porch at sunset, two cups and a lantern between them, a cat asleep on the rug',
  },
  notFound: {
    picture: 'heroes/not-found',
    alt: 'A half-open garden gate and a signpost with three bare boards where the path divides, a lost glove on the fence',
  },
  newsHero: {
    picture: 'heroes/news',
    alt: 'A newsletter, reading glasses and coffee on a checked tablecloth, a mailbox outside the arched window',
  },
  historyHero: {
    picture: 'heroes/history',
    alt: 'An open album of prints turning from sepia to color on a round table, a folding camera and a magnifying glass beside it in the evening light',
  },
} as const satisfies Record<string, Illustration>
