import type { Illustration } from './types'

/** Pictures that several pages use, and what each one shows. */
export const illustrations = {
  giftHouse: {
    picture: 'giving/gift-house',
    alt: 'An older hand slips a coin into a doll’s house. Two rooms glow: a hot meal, a shoe being tied. In a dark one, a woman waits. A younger hand has another coin',
  },
  deliveryRoute: {
    picture: 'volunteer/delivery-route',
    alt: 'Three red meal bags sit belted in on the back seat, like children. Leaning in from the street, a volunteer carefully buckles the last; from the front seat, his driver watches, one brow raised',
  },
  groceryBags: {
    picture: 'volunteer/grocery-bags',
    alt: 'Seen from inside the cupboard, a teenager, lips pressed, stretches a jar onto the top shelf while an older woman with a full grocery bag holds the next tin and calls',
  },
  frontDesk: {
    picture: 'volunteer/front-desk',
    alt: 'Caught at the front desk, an older man in a wheelchair, one cheek full, freezes with a candy in his fingers. The volunteer on the telephone glances sideways and tilts the bowl his way',
  },
  musicAfternoon: {
    picture: 'volunteer/music-afternoon',
    alt: 'Beaming, an older woman spreads two shining pot lids, about to clash them. Before her, a student with a guitar hunches and winces; drumming on a pot, an older man already plugs one ear',
  },
  groceriesAtTheDoor: {
    picture: 'passages/groceries-at-the-door',
    alt: 'Rolling down his hall at speed, an older man in a wheelchair grins round the grocery bags stacked on his lap; an orange leaps off. At the door, his driver still holds out empty arms',
  },
  rakingLeaves: {
    picture: 'passages/raking-leaves',
    alt: 'A huge sack of leaves on legs: a teenager hugs it and peeks past, proud. From its torn corner a trail crosses the raked lawn to the porch; an older woman half laughs, half gasps',
  },
  spendADayDancing: {
    picture: 'passages/spend-a-day-dancing',
    alt: 'To a red radio, a nurse and an older woman in a tilting wheelchair spin, gripping wrists and leaning away; scarf and stethoscope fly, and a tire has drawn a spiral on the sunlit floor',
  },
  volunteerApplication: {
    picture: 'heroes/volunteer-application',
    alt: 'A student holding her signed form grins from under a clay cap far too big for her; its bareheaded owner, a meal bag ready, bends nose to nose and lifts the visor between finger and thumb',
  },
  aboutHero: {
    picture: 'heroes/about',
    alt: 'Up a ladder, a volunteer holding a crooked leaf sign looks back, helpless: below, an older woman waves it over to the left, an older man to the right; a cat watches us',
  },
  trusteesHero: {
    picture: 'heroes/trustees',
    alt: 'Four board members in good clothes carry a yellow house uphill on poles: one strains, one has books on his shoulder, and drops hit a bald man while a woman inside waters geraniums',
  },
  careersHero: {
    picture: 'heroes/careers',
    alt: 'As a bathroom mirror sees it: an older man bearded with shaving foam looks innocent, brush raised; behind him a young aide, razor held still, stares cross-eyed at the foam on his own nose',
  },
  videosHero: {
    picture: 'heroes/videos',
    alt: 'Seen from inside an old television, three people on a sofa in its blue light: a man aims the remote, his laughing son holds his shoulder, and a neighbor hugging popcorn wipes away a tear',
  },
  testimonialsHero: {
    picture: 'heroes/testimonials',
    alt: 'On a porch swing at sunset, an older woman talks and holds the far-off house between finger and thumb; her younger neighbor listens close by, a hand laid over hers',
  },
  findHelpHero: {
    picture: 'heroes/find-help',
    alt: 'At dusk, a worried daughter touches her lips before six picture doorbells; her mother calmly leans hand and bare forearm on five at once, and a man laughs from the lit window above',
  },
  notFound: {
    picture: 'heroes/not-found',
    alt: 'Two hands hold a map whose dotted path tangles, then leaves the page as stepping stones to a rose arch, where a woman with gray curls leans far over the gate, waving a checked towel',
  },
  newsHero: {
    picture: 'heroes/news',
    alt: 'Over a newspaper with one corner folded back, an older man rolls his eyes up at the paw on his white hair: a ginger cat lies along the top of his blue wing chair',
  },
  historyHero: {
    picture: 'heroes/history',
    alt: 'In a lamplit attic a teenager holds up a sepia photograph of a laughing young woman in a dotted headscarf; beside it, in the same scarf and profile, she laughs today, her dish lid rattling',
  },
} as const satisfies Record<string, Illustration>
