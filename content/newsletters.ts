import { organization } from './organization'
import type { Newsletter, PrintEdition } from './types'

/**
 * E-newsletters. A new one is one entry: month or season, year, and its URL at the newsletter service; move
 * `isLatest` to it. The samples' months are placeholders until the owner supplies the list.
 */
export const newsletters: readonly Newsletter[] = [
  { month: 'Spring/Summer', year: 2025, url: 'https://newsletter.example.org/2025-spring-summer', isLatest: true },
  { month: 'Winter', year: 2025, url: 'https://newsletter.example.org/2025-winter' },
  { month: 'Fall', year: 2024, url: 'https://newsletter.example.org/2024-fall' },
  { month: 'Summer', year: 2024, url: 'https://newsletter.example.org/2024-summer' },
  { month: 'Spring', year: 2024, url: 'https://newsletter.example.org/2024-spring' },
  { month: 'Fall/Winter', year: 2023, url: 'https://newsletter.example.org/2023-fall-winter' },
  { month: 'Spring/Summer', year: 2023, url: 'https://newsletter.example.org/2023-spring-summer' },
]

const confirm = 'the PDF is a sample page. Put your edition into documents/newsletters/ under the same name.'

/**
 * Print newsletters, as PDFs. A new one is one entry and one file in documents/newsletters/, named as its URL ends;
 * move `isLatest` to it. Without a file there, the build writes a sample page.
 */
export const printEditions: readonly PrintEdition[] = [
  { title: 'Spring 2024', year: 2024, url: '/documents/newsletters/spring-2024.pdf', isLatest: true, confirm },
  { title: 'Fall 2023', year: 2023, url: '/documents/newsletters/fall-2023.pdf', confirm },
  { title: 'Spring 2023', year: 2023, url: '/documents/newsletters/spring-2023.pdf', confirm },
  { title: 'Fall 2022', year: 2022, url: '/documents/newsletters/fall-2022.pdf', confirm },
  { title: 'Spring 2022', year: 2022, url: '/documents/newsletters/spring-2022.pdf', confirm },
  { title: 'Fall 2021', year: 2021, url: '/documents/newsletters/fall-2021.pdf', confirm },
  { title: 'Spring 2021', year: 2021, url: '/documents/newsletters/spring-2021.pdf', confirm },
  { title: 'Fall 2020', year: 2020, url: '/documents/newsletters/fall-2020.pdf', confirm },
  { title: 'Spring 2020', year: 2020, url: '/documents/newsletters/spring-2020.pdf', confirm },
  { title: 'Fall 2019', year: 2019, url: '/documents/newsletters/fall-2019.pdf', confirm },
  { title: 'Spring 2019', year: 2019, url: '/documents/newsletters/spring-2019.pdf', confirm },
]

/** Words for the page that stands in for an edition the owner hasn't supplied. */
export const samplePage = {
  kind: 'Print newsletter, sample page',
  text: `This is a sample page. It stands in for a ${organization.name} newsletter that hasn’t been added yet.`,
  call: `Would you like to read this edition? Call us at ${organization.phone.printed}.`,
} as const
