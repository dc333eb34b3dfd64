import type { BreadcrumbList, FAQPage, Graph, Thing, WithContext } from 'schema-dts'
import { hrefTo } from '@/content/href'
import { organization } from '@/content/organization'
import { type RoutePath, routeFor } from '@/content/routes'
import type { Block, Faq, RichText } from '@/content/types'
import { siteUrl } from './site-url'

const organizationId = `${siteUrl}/#organization`

/** The provider, the same on every page. */
function organizationNode() {
  return {
    '@type': ['NGO', 'LocalBusiness'],
    '@id': organizationId,
    name: organization.name,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon-512.png`,
    image: `${siteUrl}/icon-512.png`,
    telephone: organization.phone.href.replace('tel:', ''),
    faxNumber: organization.fax.printed,
    foundingDate: String(organization.foundedYear),
    nonprofitStatus: 'https://schema.org/Nonprofit501c3',
    address: {
      '@type': 'PostalAddress',
      streetAddress: organization.address.street,
      addressLocality: organization.address.city,
      addressRegion: organization.address.state,
      postalCode: organization.address.zip,
      addressCountry: 'US',
    },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: onTheClock(organization.hours.from),
      closes: onTheClock(organization.hours.to),
    },
    areaServed: organization.counties.map((county) => ({
      '@type': 'AdministrativeArea',
      name: `${county} County, New Jersey`,
    })),
    sameAs: organization.socials.map((social) => social.url),
  }
}

/** '5:00 PM' as '17:00'. */
function onTheClock(time: string): string {
  const [hour = '', minute = ''] = time.split(/[: ]/)
  const hours = (Number(hour) % 12) + (time.endsWith('PM') ? 12 : 0)
  return `${String(hours).padStart(2, '0')}:${minute}`
}

function breadcrumbNode(path: RoutePath): BreadcrumbList {
  const trail: RoutePath[] = ['/']
  const parent = routeFor(path).parent as RoutePath | undefined
  if (parent) trail.push(parent)
  trail.push(path)
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: routeFor(step).name,
      item: `${siteUrl}${hrefTo(step)}`,
    })),
  }
}

/** Everything that search engines are told about a page; `extra` nodes belong to this page only. */
export function structuredDataFor(path: RoutePath, extra: readonly Thing[] = []): WithContext<Thing> {
  const ofPlace =
    path === '/'
      ? {
          '@type': 'WebSite',
          '@id': `${siteUrl}/#website`,
          name: organization.name,
          url: `${siteUrl}/`,
          inLanguage: 'en-US',
        }
      : breadcrumbNode(path)
  const graph = { '@context': 'https://schema.org', '@graph': [organizationNode(), ofPlace, ...extra] }
  return graph as Graph as unknown as WithContext<Thing>
}

/** A program as search engines know it. */
export function serviceNode(service: {
  path: RoutePath
  name: string
  description: string
  /** Where it is given; the four counties without. */
  towns?: readonly string[]
  /** In years; for everybody without. */
  minimumAge?: number
}): Thing {
  return {
    '@type': 'Service',
    name: service.name,
    description: service.description,
    url: `${siteUrl}${hrefTo(service.path)}`,
    provider: { '@id': organizationId },
    ...(service.minimumAge && { audience: { '@type': 'PeopleAudience', suggestedMinAge: service.minimumAge } }),
    areaServed: (service.towns ?? organization.counties.map((county) => `${county} County, New Jersey`)).map(
      (name) => ({
        '@type': 'AdministrativeArea',
        name,
      }),
    ),
  }
}

/** The questions of a page, with the same words. */
export function faqNode(faqs: readonly Faq[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map((faq) => ({
      '@type': 'Question',
      name: faq.question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(faq.answer) },
    })),
  }
}

/** The words of running text without its shape. */
function plainText(blocks: readonly Block[]): string {
  return blocks
    .flatMap((block) => {
      if (typeof block === 'object' && 'list' in block) return block.list.map(words)
      if (typeof block === 'object' && 'steps' in block) return block.steps.map(words)
      return [words(block)]
    })
    .join(' ')
}

function words(text: RichText): string {
  return typeof text === 'string' ? text : text.map((part) => (typeof part === 'string' ? part : part.text)).join('')
}
