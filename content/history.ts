import { organization } from './organization'
import type { Decade, HistoricalImage, Illustration } from './types'

/** The timeline's pictures and what each shows. A photograph with the same name in images/history/ replaces one. */
export const prints = {
  club: {
    picture: 'history/1954-club',
    alt: 'Four women of the college club in suits, full skirts, and gloves stand under its banner; two share an open ledger, and one of them laughs as she writes in it',
  },
  workshop: {
    picture: 'history/1961-workshop',
    alt: 'Two retired men in scarves weave the seat of a chair together in a cold garage while a third brings hot coffee',
  },
  meals: {
    picture: 'history/1966-meals',
    alt: 'A volunteer in a coat and headscarf and an older woman at her front door hold the first covered meal between them',
  },
  spendADay: {
    picture: 'history/1975-spend-a-day',
    alt: 'An older man laughs and points at the board as the woman across the table makes a winning move at checkers, while a young nurse watches with a hand on his chair',
  },
  shopping: {
    picture: 'history/1998-shopping',
    alt: 'From the open back of a red car, a driver in a blue hat hands a bag of groceries to an older woman who holds her checked-off list',
  },
  fifty: {
    picture: 'history/2004-fifty-years',
    alt: 'In a hallway hung with cards, an older woman laughs as she hands an aide a slice of cake, and an older man in an apron is about to taste his',
  },
  anniversary: {
    picture: 'history/2010-anniversary',
    alt: 'An older woman laughs as she cuts a cake, an older man holds out a plate for the first slice, and the volunteer between them has a camera ready',
  },
  workshopFifty: {
    picture: 'history/2011-workshop-fifty',
    alt: 'Two retirees tie a big red bow onto a finished rocking chair together, and a third at the workbench weaves the next seat',
  },
  mealsRound: {
    picture: 'history/2012-meals',
    alt: 'Beside the green door, a volunteer in a red cap hands a box of meals to another, under a map with a line to every town',
  },
  proclamation: {
    picture: 'history/2016-proclamation',
    alt: 'In a columned hall, a laughing older woman and a woman in a blue suit hold a framed proclamation together over a meal carrier',
  },
  prom: {
    picture: 'history/2019-senior-prom',
    alt: 'Couples dance under a mirror ball, an older woman in a crown with a student, both with a hand on her walker with its big red bow',
  },
  calls: {
    picture: 'history/2020-phone-calls',
    alt: 'A staff member laughs into the telephone, his mask on the hook, while the older woman he called listens in her armchair and strokes her cat',
  },
  reopening: {
    picture: 'history/2021-reopening',
    alt: 'A woman with gray curls laughs as she cuts the ribbon across the open doors, while an older man and an aide hold its ends',
  },
  aides: {
    picture: 'history/2022-aides',
    alt: 'One home health aide pins a badge on another’s blue tunic while a third pulls her yellow coat on and looks over',
  },
  seventy: {
    picture: 'history/2024-seventy',
    alt: 'Four neighbors hold steaming cups on a front porch at dusk, and the two women in the middle bring theirs together under seven lanterns',
  },
} as const satisfies Record<string, Illustration>

/** The parts of the timeline (BRIEF 2.10), in chronological order. */
export const decades = [
  { id: '1950s', name: '1950s', firstYear: 1950, lastYear: 1959 },
  { id: '1960s', name: '1960s', firstYear: 1960, lastYear: 1969 },
  { id: '1970s', name: '1970s', firstYear: 1970, lastYear: 1979 },
  { id: '1980s-90s', name: '1980s–90s', firstYear: 1980, lastYear: 1999 },
  { id: '2000s', name: '2000s', firstYear: 2000, lastYear: 2009 },
  { id: '2010s-20s', name: '2010s–20s', firstYear: 2010, lastYear: 2029 },
] as const satisfies readonly Decade[]

/**
 * The timeline's photographs, in chronological order. The years 1954, 1966, 1975 and 2024 come from the brief;
 * a doc line names who published each of the others. The pictures are drawings until the owner sends photographs.
 */
export const historicalImages = [
  {
    id: '1954-club',
    year: organization.foundedYear,
    decade: '1950s',
    title: 'It starts with a college club',
    text: 'The College Club of Summit founded our organization to serve older adults, and home care started the same year.',
    fullImage: prints.club,
    confirm: 'The picture of the founders is a drawing. Put a photograph in its place.',
  },
  /** Renna Media; The Star-Ledger, July 31, 2011. */
  {
    id: '1961-workshop',
    year: 1961,
    decade: '1960s',
    title: 'The Furniture Workshop opens',
    text: 'Retired men set up their benches in a small, unheated garage. They finished 50 projects the first year and took no money for them.',
    fullImage: prints.workshop,
    confirm: 'The garage, the 50 projects, and the unpaid work, from Renna Media and The Star-Ledger (July 31, 2011).',
  },
  /** The year is the brief's; the rest Renna Media, 2016. */
  {
    id: '1966-meals',
    year: 1966,
    decade: '1960s',
    title: 'Meals on Wheels begins',
    text: 'The first meals went out in October. The Junior League helped pay for them, and volunteers came from local clubs.',
    fullImage: prints.meals,
    confirm: 'The month, the funding, and the clubs, from Renna Media (2016).',
  },
  /** The year is the brief's; the rest TAPinto. */
  {
    id: '1975-spend-a-day',
    year: 1975,
    decade: '1970s',
    title: 'Spend-A-Day opens',
    text: 'Older adults could spend the day among friends and go home in the afternoon. Spend-A-Day was among the first adult day programs in the state.',
    fullImage: prints.spendADay,
    confirm: 'That it was among the first in the state, from TAPinto.',
  },
  /** TAPinto, February 6, 2013. */
  {
    id: '1998-shopping',
    year: 1998,
    decade: '1980s-90s',
    title: 'Groceries to the door',
    text: 'A shopping and errand service began with three clients. By 2012, it was helping about 60 people a year.',
    fullImage: prints.shopping,
    confirm: 'The year and both figures, from TAPinto (February 6, 2013).',
  },
  /** Counted from the founding year. We know of no published account of these years. */
  {
    id: '2004-fifty-years',
    year: organization.foundedYear + 50,
    decade: '2000s',
    title: 'Fifty years later',
    text: 'Half a century in, Meals on Wheels, Spend-A-Day, and the workshop had joined home care.',
    fullImage: prints.fifty,
    confirm: 'We found nothing published about the 2000s. Supply a photograph and its caption, or keep this one.',
  },
  /** TAPinto. */
  {
    id: '2010-anniversary',
    year: 2010,
    decade: '2010s-20s',
    title: 'Spend-A-Day turns 35',
    text: 'Our adult day program marked its 35th year.',
    fullImage: prints.anniversary,
    confirm: 'The anniversary, from TAPinto.',
  },
  /** The Star-Ledger, July 31, 2011. */
  {
    id: '2011-workshop-fifty',
    year: 2011,
    decade: '2010s-20s',
    title: 'The workshop turns 50',
    text: 'By then, about twenty retirees were working there.',
    fullImage: prints.workshopFifty,
    confirm: 'The number of retirees, from The Star-Ledger (July 31, 2011).',
  },
  /** TAPinto, February 6, 2013. */
  {
    id: '2012-meals',
    year: 2012,
    decade: '2010s-20s',
    title: 'Meals for eleven towns',
    text: 'That year, Meals on Wheels brought about 36,000 meals to 250 people in eleven towns.',
    fullImage: prints.mealsRound,
    confirm: 'The three figures, from TAPinto (February 6, 2013).',
  },
  /** Renna Media. */
  {
    id: '2016-proclamation',
    year: 2016,
    decade: '2010s-20s',
    title: 'Meals on Wheels turns 50',
    text: 'The City of Summit honored 50 years of meals with a proclamation on November 14.',
    fullImage: prints.proclamation,
    confirm: 'The proclamation and its date, from Renna Media.',
  },
  /** The Independent Press, June 27, 2019. */
  {
    id: '2019-senior-prom',
    year: 2019,
    decade: '2010s-20s',
    title: 'The ninth Senior Prom',
    text: 'Spend-A-Day held its ninth Senior Prom on June 19.',
    fullImage: prints.prom,
    confirm: 'The number and the date, from The Independent Press (June 27, 2019).',
  },
  /** The provider, July 2021. */
  {
    id: '2020-phone-calls',
    year: 2020,
    decade: '2010s-20s',
    title: 'More than a year by phone',
    text: 'Spend-A-Day closed on March 20 by state order. Over the next fifteen months, our staff called participants nearly 3,000 times, and a video library opened online.',
    fullImage: prints.calls,
    confirm: 'The date, the calls, and the library, from your own report of July 2021.',
  },
  /** The provider, July 2021. */
  {
    id: '2021-reopening',
    year: 2021,
    decade: '2010s-20s',
    title: 'The doors open again',
    text: 'Spend-A-Day welcomed people back on July 19, in freshly painted rooms.',
    fullImage: prints.reopening,
    confirm: 'The date and the repainted rooms, from your own report of July 2021.',
  },
  /** Cause IQ. */
  {
    id: '2022-aides',
    year: 2022,
    decade: '2010s-20s',
    title: 'A year of care at home',
    text: 'That year, 65 home health aides and two registered nurses gave more than 33,600 hours of care, and Meals on Wheels delivered 28,875 meals.',
    fullImage: prints.aides,
    confirm: 'The four figures, from Cause IQ.',
  },
  {
    id: '2024-seventy',
    year: organization.foundedYear + 70,
    decade: '2010s-20s',
    title: 'Seventy years of care',
    text: 'Seventy years later, what a college club started was still helping older neighbors age at home.',
    fullImage: prints.seventy,
    confirm: 'The picture of seventy years is a drawing. Put a photograph in its place.',
  },
] as const satisfies readonly HistoricalImage[]
