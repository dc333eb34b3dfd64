import { z } from 'zod'
import type { ProgramSlug } from '@/content/programs'
import { townList } from '@/content/towns'
import {
  address,
  areDistinct,
  confirm,
  email,
  hours,
  maybe,
  maybeAddress,
  maybePhone,
  perProgram,
  phone,
  picture,
  programNames,
  slot,
  spelled,
  words,
  year,
  yearlyDay,
} from './fields'

const moment = (label: string, hint: string) =>
  spelled(
    label,
    /^(\d{4}-(0[1-9]|1[0-2])-([0-2]\d|3[01])T([01]\d|2[0-3]):[0-5]\d)?$/,
    'Choose a day and an hour.',
    hint,
  ).meta({ widget: 'datetime' })

const tooLong = 'Say it in 160 characters.'
const noticeLine = (label: string, hint: string) =>
  z.string(tooLong).max(160, tooLong).meta({ label, hint, say: tooLong })

/** What every page says at its head for a while: 'Closed on Tuesday because of snow.' */
const noticeSchema = z
  .strictObject({
    text: noticeLine('What it says', 'One or two short sentences. Empty it, and no page shows anything.'),
    inSpanish: noticeLine('The same in Spanish', 'For the Spanish page. If it is empty, that page says it in English.'),
    kind: z
      .enum(['closed', 'hours', 'news'], 'Choose one.')
      .meta({ label: 'Kind', labels: { closed: 'Closed', hours: 'Changed hours', news: 'Good news' } }),
    programs: z
      .array(z.enum(Object.keys(programNames) as ProgramSlug[], 'Choose programs of the list.'))
      .meta({ label: 'Programs', hint: 'Which it is about. None means all of us.', labels: programNames }),
    from: moment('From', 'When pages begin to show it, in New Jersey time.'),
    until: moment('Until', 'When pages stop.'),
    link: z
      .strictObject({
        text: maybe('Words of the link'),
        url: spelled(
          'Address',
          /^(https:\/\/[^\s/]\S*|\/\S*)?$/,
          'Begin it with https://, or write a page of this site, like /spad.',
        ).meta({ widget: 'link' }),
      })
      .refine(({ text, url }) => !text === !url, { path: ['url'], error: 'A link needs words and an address.' })
      .meta({ label: 'Link', hint: 'Only if there is more to read.' }),
  })
  .refine(({ text, from, until }) => !text || (from && until), { path: ['until'], error: 'Say from when until when.' })
  .refine(({ from, until }) => !from || !until || from < until, {
    path: ['until'],
    error: 'The notice ends before it starts.',
  })
  .meta({ label: 'Notice on every page' })

export type Notice = z.infer<typeof noticeSchema>

/** The address of a paper that the law asks a provider of care to publish. */
function paper(label: string, notice: string) {
  const supply = `The law may ask for it before launch: write the address of ${notice}.`
  return maybeAddress(label).meta({ label, hint: supply, supply, isBlocking: true })
}

const thousands = (label: string) => spelled(label, /^\d+K\+?$/, 'Write it in thousands, like 38K+.')

const organizationSchema = z
  .strictObject({
    name: words('Name'),
    shortName: words('Short name', 'Used where there is little room, such as under an icon on a phone.'),
    legalName: words('Legal name', 'For brokers, wills, and search engines.'),
    phone: phone('Telephone'),
    fax: maybePhone('Fax'),
    address: z
      .strictObject({
        street: words('Street and number'),
        city: words('City'),
        state: spelled('State', /^[A-Z]{2}$/, 'Write two capital letters, like NJ.'),
        zip: spelled('ZIP code', /^\d{5}$/, 'Write five digits, like 07901.'),
      })
      .meta({ label: 'Address' }),
    hours: hours('Hours of the office'),
    taxId: spelled('Tax ID', /^\d{2}-\d{7}$/, 'Write two digits, a hyphen, and seven digits.'),
    figures: z
      .strictObject({
        year: slot('The year they were counted', 'Write the year in which the hours and the meals were counted.'),
        yearsOfCare: words('Years of care'),
        dayCareHours: thousands('Hours of adult day care a year'),
        homeCareHours: thousands('Hours of home care a year'),
        meals: thousands('Meals delivered a year'),
        volunteers: z.int('Write a number.').min(1).meta({ label: 'Volunteers', hint: 'At least as many.' }),
      })
      .meta({ label: 'Figures' }),
    donationForm: address('Donation form'),
    vehicleDonation: address('Donating a car'),
    couponService: address('Coupons of online stores'),
    aideApplication: address('Online application of home health aides'),
    socials: z
      .array(z.strictObject({ name: words('Name'), url: address('Address') }))
      .min(1)
      .meta({ label: 'Social networks', one: 'network' }),
    acknowledgementEmail: email('Sender of the note that thanks for an enquiry'),
    privacyPractices: paper('Notice of Privacy Practices', 'your HIPAA Notice of Privacy Practices'),
    nondiscrimination: paper(
      'Notice of Nondiscrimination',
      'your Notice of Nondiscrimination and of free help in other languages',
    ),
    interpreter: maybe('Spanish').meta({
      label: 'Help in Spanish',
      supply: 'Write in Spanish whether the office answers in Spanish or can be asked for an interpreter.',
      isBlocking: true,
      hint: 'In Spanish: whether the office answers in Spanish or can be asked for an interpreter.',
    }),
  })
  .meta({ label: 'Name, telephone, address' })

export type OrganizationFacts = z.infer<typeof organizationSchema>

/** When each program is open. The office’s own hours are in organization.json. */
const hoursSchema = z
  .strictObject({
    spendADay: hours('Spend-A-Day'),
    mealsOnWheels: hours('Meals on Wheels'),
    furniture: hours('Furniture Workshop'),
  })
  .meta({ label: 'Hours of the programs' })

export type Hours = z.infer<typeof hoursSchema>
export type WeeklyHours = Hours['spendADay']

/** What each program costs. Where nothing is written, the page says whom to ask. */
const pricesSchema = z
  .strictObject({
    homecare: z
      .strictObject({
        hourly: slot('Hourly and overnight care', 'Write the rates of hourly and overnight care.'),
        liveIn: slot('24-hour and live-in care', 'Write the rates of 24-hour and live-in care.'),
        medicalAlert: slot('Medical alert monitoring', 'Write the monthly price of medical alert monitoring.'),
      })
      .meta({ label: 'Home Care' }),
    spendADay: z
      .strictObject({
        day: slot('A day at Spend-A-Day', 'Write the rate for a day at Spend-A-Day.'),
        oneWay: words('Transportation, one way'),
        roundTrip: words('Transportation, round trip'),
      })
      .meta({ label: 'Spend-A-Day' }),
    mealsOnWheels: z
      .strictObject({
        meal: slot('Meals on Wheels', 'Write the price of a meal, or what people are asked to give.'),
        groceries: slot('Grocery shopping', 'Write the fee for the grocery shopping service.'),
      })
      .meta({ label: 'Meals on Wheels' }),
    socialWork: z
      .strictObject({
        talk: slot('Talking with a social worker', 'Write Free, or what it costs to talk with a social worker.'),
        medicalAlert: slot('Life Station medical alert', 'Write what Life Station costs a month, by device.'),
        students: slot('A program for students', 'Write Free, or what a program for students costs.'),
      })
      .meta({ label: 'Social Work Support' }),
    furniture: z
      .strictObject({
        caning: slot('Caning', 'Write what caning costs, for example by the hole.'),
        rushing: slot('Rushing', 'Write what rushing a seat costs.'),
        repairs: slot('Repairs and refinishing', 'Write what repairs and refinishing cost, or how you price them.'),
      })
      .meta({ label: 'Furniture Workshop' }),
  })
  .meta({ label: 'Prices' })

export type Prices = z.infer<typeof pricesSchema>

const question = z.strictObject({
  question: words('Question'),
  answer: maybe('Answer').meta({
    supply: 'Write the answer; until then, no page shows the question.',
    hint: 'Until there is one, no page shows the question.',
    widget: 'text',
  }),
})

const questionsAbout = (program: string) => z.array(question).meta({ label: program, one: 'question' })

/** Questions that families ask and only the office can answer. They go below the others of a program’s page. */
const questionsSchema = z.strictObject(perProgram(questionsAbout)).meta({ label: 'Questions families ask' })

export type Questions = z.infer<typeof questionsSchema>

const isNewestFirst = (issues: readonly { year: number }[]) =>
  issues.every((issue, index) => issue.year <= (issues[index - 1] ?? issue).year)
const newestFirst = 'The newest goes first: move the entries, or correct a year.'
const sameAddress = 'Two entries lead to the same place. Give each its own.'

/** Newsletters, the newest first, which is on the card. A kind that isn’t there isn’t on the page. */
const newslettersSchema = z
  .strictObject({
    newsletters: z
      .array(
        z.strictObject({
          month: words('Month or season', 'For example Fall, or Spring/Summer'),
          year: year('Year'),
          url: address('Address', 'Where the newsletter service keeps it.'),
        }),
      )
      .refine(isNewestFirst, newestFirst)
      .refine((entries) => areDistinct(entries, ({ url }) => url), sameAddress)
      .meta({
        label: 'E-newsletters',
        hint: 'The newest goes first.',
        one: 'e-newsletter',
        summary: '{{month}} {{year}}',
      }),
    printEditions: z
      .array(
        z.strictObject({
          title: words('Title', 'For example Fall 2026'),
          year: year('Year'),
          url: spelled(
            'PDF',
            /^\/documents\/newsletters\/[\w-]+\.pdf$/,
            'Choose a PDF.',
            'Small letters and hyphens in its name: fall-2026.pdf',
          ).meta({
            widget: 'file',
            folder: '/documents/newsletters',
          }) as unknown as z.ZodType<`/documents/newsletters/${string}.pdf`>,
        }),
      )
      .refine(isNewestFirst, newestFirst)
      .refine((entries) => areDistinct(entries, ({ url }) => url), sameAddress)
      .meta({ label: 'Newsletters on paper', hint: 'The newest goes first.', one: 'newsletter' }),
  })
  .meta({ label: 'Newsletters' })

export type NewsletterFacts = z.infer<typeof newslettersSchema>

const video = z.strictObject({
  id: spelled(
    'Its name in links',
    /^[a-z0-9-]*$/,
    'Write small letters and hyphens.',
    'Leave it empty for a new video; don’t change an old one.',
  ),
  title: words('Title'),
  youtubeId: spelled(
    'Address at YouTube',
    /^(sample-[\w-]+|[\w-]{11}|https:\/\/\S*(v=|youtu\.be\/|embed\/|shorts\/)[\w-]{11}\S*)$/,
    'Copy the video’s address from YouTube.',
  ),
  poster: picture('Picture', 'videos', 'What the page shows until someone presses play: 1280 by 720 or more.').regex(
    /./,
    'Choose a picture.',
  ),
  transcript: z.string().meta({
    label: 'Transcript',
    hint: 'What is said, for people who can’t hear it, or the address where it is written.',
    widget: 'text',
  }),
})

const videoShelf = (label: string) => z.array(video).min(1).meta({ label, one: 'video', summary: '{{title}}' })

const videosSchema = z
  .strictObject({
    about: videoShelf('About'),
    recent: videoShelf('Recent videos'),
    thankYou: videoShelf('Thank-you messages'),
    families: videoShelf('Family testimonials'),
    spendADay: videoShelf('Spend-A-Day stories'),
    mealsOnWheels: video.omit({ poster: true }).meta({ label: 'The video on the Meals on Wheels page' }),
  })
  .refine(
    ({ mealsOnWheels, ...shelves }) => {
      const all = [...Object.values(shelves).flat(), mealsOnWheels]
      return areDistinct(all, ({ id, title }) => id || title) && areDistinct(all, ({ youtubeId }) => youtubeId)
    },
    { error: 'Two videos have the same name in links, title, or address. Give each its own.' },
  )
  .meta({ label: 'Videos' })

export type VideoFacts = z.infer<typeof video>
export type VideosFacts = z.infer<typeof videosSchema>

const person = z
  .strictObject({
    name: slot('Name', 'Write the person’s name.'),
    title: words('Seat', 'For example Treasurer.'),
    organization: maybe('Organization', 'If it isn’t ours.'),
    description: maybe('A sentence about the seat or the person'),
    portrait: picture('Portrait', 'portraits'),
    portraitShows: maybe('What the portrait shows', 'For people who can’t see it: Pat O’Neil in the garden.'),
    portraitPosition: spelled(
      'What to keep in view',
      /^(\d{1,3}% \d{1,3}%)?$/,
      'Write two percentages, like 50% 10%.',
      'Only if the face is cut off. 50% 10% is a face near the top.',
    ),
  })
  .refine(({ portrait, portraitShows }) => !portrait || portraitShows.trim(), {
    path: ['portraitShows'],
    error: 'Say in a few words what the portrait shows.',
  })

const seats = (label: string) =>
  z.array(person).min(1, 'At least one person.').meta({ label, one: 'person', summary: '{{name}} {{title}}' })

const peopleSchema = z
  .strictObject({
    boardYear: year('The year the committee and the board serve'),
    confirm,
    executiveCommittee: seats('Executive committee'),
    board: seats('Board of trustees'),
    executiveDirector: seats('Executive director'),
    founders: seats('Founders'),
  })
  .meta({ label: 'Trustees' })

export type PeopleFacts = z.infer<typeof peopleSchema>
export type PersonFacts = z.infer<typeof person>

const town = words('Town').refine((name) => townList.towns.some((known) => known.name === name), {
  error: 'No town in our counties is called that. Check how it’s spelled.',
})

const townsSchema = z
  .strictObject({
    meals: z
      .array(
        z.strictObject({
          name: town,
          hasGroceries: z.boolean().meta({ label: 'Groceries, too' }),
        }),
      )
      .min(1)
      .refine((towns) => areDistinct(towns, ({ name }) => name), 'A town is listed twice. Remove one.')
      .meta({ label: 'Meals on Wheels goes to', one: 'town' }),
    maybeMeals: z.array(town).meta({ label: 'Towns where only a call can tell', one: 'town' }),
    confirm,
  })
  .meta({ label: 'Towns' })

export type TownFacts = z.infer<typeof townsSchema>

/** A fact that the site must never be published without. */
const blocker = (label: string, supply: string) => slot(label, supply).meta({ isBlocking: true })
const lawful = (label: string, wanted: string) => blocker(label, `The law asks for it before launch: ${wanted}`)

const payByLaw = 'The law asks for it before launch: write the lowest and the highest hourly pay.'
const pay = (label: string) =>
  spelled(label, /^(\$\d+(\.\d\d)?)?$/, 'Write dollars, like $19 or $19.50.').meta({
    label,
    supply: payByLaw,
    isBlocking: true,
  })

const careersSchema = z
  .strictObject({
    pay: z
      .strictObject({ lowest: pay('Lowest, an hour'), highest: pay('Highest, an hour') })
      .refine(({ lowest, highest }) => !lowest === !highest, { path: ['highest'], error: 'Write both, or neither.' })
      .meta({ label: 'Pay', hint: payByLaw }),
    liveInPay: lawful('Pay of live-in aides', 'write it with its unit, like $200 a day.'),
    bonus: slot(
      'Retention bonus',
      'Write the retention bonus with its amount, for example: A retention bonus of (amount) after six months.',
    ),
    otherBenefits: lawful('Other benefits', 'write the other benefits of aides in one line.'),
    requirements: z.array(words('Requirement')).min(1).meta({ label: 'Requirements', one: 'requirement' }),
    experience: slot('Experience', 'Write how much experience an aide needs, or that none is needed.'),
    license: slot('Driver’s license', 'Write whether an aide needs a driver’s license and a car.'),
    emails: z.array(email('Email address')).min(1).meta({ label: 'Applications go to', one: 'address' }),
  })
  .meta({ label: 'Careers' })

export type CareersFacts = z.infer<typeof careersSchema>

const volunteeringSchema = z
  .strictObject({
    minimumAge: slot('Age', 'Write how old a volunteer has to be, in one sentence.'),
    backgroundCheck: slot('Background check', 'Write whether volunteers need a background check, in one sentence.'),
    training: slot('Training', 'Write what training volunteers get, in one sentence.'),
    emails: z.array(email('Email address')).min(1).meta({ label: 'Applications go to', one: 'address' }),
  })
  .meta({ label: 'Volunteering' })

export type VolunteeringFacts = z.infer<typeof volunteeringSchema>

const iraLimit = z.strictObject({
  year: year('Year'),
  amount: spelled('Amount', /^\$\d{1,3}(,\d{3})*$/, 'Write dollars, like $108,000.'),
  confirm,
})

const givingSchema = z
  .strictObject({
    iraLimits: z
      .array(iraLimit)
      .min(1)
      .refine(
        (limits) => limits.every(({ year }, index) => year < (limits[index - 1]?.year ?? 9999)),
        'The latest year goes first.',
      )
      .meta({
        label: 'The most that one person can give from an IRA in a year',
        hint: 'The latest goes first.',
        one: 'year',
        summary: '{{year}}: {{amount}}',
      }),
    stockDeductionPercent: z.int('Write a number.').min(1).max(100).meta({
      label: 'Deduction for stock held over a year',
      hint: 'Percent of adjusted gross income; see IRS Publication 526.',
    }),
    payee: blocker('Checks are made out to', 'Write the name that checks should be made out to.'),
    taxReceipt: slot('Tax receipt', 'Write how and when a donor gets a tax receipt, in one sentence.'),
    form990: slot('Form 990', 'Write where a donor can read your Form 990, in one sentence.'),
    charityRegistration: blocker(
      'Charity registration',
      'The law asks for it before launch. Have counsel write New Jersey’s disclosure for registered charities (N.J.A.C. 13:48-11.2), with the telephone number 973-504-6215.',
    ),
  })
  .meta({ label: 'Giving' })

type IraLimit = z.infer<typeof iraLimit>
export type GivingFacts = z.infer<typeof givingSchema> & { iraLimits: readonly [IraLimit, ...IraLimit[]] }

const datesSchema = z
  .strictObject({
    openEnrollment: z
      .strictObject({ opens: yearlyDay('First day'), closes: yearlyDay('Last day') })
      .meta({ label: 'Medicare open enrollment' }),
  })
  .meta({ label: 'Dates' })

export type DatesFacts = z.infer<typeof datesSchema>

/** The schema of each file in content/facts/, by its name, in the order of the editor. */
export const factSchemas: Readonly<Record<string, z.ZodType>> = {
  notice: noticeSchema,
  organization: organizationSchema,
  hours: hoursSchema,
  prices: pricesSchema,
  questions: questionsSchema,
  newsletters: newslettersSchema,
  videos: videosSchema,
  people: peopleSchema,
  towns: townsSchema,
  careers: careersSchema,
  volunteering: volunteeringSchema,
  giving: givingSchema,
  dates: datesSchema,
}
