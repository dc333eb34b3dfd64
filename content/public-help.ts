import type { Link } from './types'

/** Public agencies and phone lines that help anyone. */
export const publicHelp = {
  medicare: { text: 'medicare.gov', href: 'https://www.medicare.gov/', opensNewTab: true },
  medicareCosts: {
    text: 'medicare.gov/basics/costs',
    href: 'https://www.medicare.gov/basics/costs',
    opensNewTab: true,
  },
  medicareHomeHealth: {
    text: 'Medicare’s page on home health services',
    href: 'https://www.medicare.gov/coverage/home-health-services',
    opensNewTab: true,
  },
  medicareLine: { text: '1-800-633-4227', href: 'tel:+18006334227' },
  ship: { text: 'shiphelp.org', href: 'https://www.shiphelp.org/', opensNewTab: true },
  veterans: { text: 'va.gov', href: 'https://www.va.gov/', opensNewTab: true },
  /** New Jersey's Aging and Disability Resource Connection; adrcnj.org, read from a stored copy on November 24, 2026. */
  countyOffices: { text: '1-877-222-3737', href: 'tel:+18772223737' },
  agingServices: {
    text: 'New Jersey’s Division of Aging Services',
    href: 'https://www.nj.gov/humanservices/doas/home/',
    opensNewTab: true,
  },
  eldercareLocator: { text: '1-800-677-1116', href: 'tel:+18006771116' },
} as const satisfies Record<string, Link>
