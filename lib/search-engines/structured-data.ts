import type { BreadcrumbList, FAQPage, Service, Thing } from 'schema-dts'
import { organization } from '@/content/organization'
import { parentOf, type RoutePath, routeFor } from '@/content/routes'
import type { Block, Faq, Program, RichText } from '@/content/types'
import { hrefTo, siteUrl } from '@/lib/links/href'

const organizationId = `${siteUrl}/#organization`

/** The counties we serve; for one we serve only in part, search engines are told of a place inside it. */
const counties = organization.counties.map((county) => {
  const name = `${county} County, New Jersey`
  const isPart = organization.countiesInPart.some((inPart) => inPart === county)
  return isPart ? ({ '@type': 'Place', name: `Parts of ${name}`, containedInPlace: area(name) } as const) : area(name)
})

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
    areaServed: counties,
    sameAs: organization.socials.map((social) => social.url),
  }
}

function area(name: string) {
  return { '@type': 'AdministrativeArea', name } as const
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

export function serviceNode({ slug, names, banner, areas, minimumAge }: Program): Service {
  return {
    '@type': 'Service',
    name: names.menu,
    description: banner.lead,
    url: `${siteUrl}${hrefTo(`/${slug}`)}`,
    provider: { '@id': organizationId },
    ...(minimumAge && { audience: { '@type': 'PeopleAudience', suggestedMinAge: minimumAge } }),
    areaServed: areas?.map(area) ?? counties,
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
