import { givingFacts, supplied } from './facts'
import type { Frame } from './frame'
import { donateLink, footer } from './messages'
import { footerColumns, menu } from './navigation'
import { organization } from './organization'
import { hoursInSpanish } from './pages/spanish'
import type { Link } from './types'

/** The pages and groups of the menus in Spanish, by path and by English name. The programs keep their names. */
const names: Readonly<Record<string, string>> = {
  '/': 'Inicio',
  '/about': 'Quiénes somos',
  '/history': 'Historia',
  '/trustees': 'Junta directiva',
  '/sage-video-library': 'Videos',
  '/news-publications': 'Noticias',
  '/gifting-sage': 'Cómo donar',
  '/volunteer': 'Voluntariado',
  '/testimonials': 'Testimonios',
  '/careers-at-sage': 'Empleos',
  '/sage-portal': 'Portal de la junta',
  '/find-help': 'Encuentre ayuda',
  '/search': 'Buscar',
  '/privacy-policy': 'Política de privacidad',
  '/accessibility': 'Accesibilidad',
  '/social-work-support#communityOutreach': 'Para estudiantes',
  '/social-work-support#lifestation': 'Alerta médica',
  About: 'Nosotros',
  'Programs & Services': 'Programas',
  Resources: 'Recursos',
  Support: 'Apóyenos',
  'Programs and Services': 'Programas',
  'About and Resources': 'Nosotros',
}

/** A link as the Spanish page shows it: it says that it leads to a page in English. */
const inSpanish = (link: Link): Link => ({ ...link, text: names[link.href] ?? link.text, standsIn: 'es' })

const note = 'El menú lleva a páginas en inglés.'

export const frameInSpanish: Frame = {
  language: 'es',
  skip: 'Ir al contenido principal',
  breadcrumb: 'Usted está aquí',
  home: 'Inicio',
  header: {
    hours: hoursInSpanish,
    search: inSpanish({ text: '', href: '/search' }),
    otherLanguage: { text: 'English', href: '/', language: 'en' },
    note,
    call: 'Llame',
    donate: { ...donateLink, text: 'Donar', standsIn: 'es' },
    findHelp: inSpanish({ text: '', href: '/find-help' }),
    menu: menu.map((entry) =>
      'links' in entry
        ? {
            text: names[entry.text] ?? entry.text,
            links: entry.links.map(({ promise: _, ...link }) => inSpanish(link)),
          }
        : inSpanish(entry),
    ),
    menuName: 'Menú principal',
    menuButton: 'Menú',
    close: 'Cerrar',
  },
  footer: {
    hours: hoursInSpanish,
    hoursForClients: 'Apoyo a nuestros clientes las 24 horas',
    fax: 'Fax:',
    siteMap: 'Páginas principales',
    note: 'Estas páginas están en inglés.',
    columns: footerColumns.map(({ text, links }) => ({ text: names[text] ?? text, links: links.map(inSpanish) })),
    networksName: 'Redes sociales',
    networks: organization.socials.map(({ name, url }) => ({
      text: name,
      href: url,
      opensNewTab: true,
      standsIn: 'es',
    })),
    registration: [
      `${organization.name} es una organización 501(c)(3) sin fines de lucro. Identificación fiscal (Tax ID): ${organization.taxId}.`,
      ...supplied(givingFacts.charityRegistration),
    ].join(' '),
    rights: 'Todos los derechos reservados.',
    legal: [inSpanish(footer.privacy), inSpanish(footer.accessibility), { text: 'English', href: '/', language: 'en' }],
  },
}
