import type { Illustration } from './types'

/** The pictures that several pages use, with what each tells. */
export const illustrations = {
  homeCare: {
    picture: 'programs/home-care',
    alt: 'A green armchair with a folded blanket by an evening window, tea on the side table and a cat asleep on the rug',
  },
  spendADay: {
    picture: 'programs/spend-a-day',
    alt: 'A round table in a sunny day room with a card game, a half-painted picture and an old radio',
  },
  mealsOnWheels: {
    picture: 'programs/meals-on-wheels',
    alt: 'A covered meal on a tray, carried up to a green front door with a sage wreath, a cat watching from the window',
  },
  socialWork: {
    picture: 'programs/social-work',
    alt: 'A kitchen table with two cups, an open notebook and a telephone, the chairs pulled back as after a talk',
  },
  ship: {
    picture: 'programs/medicare-ship',
    alt: 'A desk with reading glasses, a neat stack of forms and a wall calendar, autumn leaves outside',
  },
  furniture: {
    picture: 'programs/furniture',
    alt: 'A chair with a half-woven cane seat on a workbench, tools on the wall behind it',
  },
  homeCareHero: {
    picture: 'heroes/home-care',
    alt: 'A sunny bedroom corner with a breakfast tray, a pill organizer and a cardigan over a walker',
  },
  giftJar: {
    picture: 'giving/gift-jar',
    alt: 'A glass jar of coins and notes on a sunny windowsill, beside a pot of sage',
  },
  lifeStation: {
    picture: 'programs/life-station',
    alt: 'A bedside table at dusk with a white help-button unit, a matching pendant on a cord, a lit lamp, a family photograph and a glass of water',
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
