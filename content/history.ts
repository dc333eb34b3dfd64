import { organization } from './organization'
import type { Decade, HistoricalImage, Illustration } from './types'

/** The parts of the timeline (BRIEF 2.10), in chronological order. */
export const decades = [
  { id: '1950s', name: '1950s', lastYear: 1959 },
  { id: '1960s', name: '1960s', lastYear: 1969 },
  { id: '1970s', name: '1970s', lastYear: 1979 },
  { id: '1980s-90s', name: '1980s–90s', lastYear: 1999 },
  { id: '2000s', name: '2000s', lastYear: 2009 },
  { id: '2010s-20s', name: '2010s–20s', lastYear: 2029 },
] as const satisfies readonly Decade[]

type Photograph = Pick<HistoricalImage, 'year' | 'title' | 'text' | 'confirm'> & Illustration

/**
 * The timeline's photographs, in chronological order. The years 1954, 1966, 1975 and 2024 come from the brief;
 * `confirm` names who published each of the others. The pictures are drawings until the owner sends photographs: one
 * with the same name in images/history/ replaces a drawing.
 */
const photographs: readonly Photograph[] = [
  {
    year: organization.foundedYear,
    title: 'It starts with a college club',
    text: 'The College Club of Summit founded our organization to serve older adults, and home care started the same year.',
    picture: 'history/1954-club',
    alt: 'On a columned porch, four women laugh, call, and check a watch around an empty chair; a fifth runs from the camera to join them, holding her hat, one shoe lost on the steps',
    confirm: 'The picture of the founders is a drawing. Put a photograph in its place.',
  },
  {
    year: 1961,
    title: 'The Furniture Workshop opens',
    text: 'Retired men set up their benches in a small, unheated garage. They finished 50 projects the first year and took no money for them.',
    picture: 'history/1961-workshop',
    alt: 'Close up, two older men in caps and scarves weave the seat of a chair, one guiding the strip, one pulling it tight; through the snowy door behind, a third brings hot coffee',
    confirm: 'The garage, the 50 projects, and the unpaid work, from Renna Media and The Star-Ledger (July 31, 2011).',
  },
  {
    year: 1966,
    title: 'Meals on Wheels begins',
    text: 'The first meals went out in October. The Junior League helped pay for them, and volunteers came from local clubs.',
    picture: 'history/1966-meals',
    alt: 'Over the shoulder of a volunteer in a headscarf, who holds out a big covered dish: at the door a wide-eyed older woman, one hand at her cheek, already has the lid by its knob',
    confirm: 'The month, the funding, and the clubs, from Renna Media (2016).',
  },
  {
    year: 1975,
    title: 'Spend-A-Day opens',
    text: 'Older adults could spend the day among friends and go home in the afternoon. Spend-A-Day was among the first adult day programs in the state.',
    picture: 'history/1975-spend-a-day',
    alt: 'Across a checkerboard, seen from the seat of the woman whose hand makes the winning jump, an older man laughs, one hand thrown up, one at his forehead, and a young nurse leans over',
    confirm: 'That it was among the first in the state, from TAPinto.',
  },
  {
    year: 1998,
    title: 'Groceries to the door',
    text: 'A shopping and errand service began with three clients. By 2012, it was helping about 60 people a year.',
    picture: 'history/1998-shopping',
    alt: 'From inside a red station wagon: a young driver in a blue hat pleads with raised brows over an overfull bag’s cabbage while an older woman adds one more thing to her checked-off list',
    confirm: 'The year and both figures, from TAPinto (February 6, 2013).',
  },
  {
    year: organization.foundedYear + 50,
    title: 'Fifty years later',
    text: 'Half a century in, Meals on Wheels, Spend-A-Day, and the workshop had joined home care.',
    picture: 'history/2004-fifty-years',
    alt: 'In a dark room, candles on a big cake light three faces from below: an older woman about to blow, a bald man shielding the flames with his hand, and an aide holding her breath',
    confirm: 'We found nothing published about the 2000s. Supply a photograph and its caption, or keep this one.',
  },
  {
    year: 2010,
    title: 'Spend-A-Day turns 35',
    text: 'Our adult day program celebrated.',
    picture: 'history/2010-anniversary',
    alt: 'From above: an older woman eyes the cherry cake as she cuts the first slice, an older man with a plate grins into the lens, and a volunteer squints behind his camera',
    confirm: 'The anniversary, from TAPinto.',
  },
  {
    year: 2012,
    title: 'Meals for eleven towns',
    text: 'That year, Meals on Wheels brought about 36,000 meals to 250 people in eleven towns.',
    picture: 'history/2012-meals',
    alt: 'A volunteer in a red cap leans past the map’s frame to pin the last red thread to the bare wall; a woman in yellow holds the house pin down with her thumb, amazed',
    confirm: 'The three figures, from TAPinto (February 6, 2013).',
  },
  {
    year: 2020,
    title: 'More than a year by phone',
    text: 'Spend-A-Day closed on March 20 by state order. In the first fifteen months, our staff called participants nearly 3,000 times, and a video library opened online. The doors opened again on July 19, 2021.',
    picture: 'history/2020-phone-calls',
    alt: 'A bearded staff member at night and an older woman by her lamp, telephones joined by one red cord, clink coffee cups across the line between their rooms; the cat on her lap looks up',
    confirm: 'The dates, the calls, and the library, from your own report of July 2021.',
  },
  {
    year: 2022,
    title: 'A year of care at home',
    text: 'That year, 65 home health aides and two registered nurses gave more than 33,600 hours of care, and Meals on Wheels delivered 28,875 meals.',
    picture: 'history/2022-aides',
    alt: 'An older woman calmly sips tea, her arm and head wound in one endless white bandage; a new aide, absorbed, winds on, roll in hand, while their teacher laughs behind her hand',
    confirm: 'The four figures, from Cause IQ.',
  },
  {
    year: organization.foundedYear + 70,
    title: 'Seventy years of care',
    text: 'Seventy years later, what a college club started was still helping older neighbors age at home.',
    picture: 'history/2024-seventy',
    alt: 'From a garden at dusk, past hydrangeas and a rail, four neighbors hold steaming cups under seven lanterns: a man in a rocking chair, two women clinking theirs, and a woman on the steps',
    confirm: 'The picture of seventy years is a drawing. Put a photograph in its place.',
  },
]

export const historicalImages: readonly HistoricalImage[] = photographs.map(({ picture, alt, year, ...said }) => ({
  ...said,
  year,
  id: picture.replace('history/', ''),
  decade: decades.find(({ lastYear }) => year <= lastYear)?.id ?? '',
  fullImage: { picture, alt },
}))
