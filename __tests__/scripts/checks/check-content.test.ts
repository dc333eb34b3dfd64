/** @jest-environment node */
import { byEmailOrPhone, fullName } from '@/content/form-fields'
import type { FormDefinition, RadioField } from '@/content/types'
import { checkColors } from '@/scripts/checks/color-checks'
import { checkIds, checkLinks, checkPhones, checkPictures } from '@/scripts/checks/content-checks'
import type { ContentModule } from '@/scripts/checks/content-entries'
import { type Finding, sentence } from '@/scripts/checks/findings'
import { checkFieldIds, checkPreselections, checkPreselects } from '@/scripts/checks/form-checks'
import { checkDescriptions, checkTitles } from '@/scripts/checks/route-checks'
import { checkSettings } from '@/scripts/checks/settings'

/** A form that a link can open with an answer already chosen. */
const asking: FormDefinition = {
  type: 'asking',
  reader: '',
  fields: [{ ...byEmailOrPhone, preselections: { home: 'Phone', office: 'Email' } }],
}

const content = (exports: Record<string, unknown>): ContentModule[] => [{ file: 'content/cards.ts', exports }]
const sentences = (findings: readonly Finding[]) => findings.map(sentence)
const route = (changes: object) => ({
  path: '/about',
  title: 'About us and our house',
  description: 'What we believe in and where we come from, in a few words.',
  ...changes,
})

describe('a mistake is reported with file, entry, field and cure', () => {
  test('a picture that is not there', () => {
    const modules = content({ cards: [{ id: 'mow', image: { picture: 'programs/meels', alt: '' } }] })
    expect(sentences(checkPictures(modules, new Set(['programs/meals'])))).toEqual([
      'content/cards.ts, cards[0].image, field picture: there is no picture images/programs/meels. ' +
        'Put the file there as .svg, .jpg, or .png, or name one that is there.',
    ])
  })

  test('a picture that is named with its ending or its folder', () => {
    const modules = content({
      one: { picture: 'programs/meals.jpg', alt: '' },
      other: { picture: 'images/a', alt: '' },
    })
    expect(checkPictures(modules, new Set(['programs/meals', 'a'])).map(({ cure }) => cure)).toEqual([
      "Write 'programs/meals'.",
      "Write 'a'.",
    ])
  })

  test('a picture without a text', () => {
    const findings = checkPictures(content({ card: { picture: 'a' } }), new Set(['a']))
    expect(sentences(findings)).toEqual([
      "content/cards.ts, card, field alt: the picture a has no text. Add alt with what the picture tells, or alt: '' when it is only an ornament.",
    ])
  })

  test('a link to a page that does not exist', () => {
    const modules = content({ cards: [{ text: 'Home care', href: '/homcare' }] })
    expect(sentences(checkLinks(modules, new Set(['/homecare'])))).toEqual([
      "content/cards.ts, cards[0] 'Home care', field href: there is no page /homcare. " +
        'Write a path of content/routes.ts, without a slash at its end.',
    ])
  })

  test('a telephone number in the place of its address', () => {
    const modules = content({ phone: { printed: '(908) 555-0100', href: '908-555-0100' } })
    expect(checkLinks(modules, new Set())[0]?.cure).toBe('Write tel:+19085550100.')
  })

  test('an address that other files take over, where it is written', () => {
    const modules = content({ facts: { donationForm: 'www.donate.org' }, link: { href: 'www.donate.org' } })
    expect(sentences(checkLinks(modules, new Set()))).toEqual([
      "content/cards.ts, facts, field donationForm: 'www.donate.org' is not an address. " +
        'Begin it with https://, or with / for a page of this site.',
    ])
  })

  test('a color that is none', () => {
    expect(checkColors({ forest: 'green', sage: '#567a6', paper: '#FFFFFF' }).map(({ field }) => field)).toEqual([
      'forest',
      'sage',
    ])
  })

  test('a link in the middle of a paragraph', () => {
    const modules = content({ faqs: [{ id: 'costs', answer: [['See ', { text: 'here', href: '/nowhere#a' }, '.']] }] })
    expect(sentences(checkLinks(modules, new Set(['/'])))[0]).toContain("faqs[0].answer[0][1] 'here', field href")
  })

  test('a phone link that calls a different number than it shows', () => {
    const modules = content({ phone: { printed: '(908) 555-0100', href: 'tel:+19085550199' } })
    expect(sentences(checkPhones(modules))).toEqual([
      "content/cards.ts, phone, field href: tel:+19085550199 is not the printed number '(908) 555-0100'. Write tel:+19085550100.",
    ])
  })

  test('an id that appears twice in a list', () => {
    expect(sentences(checkIds(content({ faqs: [{ id: 'costs' }, { id: 'costs' }] })))).toEqual([
      "content/cards.ts, faqs, field id: 'costs' appears more than once in this list. Give each its own id.",
    ])
  })

  test('two questions on a form with one name', () => {
    const findings = checkFieldIds([{ type: 'spad', reader: '', fields: [fullName, fullName] }])
    expect(sentences(findings)).toEqual([
      "content/programs/spad.ts, form 'spad', field id: two questions are called 'fullName', so one answer would be lost. Give each question its own id.",
    ])
  })

  test('a link that preselects an answer with a word the form does not know', () => {
    const modules = content({ link: { text: 'Ask', href: '/ask?about=heart' } })
    expect(sentences(checkPreselects(modules, { '/ask': asking }))[0]).toMatch(
      /^content\/cards\.ts, link, field href: the form asking does not know 'heart'\. Write one of: home, office\./,
    )
  })

  test('a word for an answer the question does not offer', () => {
    const field: RadioField = { ...byEmailOrPhone, preselections: { home: 'Home' } }
    expect(sentences(checkPreselections([{ type: 'socialWork', reader: '', fields: [field] }]))).toEqual([
      "content/programs/social-work-support.ts, form 'socialWork', contactMethod, field preselections.home: there is " +
        "no answer 'Home'. Write one of: Email, Phone.",
    ])
  })

  test('a link that preselects on a page without a form, or with a parameter no form understands', () => {
    const modules = content({ links: [{ href: '/about?about=Phone' }, { href: '/ask?topic=Phone' }] })
    expect(checkPreselects(modules, { '/ask': asking }).map(({ problem }) => problem)).toEqual([
      '/about has no form.',
      '?topic= is not understood.',
    ])
  })

  test('a title that is too short, and one that another page has', () => {
    const findings = checkTitles([route({ title: 'About' }), route({}), route({ path: '/history' })], 'X')
    expect(sentences(findings)).toEqual([
      "content/routes.ts, '/history', field title: it says the same as that of '/about'. Write what is special about this page.",
      "content/routes.ts, '/about', field title: 'About' has 5 characters. Say in 15 to 65 characters what the page is.",
    ])
  })

  test('a title that the brief dictates and someone changed', () => {
    const findings = checkTitles([route({ path: '/homecare', title: 'Care at home in Summit' })], 'X')
    expect(findings[0]?.cure).toBe("Write 'X | Home Care'.")
  })

  test('a description that search engines would cut off', () => {
    expect(sentences(checkDescriptions([route({ description: 'x'.repeat(161) })]))).toEqual([
      "content/routes.ts, '/about', field description: it has 161 characters. Say in 50 to 160 characters what someone finds there.",
    ])
  })

  test.each([
    [{ NEXT_PUBLIC_SITE_URL: 'http://www.example.org' }],
    [{ NEXT_PUBLIC_SITE_URL: 'https://www.example.org/' }],
    [{ NEXT_PUBLIC_SITE_URL: 'www.example.org' }],
    [{ NEXT_PUBLIC_FORMS_ENDPOINT: 'https://formspree.io/f/abc' }],
    [{ NEXT_PUBLIC_FORMSPREE_PROJECT: 'https://formspree.io/p/123' }],
  ])('the setting %j', (settings) => {
    const [name, value] = Object.entries(settings)[0] ?? []
    expect(sentences(checkSettings(settings))[0]).toContain(`${name}: '${value}' can’t be used. `)
  })
})

test.each([
  [{ NEXT_PUBLIC_FORMS_ENDPOINT: 'https://formspree.io' }, 'NEXT_PUBLIC_FORMSPREE_PROJECT: is not set'],
  [{ NEXT_PUBLIC_FORMSPREE_PROJECT: '123' }, 'NEXT_PUBLIC_FORMS_ENDPOINT: is not set'],
  [{ NEXT_PUBLIC_FORMSPREE_PROJECT: '123', NEXT_PUBLIC_FORMS_ENDPOINT: '' }, 'NEXT_PUBLIC_FORMS_ENDPOINT: is not set'],
])('a form service with %j alone stops the build', (settings, words) => {
  expect(sentences(checkSettings(settings))).toEqual([expect.stringContaining(words)])
})

test('correct content is not reported', () => {
  const modules = content({
    cards: [
      { image: { picture: 'a', alt: '' }, link: '/ask?about=office' },
      { text: 'Call (908) 555-0100', href: 'tel:+19085550100' },
      { text: 'Call', href: 'tel:+19085550100' },
      { text: '1-800-MEDICARE', href: 'tel:+18006334227' },
      { text: 'Form', url: '/documents/form.pdf' },
    ],
  })
  expect([
    ...checkPictures(modules, new Set(['a'])),
    ...checkLinks(modules, new Set(['/ask']), new Set(['/documents/form.pdf'])),
    ...checkPhones(modules),
    ...checkPreselects(modules, { '/ask': asking }),
    ...checkTitles([route({ path: '/', title: 'Home' }), route({})], 'X'),
    ...checkSettings({ NEXT_PUBLIC_SITE_URL: 'https://www.example.org', NEXT_PUBLIC_FORMS_ENDPOINT: '' }),
  ]).toEqual([])
})
