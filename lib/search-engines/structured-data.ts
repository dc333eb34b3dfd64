import type { BreadcrumbList, FAQPage, Service, Thing } from 'schema-dts'
import { countiesInFull, organization } from '@/content/organization'
import { parentOf, type RoutePath, routeFor } from '@/content/routes'
import type { Block, Faq, Program, RichText, ServiceArea } from '@/content/types'
import { hrefTo, siteUrl } from '@/lib/links/href'

const organizationId = `${siteUrl}/#organization`

/** What we serve; of a county we serve only in part, search engines are told of a place inside it. */
function areaServed({ counties = [], partsOf = [], towns = [] }: Partial<ServiceArea>) {
  const whole = counties.map((county) => area(`${county} County`))
  const parts = partsOf.map(
    (county) =>
      ({
        '@type': 'Place',
        name: `Parts of ${county} County, New Jersey`,
        containedInPlace: area(`${county} County`),
      }) as const,
  )
  const served = [...whole, ...parts]
  return served.length > 0 ? served : towns.map(area)
}

function organizationNode() {
  return {
    '@type': ['NGO', 'LocalBusiness'],
    '@id': organizationId,
    name: organization.name,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon-512.png`,
    image: `${siteUrl}/icon-512.png`,
    telephone: organization.phone.href.replace('tel:', ''),
    ...(organization.fax && { faxNumber: organization.fax }),
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
      dayOfWeek: organization.hours.days,
      opens: organization.hours.from,
      closes: organization.hours.to,
    },
    areaServed: areaServed({ counties: countiesInFull, partsOf: organization.countiesInPart }),
    sameAs: organization.socials.map((social) => social.url),
  }
}

function area(name: string) {
  return { '@type': 'AdministrativeArea', name: `${name}, New Jersey` } as const
}

function breadcrumbNode(path: RoutePath): BreadcrumbList {
  const parent = parentOf(path)
  const trail: RoutePath[] = parent ? ['/', parent, path] : ['/', path]
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

/** Nodes that go out together. The provider has two types at once, which schema-dts's types don't allow. */
export type Graph = { '@context': 'https://schema.org'; '@graph': readonly unknown[] }

/** Everything search engines are told about a page; `extra` nodes belong to this page only. */
export function structuredDataFor(path: RoutePath, extra: readonly Thing[] = []): Graph {
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
  return { '@context': 'https://schema.org', '@graph': [organizationNode(), ofPlace, ...extra] }
}

export function serviceNode({ slug, names, banner, serviceArea, minimumAge }: Program): Service {
  return {
    '@type': 'Service',
    name: names.menu,
    description: banner.lead,
    url: `${siteUrl}${hrefTo(`/${slug}`)}`,
    provider: { '@id': organizationId },
    ...(minimumAge && { audience: { '@type': 'PeopleAudience', suggestedMinAge: minimumAge } }),
    areaServed: areaServed(serviceArea),
  }
}

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
