import { givingFacts, supplied } from './facts'
import { frameInSpanish } from './frame-in-spanish'
import { donateLink, findHelpLink, footer, messages, searchLink, spanishLink } from './messages'
import { footerColumns, type LinkGroup, type MenuEntry, menu } from './navigation'
import { officeHours, organization } from './organization'
import { type RoutePath, routeFor } from './routes'
import type { Language, Link } from './types'

export type HeaderWords = {
  hours: string
  search: Link
  /** Leads to the same in the other language. */
  otherLanguage: Link
  /** Says where the menus lead, if not to pages in their own language. */
  note?: string
  call: string
  donate: Link
  findHelp: Link
  menu: readonly MenuEntry[]
  menuName: string
  menuButton: string
  close: string
}

export type FooterWords = {
  hours: string
  hoursForClients: string
  fax: string
  siteMap: string
  note?: string
  columns: readonly LinkGroup[]
  networksName: string
  networks: readonly Link[]
  registration: string
  rights: string
  legal: readonly Link[]
}

/** What stands around every page, in the language of the page. */
export type Frame = {
  /** Left out where it's English. */
  language?: Language
  skip: string
  breadcrumb: string
  home: string
  header: HeaderWords
  footer: FooterWords
}

const inEnglish: Frame = {
  skip: messages.skipLink,
  breadcrumb: messages.breadcrumb,
  home: routeFor('/').name,
  header: {
    hours: officeHours,
    search: searchLink,
    otherLanguage: spanishLink,
    call: messages.call,
    donate: donateLink,
    findHelp: findHelpLink,
    menu,
    menuName: messages.mainMenu,
    menuButton: messages.menu,
    close: messages.close,
  },
  footer: {
    hours: officeHours,
    hoursForClients: organization.hoursForClients,
    fax: footer.fax,
    siteMap: footer.siteMap,
    columns: footerColumns,
    networksName: footer.socials,
    networks: organization.socials.map(({ name, url }) => ({ text: name, href: url, opensNewTab: true })),
    registration: [
      `${organization.name} ${organization.registration} ${footer.taxId} ${organization.taxId}.`,
      ...supplied(givingFacts.charityRegistration),
    ].join(' '),
    rights: footer.rights,
    legal: [footer.privacy, footer.accessibility, spanishLink],
  },
}

/** The frame in the language of the page at this path; in English where the page is missing. */
export function frameFor(path: RoutePath | null): Frame {
  return path && routeFor(path).language === 'es' ? frameInSpanish : inEnglish
}
