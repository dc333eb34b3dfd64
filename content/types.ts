/** Types for everything written in this folder. A field's doc line is the instruction to the writer. */
import type { PictureName } from '@/generated/pictures'
import type { organization } from './organization'
import type { ProgramSlug } from './programs'
import type { RoutePath } from './routes'

type SearchWords = {
  /** Browser title, unique: 15 to 65 characters, ideally 50 to 60. */
  title: string
  /** Search result text, unique: 50 to 160 characters, ideally 120 to 155. */
  description: string
}

/** Everything about a page but its path. */
export type PageFacts = SearchWords & {
  /** Name in breadcrumbs. */
  name: string
  /** Shown when the page is shared. Without one, the picture of the page above, or else Home's. */
  picture?: Illustration
  /** False keeps it out of search engines and the sitemap. */
  isIndexed: boolean
  /** The language of its content, if it isn’t English. */
  language?: Language
}

/** One page of the site. The path has no trailing slash. */
export type Route = PageFacts & { path: RoutePath }

/** A link's target, on this site (checked when the site is built) or elsewhere. */
export type LinkTarget =
  | RoutePath
  | `${RoutePath}#${string}`
  | `${RoutePath}?${string}`
  | `#${string}`
  | `https://${string}`
  | `tel:${string}`
  | `mailto:${string}`
  | `/documents/${string}`

export type Language = 'en' | 'es'

export type Link = {
  text: string
  href: LinkTarget
  /** Opens in a new tab; the link then says so. */
  opensNewTab?: boolean
  /** The language of its text and of the page it leads to, if that isn’t the language around it. */
  language?: Language
  /** The language around it, if that isn’t English: it then says in that language what it leads to. */
  standsIn?: 'es'
}

/** A sentence or paragraph: plain words, or words and links in order. */
export type RichText = string | readonly (string | Link)[]

export type Block = RichText | { list: readonly RichText[] } | { steps: readonly RichText[] }

export type Illustration = {
  /** File in images/ without its extension, for example `programs/home-care`. */
  picture: PictureName
  /** What the picture shows; empty only when it’s decorative. */
  alt: string
  /** The part to keep where a portrait is cropped, as in CSS: `30% 20%` is left of the middle and near the top. */
  position?: string
}

export type Faq = { id: string; question: string; answer: readonly Block[] }

export type Fact = { label: string; value: string }

export type Statistic = { value: string; description: string }

export type BannerButton = { text: string; url: LinkTarget; isPrimary: boolean; opensNewTab?: boolean }

export type BannerContent = {
  title: string
  lead: string
  image: Illustration
  buttons: readonly BannerButton[]
}

/**
 * Everything the site says about a program wherever it comes up. Routes, menu, footer, sitemap, cards, slides, search
 * engines and forms are built from it; words that only its own page uses go next to it, as `sections`.
 */
export type ProgramRecord<Slug extends string> = {
  /** The program's key. Its page is at `/{slug}`, its form at `/{slug}/get-started`. */
  slug: Slug
  /** What it's called in the menu, footer and breadcrumbs, and on its card. */
  names: { menu: string; card: string }
  search: SearchWords
  /** What its card on Home says below the name. */
  summary: string
  /** What it is, in one sentence, for the Spanish page. */
  inSpanish: string
  /** Its picture on Home's slides and in the menu. */
  image: Illustration
  /** Parts of its page that the footer links to; `id` is the part's id on that page. */
  footerParts?: readonly { text: string; id: string }[]
  /** The head of its page. Its card and social networks show its picture. Get Started is added automatically. */
  banner: BannerContent
  /** The facts people decide on. */
  atAGlance: readonly Fact[]
  opening: { question: string; answer: string; text: readonly Block[] }
  costs: ProgramCosts
  questions: {
    heading: string
    faqs: readonly Faq[]
  }
  /** The end of its page. */
  /** With the way to the office, where no other part of the page has it. */
  close: { heading: string; text: string; directions?: Link }
  serviceArea: ServiceArea
  /** In years; without it, any age. */
  minimumAge?: number
  form: FormDefinition
  getStarted: GetStartedContent & { search: SearchWords }
}

export type Program = ProgramRecord<ProgramSlug>

export type Slide = Illustration & { caption: string | Link }

/** A row of opening hours. Times are on a 24-hour clock: '08:30', '17:00'. */
export type HoursRow = {
  what: string
  days: readonly string[]
  from: `${number}:${number}`
  to: `${number}:${number}`
}

/** One row of a program's costs. A price only the office knows waits for the owner. */
export type CostRow = { item: string; price: string | OwnerFact; note?: string }

export type PaymentWay = { way: string; answer: RichText; confirm?: string }

export type ProgramCosts = {
  rows: readonly CostRow[]
  /** What the price depends on, in one sentence, said as long as the office hasn't given every price. */
  dependsOn?: string
  /** Heading over the ways to pay, when they're about something other than how. */
  waysHeading?: string
  ways: readonly PaymentWay[]
}

export type Place = {
  heading: string
  lines: readonly string[]
  /** A map, if there is one: its title, for screen readers, and its URL, fetched only after a press. */
  map?: { title: string; address: `https://www.google.com/maps${string}` }
  /** Directions, for every device and without script. */
  link: Link
}

/** A day that comes every year; months count from 1. */
export type YearlyDay = { monthName: string; month: number; day: number }

/**
 * What we say about a period that comes every year. `{days}` and `{year}` are filled in when the page is read; `always`
 * has neither, because it shows without script, too.
 */
export type PeriodWords = { always: string; coming: string; open: string; lastDay: string }

export type YearlyReminder = { id: string; day: Omit<YearlyDay, 'monthName'>; title: string; text: string }

export type CalendarButton = { button: string; fileName: `${string}.ics` }

/**
 * The question about a birthday and the answers. `{opens}`, `{starts}`, `{closes}`, and `{days}` are filled in when the
 * button is pressed.
 */
export type SevenMonthsWords = Readonly<
  Record<
    | 'month'
    | 'chooseMonth'
    | 'year'
    | 'isOnFirst'
    | 'show'
    | 'privacy'
    | 'unclear'
    | 'runFrom'
    | 'ranFrom'
    | 'daysLeft'
    | 'lastDay'
    | 'early'
    | 'late'
    | 'over',
    string
  >
> & { calendar: CalendarButton & Record<'opens' | 'lastMonth', { title: string; text: string }> }

export type Video = {
  /** Its name in URLs, unique across all videos. */
  id: string
  title: string
  /** YouTube id; `sample-…` until the owner supplies it. */
  youtubeId: string
  /** File in images/ without its extension: the still shown until a press. */
  poster: PictureName
  /** What's said in it, paragraph by paragraph, or the URL where that's published. */
  transcript?: LinkTarget | readonly string[]
}

/** A video that's a button beside the words it belongs to. */
export type VideoWithoutPoster = Omit<Video, 'poster'>

/** Figures that the law sets anew each year, each said beside its year, and what's said in a year not among them. */
export type YearlyLaw = { years: readonly number[]; always: string; missing: string }

/** The explanation a way of giving needs. A dialog shows it, and `#{id}` opens that dialog. */
export type GivingDetails = {
  id: `give-${string}`
  /** Text of the button that opens it. */
  opener: string
  /** Said first. */
  yearly?: YearlyLaw
  text: readonly Block[]
  /** A picture for the explanation; the text says the same thing. */
  image?: Illustration
  link?: Link
  /** What the owner has to check. */
  confirm?: string
}

/** A way to give: it leads to a form elsewhere, or is explained here. */
export type GivingWay = {
  name: string
  /** One sentence. */
  summary: string
} & ({ link: Link } | { details: GivingDetails })

/** What a year's figure comes to on one weekday. Its drawing shows as many marks as the count says. */
export type WeekdayShare = {
  id: 'meals' | 'home-care'
  count: number
  /** What it counts, in a few words. */
  what: string
  /** What one mark in the drawing stands for. */
  text: string
  /** The math behind the count. */
  sum: string
}

export type Person = {
  /** Empty until the owner supplies it; the page then shows the title. */
  name: string
  /** The seat, for example `Treasurer`. */
  title: string
  organization: string
  /** Left out until the owner supplies a photograph. */
  image?: Illustration
  description?: string
}

export type PeopleGroup = {
  id: string
  heading: string
  people: readonly Person[]
}

/** A part of the timeline. Its id is also its hash on the page, as in `/history#1960s`. */
export type Decade = { id: string; name: string; lastYear: number }

export type HistoricalImage = {
  /** Its hash on the page, which opens the photograph. */
  id: string
  year: number
  /** Id of the part of the timeline it’s in. */
  decade: string
  /** What happened, in a few words. */
  title: string
  /** The caption. */
  text: string
  fullImage: Illustration
  confirm?: string
}

export type VideoGroup = { id: string; heading: string; lead: string; videos: readonly Video[] }

// ---------------------------------------------------------------- enquiry forms

type FieldBase = {
  /** The name the answer is sent under. */
  id: string
  label: string
  isRequired: boolean
  hint?: string
}

export type TextField = FieldBase & {
  type: 'text' | 'tel' | 'email'
  /**
   * What the browser may fill in: `on` for what it can't know. `off` is for someone else's name, which isn't the
   * reader's own, and keeps browsers from bringing the answer back when the page was left and found again.
   */
  autocomplete: 'name' | 'tel' | 'email' | 'postal-code' | 'on' | 'off'
  inputMode?: 'numeric'
  placeholder?: string
}

export type TextAreaField = FieldBase & { type: 'textarea' }

export type RadioField = FieldBase & {
  type: 'radio'
  /** The answers, sent as printed. */
  options: readonly string[]
  /** Asked only when the named option is chosen, and required then. */
  other?: { option: string; field: TextField }
  /** Which option a link ending in `?about=word` preselects, by word. */
  preselections?: Readonly<Record<string, string>>
}

export type FileField = FieldBase & { type: 'file'; accept: 'image/*' }

/** Any number of answers, in groups. Sent as one value, joined by ', '. */
export type CheckboxesField = FieldBase & {
  type: 'checkboxes'
  groups: readonly { legend: string; options: readonly { id: string; label: string }[] }[]
}

/** Free text for each weekday, sent as `{id}-{Day}`. */
export type ScheduleField = FieldBase & { type: 'schedule'; days: readonly string[] }

export type FormField = TextField | TextAreaField | RadioField | FileField | CheckboxesField | ScheduleField

export type FormDefinition = {
  /** Also the form service's key for it; the form's id is `{type}-form`. */
  type: string
  /** Who reads the answers, as in 'Our care team reads your answers.' */
  reader: string
  fields: readonly FormField[]
}

export type GetStartedContent = {
  heading: string
  /** Two sentences about what happens next. */
  lead: string
  /** Who might answer; beside the form in wide windows. */
  image?: Illustration
  /** What happens after sending, step by step. */
  steps: readonly string[]
  confirm?: string
}

// ---------------------------------------------------------------- forms on paper and other documents

export type PaperLine = FieldBase & {
  type: 'text' | 'tel' | 'email' | 'textarea'
  /** Takes half the width, so two fit side by side. */
  isHalf?: boolean
}

/** The same few questions several times, such as for each former job. Named `{id}{number}-{question}`. */
export type RepeatedFields = {
  type: 'repeated'
  id: string
  /** What they're about, for the page that repeats the questions. */
  label: string
  /** One heading per repetition. */
  legends: readonly string[]
  fields: readonly PaperLine[]
}

export type PaperField = PaperLine | RadioField | CheckboxesField | ScheduleField | RepeatedFields

/** A part of such a form; one without questions is a statement. */
export type PaperPart = { heading: string; text?: readonly string[]; fields: readonly PaperField[] }

export type PaperForm = {
  title: string
  lead: string
  howTo: { heading: string; text: readonly string[] }
  parts: readonly PaperPart[]
  /** How to get it to us. */
  sending: { heading: string; steps: readonly string[] }
}

export type DocumentFile = {
  path: `/documents/${string}`
  title: string
  pages: number
  bytes: number
  /** Whether it stands in for one that the owner hasn’t supplied. */
  isSample?: true
}

/** A fact only the owner knows. While `value` is empty, pages say `instead`. */
export type OwnerFact = { value: string; instead: string }

/**
 * Words that state a figure, a credential, a promise, or a rule, and where they come from: the owner's brief, the
 * owner's word since then, what this website itself does or reckons, an official page, or nowhere until the owner
 * confirms them.
 */
export type Claim = { says: string } & (
  | { source: 'brief' | 'owner' | 'website' | `https://${string}` }
  | { confirm: string }
)

// ---------------------------------------------------------------- the signature of each program

export type WeekDay = {
  day: string
  /** The time of day, or a note that no one comes. */
  when: string
  text: string
  /** Decorative, because the words say the same thing. */
  image: Illustration
}

export type DayHour = {
  /** For example `9:00 a.m.` or `Midday`. */
  when: string
  text: string
}

export type LetterNote = {
  id: string
  /** What the letter says: text, or the rows of a small table. */
  letter: { heading?: string; text?: string; rows?: readonly { label: string; value: string }[] }
  heading: string
  text: RichText
}

// ---------------------------------------------------------------- finding the right help

export type County = (typeof organization.counties)[number]

/** A municipality, or a village that people give as their town. */
export type Town = {
  name: string
  county: County
  /** The municipality a village belongs to. */
  partOf?: string
  /** ZIP codes that belong to this town alone. */
  zips?: readonly string[]
  /** Another New Jersey county has a town with this name, too. */
  hasNamesake?: true
}

/** Where a program goes; what is left open is 'Maybe. Please call.' */
export type ServiceArea = {
  /** Counties served everywhere, and counties served in part. */
  counties?: readonly County[]
  partsOf?: readonly County[]
  /** Towns we serve, and towns where only a call can tell. */
  towns?: readonly string[]
  maybeTowns?: readonly string[]
  /** The area in a sentence. */
  where: string
  /** What follows 'Yes', 'Maybe. Please call.' and 'Not in this town'. */
  yes: string
  maybe: string
  no: RichText
  confirm?: string
}

export type HelpSituation = {
  /** Its hash on the page, which opens it. */
  id: string
  /** In a few words, true for whoever asks: 'Alone all day'. */
  text: string
  program: ProgramSlug
  /** What it does about this, in a sentence or two. */
  helps: string
  /** The choice its form should open with, as in `?about=groceries`. */
  about?: string
  also: readonly Link[]
}

export type SynonymGroup = {
  /** In small letters, with a blank between. */
  words: string
  /** Pages, or parts of pages that have an id, the best first. */
  leadsTo: readonly (RoutePath | `${RoutePath}#${string}`)[]
}

/** What the search looks through: the finished pages, cut at their headings. */
export type SiteIndex = { pages: readonly IndexedPage[] }

export type IndexedPage = { path: RoutePath; name: string; language?: Language; passages: readonly Passage[] }

/** A heading with the words that follow it. */
export type Passage = {
  /** Its place on the page: `#costs`, or empty for the page itself. */
  hash: string
  heading: string
  text: string
  /** Words that lead here, too. */
  synonyms?: string
}
