/** The shapes of everything written in this folder. A field's doc line is its instruction to the writer. */
import type { PictureName } from '../generated/pictures'
import type { organization } from './organization'
import type { ProgramSlug } from './programs'
import type { RoutePath } from './routes'

/** The facts about the provider. Numbers and addresses are written as they are printed. */
export type Organization = {
  name: string
  shortName: string
  legalName: string
  foundedYear: number
  phone: { printed: string; href: `tel:+1${number}` }
  fax: { printed: string }
  address: { street: string; city: string; state: string; zip: string }
  hours: Omit<HoursRow, 'what'>
  figures: { yearsOfCare: string; dayCareHours: string; homeCareHours: string; meals: string; volunteers: number }
  hoursForClients: string
  taxId: string
  registration: string
  counties: readonly string[]
  countiesInPart: readonly string[]
  socials: readonly { name: string; url: `https://${string}` }[]
  donationForm: `https://${string}`
  vehicleDonation: `https://${string}`
  couponService: `https://${string}`
  aideApplication: `https://${string}`
  volunteerEmails: readonly string[]
  careersEmails: readonly string[]
  acknowledgementEmail: string
}

/** What search engines and browser tabs say of a page. */
type SearchWords = {
  /** Browser title, unique: 15 to 65 characters, best 50 to 60. */
  title: string
  /** Search result text, unique: 50 to 160 characters, best 120 to 155. */
  description: string
}

/** What is known of a page apart from its path. */
export type PageFacts = SearchWords & {
  /** Name in breadcrumbs. */
  name: string
  /** Shown where the page is shared. Without one it is that of the page above, or that of Home. */
  picture?: Illustration
  /** False keeps it out of search engines and the sitemap. */
  isIndexed: boolean
  /** The language of its content, where it isn’t English. */
  language?: Language
}

/** One page of the site. The path has no slash at its end. */
export type Route = PageFacts & { path: RoutePath }

/** An address on this site (checked when the site is built) or elsewhere. */
export type LinkTarget =
  | RoutePath
  | `${RoutePath}#${string}`
  | `${RoutePath}?${string}`
  | `#${string}`
  | `https://${string}`
  | `tel:${string}`
  | `mailto:${string}`
  | `/documents/${string}`

/** A language besides English that a page of this site is written in. */
export type Language = 'es'

/** A link with its words. */
export type Link = {
  text: string
  href: LinkTarget
  /** Opens in a new tab; the link then says so. */
  opensNewTab?: boolean
  /** The language of its words and of the page it leads to, where that isn’t English. */
  language?: Language
}

/** A sentence or paragraph: plain words, or words and links in order. */
export type RichText = string | readonly (string | Link)[]

/** A piece of running text. */
export type Block = RichText | { list: readonly RichText[] } | { steps: readonly RichText[] }

/** A picture and what it tells. The name is the file in images/ without its ending. */
export type Illustration = {
  /** File in images/ without its ending, for example `programs/home-care`. */
  picture: PictureName
  /** What the picture tells; empty only where it is an ornament. */
  alt: string
  /** The part of a photograph that must stay in its window, as in CSS: `30% 20%` is left of the middle and near the top. */
  position?: string
}

/** A question and its answer. */
export type Faq = { id: string; question: string; answer: readonly Block[] }

/** A question that only the owner can answer. While `value` is empty, launch-check asks for it and no page prints it. */
export type OpenQuestion = { id: string; question: string; value: string; supply: string }

/** A label and a short value, for fact strips. */
export type Fact = { label: string; value: string }

/** A figure and what it counts. */
export type Statistic = { value: string; description: string }

/** A button of the banner at the top of a page. */
export type BannerButton = { text: string; url: LinkTarget; isPrimary: boolean; opensNewTab?: boolean }

/** The banner at the top of a program page. */
export type BannerContent = {
  title: string
  lead: string
  image: Illustration
  buttons: readonly BannerButton[]
}

/**
 * Everything the site says of a program wherever it meets it. Routes, menu, footer, sitemap, cards, slides, search
 * engines and forms are made from it; the words that only its own page says stand beside it, as `sections`.
 */
export type ProgramRecord<Slug extends string> = {
  /** The one key of the program. Its page is at `/{slug}`, its form at `/{slug}/get-started`. */
  slug: Slug
  /** What it is called in the menu and in breadcrumbs, on its card, and in the footer. */
  names: { menu: string; card: string; footer: string }
  search: SearchWords
  /** What the card on Home says below the name. */
  summary: string
  /** What the page in Spanish says of it: what it is, in one sentence. */
  inSpanish: string
  /** Its hour in the day that the slides on Home tell. */
  moment: Moment
  /** Its window on cards and slides. */
  image: Illustration
  /** Parts of its page that the footer names; the id is the part's on that page. */
  footerParts?: readonly { text: string; id: string }[]
  /** The head of its page. Social networks show its picture. Get Started is added by itself. */
  banner: BannerContent
  /** The facts that decide. */
  atAGlance: readonly Fact[]
  /** A question the reader brings, and the answer. */
  opening: { question: string; answer: string; text: readonly Block[] }
  costs: ProgramCosts
  questions: {
    heading: string
    faqs: readonly Faq[]
    /** Asked by families and open until the owner answers; then they stand below the others. */
    toAnswer?: readonly OpenQuestion[]
  }
  /** The end of its page. */
  close: { heading: string; text: string }
  /** Towns or counties as search engines know them; without, the whole county and the parts of counties that we serve. */
  areas?: readonly string[]
  /** In years; without, any age. */
  minimumAge?: number
  form: FormDefinition
  /** The page with the form. */
  getStarted: GetStartedContent & { search: SearchWords }
}

/** One of the programs of this site. */
export type Program = ProgramRecord<ProgramSlug>

/** What happens in a program at an hour of an ordinary day: 'Noon', 'Lunch is at the door'. */
export type Moment = { hour: string; line: string }

/** One picture of a slide show, with what stands on the sill below it. */
export type Slide = Illustration & { moment?: Moment & { link: Link } }

/** A row of opening hours. Times are those of a 24-hour clock: '08:30', '17:00'. */
export type HoursRow = {
  what: string
  days: readonly string[]
  from: `${number}:${number}`
  to: `${number}:${number}`
}

/** One row of what a program costs. A price that only the office knows waits for the owner. */
export type CostRow = { item: string; price: string | OwnerFact; note?: string }

/** One way to pay, and whether and how it works here. */
export type PaymentWay = { way: string; answer: RichText; confirm?: string }

/** What a program costs and how it can be paid. */
export type ProgramCosts = {
  rows: readonly CostRow[]
  /** Stands over the ways to pay where they say something else than how. */
  waysHeading?: string
  ways: readonly PaymentWay[]
}

/** A place or an area, in words and on a map. */
export type Place = {
  /** Heading of the place, then its lines. */
  heading: string
  lines: readonly string[]
  /** What stands in the place of the map until it is asked for. */
  image: Illustration
  /** Title of the map for screen readers. */
  mapTitle: string
  /** Address of the map; fetched only after a press. */
  map: `https://www.google.com/maps${string}`
  /** The way there, for every device and without script. */
  link: Link
}

/** A day that comes every year; months count from 1. */
export type YearlyDay = { monthName: string; month: number; day: number }

/**
 * What is said of a period that comes every year. `{days}` and `{year}` are worked out when it is read; `always` has
 * neither, because it is read without script, too.
 */
export type PeriodWords = { always: string; coming: string; open: string; lastDay: string }

/** A day of every year that a calendar can remind of. */
export type YearlyReminder = { id: string; day: YearlyDay; title: string; text: string }

/** A button that puts days into the reader's own calendar. */
export type CalendarButton = { button: string; fileName: `${string}.ics` }

/**
 * The question for a birthday and what is answered. `{opens}`, `{starts}`, `{closes}`, and `{days}` are worked out when
 * the button is pressed.
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

/** A video that plays in a dialog after a press. */
export type Video = {
  /** Name in addresses, unique over all videos. */
  id: string
  title: string
  /** Id at YouTube; `sample-…` until the owner supplies it. */
  youtubeId: string
  /** File in images/ without its ending, the still that stands before a press. */
  poster: PictureName
  /** What is said in it, one paragraph after the other, or the address where that is written. */
  transcript?: LinkTarget | readonly string[]
}

/** What a way of giving needs explained. A dialog says it, and `#{id}` opens that dialog. */
export type GivingDetails = {
  id: `give-${string}`
  /** Words of the button that opens it. */
  opener: string
  text: readonly Block[]
  /** A picture that belongs to the explanation; the text says the same. */
  image?: Illustration
  /** Where it goes on. */
  link?: Link
  /** What the owner has to check. */
  confirm?: string
}

/** One of the twelve ways to give: it leads to a form elsewhere, or is explained here. */
export type GivingWay = {
  name: string
  /** One sentence. */
  summary: string
  /** The fact that decides, in a few words. */
  note?: string
  image?: Illustration
} & ({ link: Link } | { details: GivingDetails })

/** What a figure of a year comes to on one weekday. Its drawing shows as many marks as the count says. */
export type WeekdayShare = {
  id: 'meals' | 'home-care' | 'day-care'
  count: number
  /** What is counted, in a few words. */
  what: string
  /** What one mark of the drawing stands for. */
  text: string
  /** How the count is reckoned. */
  sum: string
  link: Link
}

/** A fact that others have to write down exactly, such as a tax id. */
export type CopyableFact = { label: string; value: string }

/** Someone who holds a seat or founded the organization. */
export type Person = {
  /** Empty until the owner supplies it; the page then shows the title. */
  name: string
  /** The seat, for example `Treasurer`. */
  title: string
  /** Where the seat or the person belongs. */
  organization: string
  /** Left out until the owner supplies a photograph; a leaf then hangs in the frame. */
  image?: Illustration
  /** The part of a photograph that must stay in view, as in CSS: `50% 20%` keeps a face near the top. */
  imagePosition: string
  /** A sentence about the seat or the person. */
  description?: string
}

/** Persons under one heading. */
export type PeopleGroup = {
  id: string
  heading: string
  lead: RichText
  people: readonly Person[]
  /** What the owner has to confirm, when there is something. */
  confirm?: string
}

/** A part of the timeline. Its id is also its address on the page, as in `/history#1960s`. */
export type Decade = { id: string; name: string; firstYear: number; lastYear: number }

/** A photograph on the timeline. */
export type HistoricalImage = {
  /** Its address on the page; opens the photograph. */
  id: string
  year: number
  /** Id of the part of the timeline it stands in; the year must lie in it. */
  decade: string
  /** What happened, in a few words. */
  title: string
  /** The caption. */
  text: string
  fullImage: Illustration
  /** What the owner has to confirm or supply, when there is something. */
  confirm?: string
}

/** Videos under one heading. */
export type VideoGroup = { id: string; heading: string; lead: string; videos: readonly Video[] }

/** An e-newsletter. */
export type Newsletter = {
  /** Month or season, for example `Fall`. */
  month: string
  year: number
  url: `https://${string}`
  /** True for the one that stands on the card. */
  isLatest?: boolean
}

/** A newsletter on paper, to read as a PDF. */
export type PrintEdition = {
  /** Season and year, for example `Spring 2024`. */
  title: string
  year: number
  /** The file: the owner's from documents/newsletters/, else a sample page that the build writes. */
  url: `/documents/newsletters/${string}.pdf`
  /** True for the one that stands on the card. */
  isLatest?: boolean
  /** What the owner must still supply. */
  confirm?: string
}

// ---------------------------------------------------------------- enquiry forms

/** What stands on every question of a form. */
type FieldBase = {
  /** Name under which the answer is sent. */
  id: string
  /** The question. */
  label: string
  isRequired: boolean
  hint?: string
}

/** A single line to type in. */
export type TextField = FieldBase & {
  type: 'text' | 'tel' | 'email'
  /** What the browser may fill in; `off` for facts about someone else. */
  autocomplete: 'name' | 'tel' | 'email' | 'postal-code' | 'off'
  inputMode?: 'numeric'
  placeholder?: string
}

/** Several lines to type in. */
export type TextAreaField = FieldBase & { type: 'textarea' }

/** One answer out of several. */
export type RadioField = FieldBase & {
  type: 'radio'
  /** The answers, sent as they are printed. */
  options: readonly string[]
  /** Asked only when the named option is chosen, and then required. */
  other?: { option: string; field: TextField }
  /** Which option a link ending in `?about=word` chooses, by word. */
  preselections?: Readonly<Record<string, string>>
}

/** A picture to send along. */
export type FileField = FieldBase & { type: 'file'; accept: 'image/*' }

/** Any number of answers, in groups. Sent as one value, joined by ', '. */
export type CheckboxesField = FieldBase & {
  type: 'checkboxes'
  groups: readonly { legend: string; options: readonly { id: string; label: string }[] }[]
}

/** A free text for each weekday, sent as `{id}-{Day}`. */
export type ScheduleField = FieldBase & { type: 'schedule'; days: readonly string[] }

export type FormField = TextField | TextAreaField | RadioField | FileField | CheckboxesField | ScheduleField

/** One enquiry form. */
export type FormDefinition = {
  /** Also the key under which the form service knows it; the form's id is `{type}-form`. */
  type: string
  /** Who reads the answers, as in 'Our care team reads your answers.' */
  reader: string
  fields: readonly FormField[]
}

/** Words around an enquiry form. */
export type GetStartedContent = {
  heading: string
  /** Two sentences on what happens next. */
  lead: string
  /** What happens after sending, step by step. */
  steps: readonly string[]
}

// ---------------------------------------------------------------- forms on paper and other documents

/** A line or an area to write in. */
export type PaperLine = FieldBase & {
  type: 'text' | 'tel' | 'email' | 'textarea'
  /** Takes half the width, so that two stand side by side. */
  isHalf?: boolean
}

/** The same few questions several times, such as for each former job. Named `{id}{number}-{question}`. */
export type RepeatedFields = {
  type: 'repeated'
  id: string
  /** What they are about, for the page that repeats the questions. */
  label: string
  /** Heading of each time. */
  legends: readonly string[]
  fields: readonly PaperLine[]
}

/** A question of a form that is made into a PDF. */
export type PaperField = PaperLine | RadioField | CheckboxesField | ScheduleField | RepeatedFields

/** A part of such a form; one without questions is a statement. */
export type PaperPart = { heading: string; text?: readonly string[]; fields: readonly PaperField[] }

/** A form to fill in on a computer or by hand. */
export type PaperForm = {
  title: string
  lead: string
  /** How to fill it in. */
  howTo: { heading: string; text: readonly string[] }
  parts: readonly PaperPart[]
  /** How it gets to us. */
  sending: { heading: string; steps: readonly string[] }
}

/** A file that the build makes and pages offer, as generated/documents.ts lists it. */
export type DocumentFile = { path: `/documents/${string}`; title: string; pages: number; bytes: number }

/** A fact that only the owner knows. While `value` is empty, launch-check asks for it, and pages say `instead` or nothing. */
export type OwnerFact = { value: string; instead?: string; supply: string }

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

/** A day of an example week: when someone comes by, and what for. */
export type WeekDay = {
  day: string
  /** The part of the day, or that no one comes. */
  when: string
  text: string
  /** An ornament, because the words say the same. */
  image: Illustration
}

/** A day as a list of hours beside a clock. */
export type DayHour = {
  /** Hour of the day as on a clock of 24 hours, for its place on the dial: 15.5 is half past three. */
  hour: number
  /** How the list names it, for example `9:00 a.m.` or `Midday`. */
  when: string
  text: string
}

/** A question that people bring, with a short answer and where to read on. */
export type TableQuestion = { id: string; question: string; answer: string; link: Link }

/** A part of a letter, and what it means. */
export type LetterNote = {
  id: string
  /** What stands in the letter: one line, or lines of a small table. */
  letter: { heading?: string; text?: string; rows?: readonly { label: string; value: string }[] }
  heading: string
  text: RichText
}

// ---------------------------------------------------------------- finding the right help

/** A county that the organization names as its own. */
export type County = (typeof organization.counties)[number]

/** A municipality, or a village that people give as their town. */
export type Town = {
  name: string
  county: County
  /** The municipality that a village belongs to. */
  partOf?: string
  /** ZIP codes of this town alone. */
  zips?: readonly string[]
  /** Another county of New Jersey has a town of this name, too. */
  hasNamesake?: true
}

/** Where a program goes, and what is said in each case. */
export type ServiceArea = {
  program: ProgramSlug
  /** Counties that are served everywhere, and those of which parts are. */
  counties: readonly County[]
  partsOf: readonly County[]
  /** Towns that are served, and those where only a call can tell. */
  towns: readonly string[]
  maybeTowns: readonly string[]
  /** The area in a sentence. */
  where: string
  /** What follows 'Yes', 'Probably, call us' and 'Not this one, but'. */
  yes: string
  probably: string
  no: RichText
  /** What the owner has to check. */
  confirm?: string
}

/** A program that an everyday sentence leads to. */
export type HelpRule = {
  program: ProgramSlug
  /** 3 fits best, 2 fits well, 1 is worth a look. */
  weight: 1 | 2 | 3
  /** Why, in words that fit whoever needs the help. */
  reason: string
  /** A part of the program's page or form that says more. */
  link?: Link
}

/** A sentence that people say at home, and the help that it leads to. */
export type HelpSentence = {
  id: string
  /** As someone says it of another. */
  text: string
  /** As someone says it for themselves. */
  ofMyself: string
  rules: readonly HelpRule[]
}
