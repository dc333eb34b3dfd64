/** @jest-environment node */
import { inTurn } from '@/__tests__/in-turn'
import { checkSettings } from '@/scripts/build/settings'
import { checkIds, checkLinks, checkPhones, checkPictures } from '@/scripts/checks/content-checks'
import type { ContentModule } from '@/scripts/checks/content-entries'
import { type Finding, sentence } from '@/scripts/checks/findings'

const content = (exports: Record<string, unknown>): ContentModule[] => [{ file: 'content/cards.ts', exports }]
const sentences = (findings: readonly Finding[]) => findings.map(sentence)
const pictures = new Set(['programs/meals'])

describe('a mistake is reported with file, entry, field and cure', () => {
  test(
    'a picture that is not there or says nothing is found',
    inTurn(
      [
        [
          { picture: 'programs/meels', alt: '' },
          'content/cards.ts, card, field picture: there is no picture programs/meels. Put the file there as .svg, .jpg, or .png, or name one that is there.',
        ],
        [{ picture: 'programs/meals' }, 'content/cards.ts, card, field alt: the picture programs/meals has no text.'],
        [
          { poster: '/images/videos/porch.svg' },
          'content/cards.ts, card, field poster: there is no picture /images/videos/porch.svg.',
        ],
      ],
      (card, words) => {
        expect(sentences(checkPictures(content({ card }), pictures)).join()).toContain(words)
      },
    ),
  )

  test('a link to a page that does not exist', () => {
    const modules = content({ cards: [{ text: 'Home care', href: '/homcare' }] })
    expect(sentences(checkLinks(modules))).toEqual([
      "content/cards.ts, cards[0] 'Home care', field href: there is no page /homcare. " +
        'Write a path of content/routes.ts, without a slash at its end.',
    ])
  })

  test('a link that calls another number than it says', () => {
    const modules = content({ phone: { text: '1-800-MEDICARE', href: 'tel:+18006334228' } })
    expect(checkPhones(modules)[0]?.cure).toBe('Write tel:+18006334227.')
  })

  test('an id that two entries of a list share', () => {
    const modules = content({ questions: [{ id: 'costs' }, { id: 'costs' }, { id: '' }, { id: '' }] })
    expect(checkIds(modules).map(({ problem }) => problem)).toEqual(["'costs' is there more than once."])
  })

  test(
    'a wrong setting, and half a form service',
    inTurn(
      [
        [
          { NEXT_PUBLIC_SITE_URL: 'http://www.example.org' },
          "NEXT_PUBLIC_SITE_URL: 'http://www.example.org' can’t be used. ",
        ],
        [{ NEXT_PUBLIC_SITE_URL: 'https://www.example.org/' }, 'can’t be used. '],
        [{ NEXT_PUBLIC_SITE_URL: 'www.example.org' }, 'can’t be used. '],
        [{ NEXT_PUBLIC_FORMS_ENDPOINT: 'https://formspree.io/f/abc' }, 'NEXT_PUBLIC_FORMS_ENDPOINT'],
        [{ NEXT_PUBLIC_FORMSPREE_PROJECT: 'https://formspree.io/p/123' }, 'NEXT_PUBLIC_FORMSPREE_PROJECT'],
        [{ NEXT_PUBLIC_FORMS_ENDPOINT: 'https://formspree.io' }, 'NEXT_PUBLIC_FORMSPREE_PROJECT: is not set'],
        [{ NEXT_PUBLIC_FORMSPREE_PROJECT: '123' }, 'NEXT_PUBLIC_FORMS_ENDPOINT: is not set'],
      ],
      (settings, words) => {
        expect(sentences(checkSettings(settings))[0]).toContain(words)
      },
    ),
  )
})
