/** @jest-environment node */
import { inTurn } from '@/__tests__/in-turn'
import { checkSettings } from '@/scripts/build/settings'
import { checkPlaces } from '@/scripts/checks/check-content'
import { type Finding, sentence } from '@/scripts/step'

const sentences = (findings: readonly Finding[]) => findings.map(sentence)

test('a picture or a page that is not there is reported with file, entry, field and cure', () => {
  const facts = (exports: object) => [{ file: 'content/facts/a.json', exports: { a: exports } }]
  const places = new Set(['/spad', '/images/videos/porch'])
  const right = [{ url: '/spad#costs' }, { poster: '/images/videos/porch.jpg' }, { pdf: '/documents/a.pdf' }, '']
  expect(checkPlaces(facts(right), places)).toEqual([])
  expect(sentences(checkPlaces(facts({ link: { text: 'More', url: '/spat' } }), places))).toEqual([
    "content/facts/a.json, a.link 'More', field url: there is no /spat. Choose a picture or a page that is there.",
  ])
})

test(
  'so is a wrong setting, and half a form service',
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
