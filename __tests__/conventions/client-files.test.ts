/** @jest-environment node */
import { sourceFiles } from './source-files'

/**
 * Every file marked 'use client', whose code goes to the browser, and what HTML and CSS couldn't do there. A new one is a
 * choice someone should see: add it here with its reason. Three files go there without the mark:
 * instrumentation-client.ts, components/enquiry/photo-worker.ts and scripts/export/start-late.ts.
 */
const reasonsByFile: Record<string, string> = {
  'components/enquiry/EnquiryForm.tsx': 'checks and sends the answers without leaving the page',
  'components/finding/SiteSearch.tsx': 'finds passages as someone types, without sending what is typed anywhere',
  'components/finding/TownCheck.tsx': 'finds a town among all of them, however it is written',
  'components/giving/CopyButton.tsx': 'only a script reaches the clipboard',
  'components/history/DecadeNavigator.tsx': 'marks the decade that the reader has scrolled to',
  'components/motion/RevealOnScroll.tsx': 'fades in what is scrolled into view, once',
  'components/place/ShowMap.tsx': 'asks Google for the map only when it is wanted',
  'components/programs/ComparisonSlider.tsx': 'lays one picture over another as far as the slider says',
  'components/programs/SevenMonths.tsx': 'works out dates from a birthday without sending it anywhere',
  'components/sections/BannerButtons.tsx': 'brings the page to its top when a button opens another tab',
  'components/site/CopyrightYear.tsx': 'says the year in which it is read',
  'components/site/DrawerButton.tsx': 'fetches the menu of narrow windows when someone comes near',
  'components/site/HeaderRoom.tsx': 'measures what the header covers, for links that land below it',
  'components/site/KeepAsLeft.tsx': 'keeps answers and focus when React rebuilds a page',
  'components/site/LoadingBar.tsx': 'shows that a pressed link is on its way',
  'components/site/MainMenu.tsx': 'says which panel is open, and closes it by Escape',
  'components/site/NoticeClock.tsx': 'lets a notice come and go at its hours',
  'components/site/PassItOn.tsx': 'reaches the clipboard, and prints',
  'components/site/PeriodSentence.tsx': 'says what is true on the day it is read',
  'components/site/ScrollToHash.tsx': 'brings a part of the page into view after a moment',
  'components/site/ToastArea.tsx': 'shows words that come and go',
  'components/ui/Accordion.tsx': 'closes one text when another opens, and says which is open',
  'components/ui/LateDialog.tsx': 'keeps the focus in a dialog and gives it back',
  'components/ui/Slideshow.tsx': 'turns slides by the clock, and stops when it should',
}

const marked = sourceFiles(['.ts', '.tsx'], ['app', 'components', 'content'])
  .filter(({ text }) => /^\s*['"]use client['"]/.test(text))
  .map(({ path }) => path)

test('only the files in this list run in the browser', () => {
  const added = marked.filter((path) => !(path in reasonsByFile)).map((path) => `not in the list: ${path}`)
  const gone = Object.keys(reasonsByFile)
    .filter((path) => !marked.includes(path))
    .map((path) => `no longer 'use client': ${path}`)
  expect([...added, ...gone]).toEqual([])
})

test('no route runs in the browser', () => {
  expect(marked.filter((path) => path.startsWith('app/'))).toEqual([])
})
