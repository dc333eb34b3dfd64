/** @jest-environment node */
import { sourceFiles } from './source-files'

/**
 * Every file whose code is sent to the browser as an entry of its own. A new one is a choice that somebody sees:
 * add it here, and say in the commit what HTML and CSS could not do.
 */
const clientFiles = [
  'components/enquiry/EnquiryForm.tsx',
  'components/giving/CopyButton.tsx',
  'components/giving/GivingMore.tsx',
  'components/history/DecadeNavigator.tsx',
  'components/history/LargerPrint.tsx',
  'components/motion/RevealOnScroll.tsx',
  'components/place/ShowMap.tsx',
  'components/programs/EnrollmentSentence.tsx',
  'components/sections/BannerButtons.tsx',
  'components/site/CopyrightYear.tsx',
  'components/site/Drawer.tsx',
  'components/site/DrawerButton.tsx',
  'components/site/LoadingBar.tsx',
  'components/site/MainMenu.tsx',
  'components/site/ScrollToHash.tsx',
  'components/site/ToastArea.tsx',
  'components/ui/Accordion.Items.tsx',
  'components/ui/Accordion.tsx',
  'components/ui/Dialog.tsx',
  'components/ui/Slideshow.tsx',
  'components/videos/VideoButton.tsx',
]

const marked = sourceFiles(['.ts', '.tsx'], ['app', 'components', 'content'])
  .filter(({ text }) => /^\s*['"]use client['"]/.test(text))
  .map(({ path }) => path)

test('only the files of this list run in the browser', () => {
  const added = marked.filter((path) => !clientFiles.includes(path)).map((path) => `not in the list: ${path}`)
  const gone = clientFiles.filter((path) => !marked.includes(path)).map((path) => `no longer 'use client': ${path}`)
  expect([...added, ...gone]).toEqual([])
})

test('no route runs in the browser', () => {
  expect(marked.filter((path) => path.startsWith('app/'))).toEqual([])
})
