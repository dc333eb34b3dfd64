/** @jest-environment node */
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { inTurn } from '@/__tests__/in-turn'
import { temporaryFolder } from '@/__tests__/scripts/temporary-folder'
import { weighPage } from '@/scripts/audit/page-weight'
import { writeIfChanged } from '@/scripts/build/files'

/** Bytes that don't compress, so a file weighs what it holds. */
const bytes = { 'a.js': 1000, 'b.js': 2000, 'old.js': 4000, 'first.svg': 300, 'later.svg': 600, 'photo-960.avif': 90 }

const late =
  '<script type="application/json" id="late-parts">{"scripts":["/a.js","/b.js"],"data":"/data.json"}</script>'

test(
  'a page weighs what a browser fetches for it',
  inTurn(
    [
      ['a script counts once, early or late', `<script src="/a.js"></script>${late}`, { scripts: 3000 }],
      ['scripts for old browsers don’t count', '<script src="/old.js" nomodule></script>', { scripts: 0 }],
      ['lazy pictures don’t', '<img src="/first.svg"><img src="/later.svg" loading="lazy">', { pictures: 300 }],
      [
        'a photograph counts in its best format, as wide as its plain file',
        '<picture><source srcset="/photo-480.avif 480w, /photo-960.avif 960w"><img src="/photo-960.jpg"></picture>',
        { pictures: 90 },
      ],
      ['styles weigh what a browser reads', '<style>a{b:c}</style><style>d{}</style>', { styles: 9 }],
      ['a page with a picture at first may weigh more', '<img src="/first.svg">', { isPictured: true }],
      ['a page, its picture, scripts, and data are requests', `<img src="/first.svg">${late}`, { requests: 5 }],
      ['a form decides the kind', '<div data-opens-by-script=""></div><form></form>', { kind: 'form' }],
    ],
    async (_, html, weight) => {
      const folder = await temporaryFolder()
      for (const [name, length] of Object.entries(bytes)) await writeIfChanged(join(folder, name), randomBytes(length))
      await writeIfChanged(join(folder, 'visit/index.html'), html)
      expect(await weighPage(folder, '/visit')).toMatchObject(weight)
    },
  ),
)
