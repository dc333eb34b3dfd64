import type { Link } from './types'

/** A telephone number as a link that calls it. */
function line(number: `1-${string}`): Link {
  return { text: number, href: `tel:+${number.replaceAll('-', '')}` }
}

/** Public agencies and phone lines that help anyone. */
export const publicHelp = {
  medicare: { text: 'medicare.gov', href: 'https://www.medicare.gov/plan-compare/', opensNewTab: true },
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
  medicareLine: line('1-800-633-4227'),
  medicareSignUp: { text: 'ssa.gov/medicare/sign-up', href: 'https://www.ssa.gov/medicare/sign-up', opensNewTab: true },
  socialSecurity: line('1-800-772-1213'),
  paad: {
    text: 'PAAD',
    href: 'https://www.nj.gov/humanservices/doas/services/l-p/paad/',
    opensNewTab: true,
  },
  seniorGold: {
    text: 'Senior Gold',
    href: 'https://www.nj.gov/humanservices/doas/services/q-z/senior-gold/',
    opensNewTab: true,
  },
  savingsPrograms: {
    text: 'Medicare Savings Programs',
    href: 'https://www.medicare.gov/basics/costs/help/medicare-savings-programs',
    opensNewTab: true,
  },
  extraHelp: {
    text: 'Extra Help',
    href: 'https://www.medicare.gov/basics/costs/help/drug-costs',
    opensNewTab: true,
  },
  njSave: {
    text: 'NJSave',
    href: 'https://www.nj.gov/humanservices/doas/services/l-p/njsave/',
    opensNewTab: true,
  },
  njSaveLine: line('1-800-792-9745'),
  /** New Jersey’s own SHIP line leads to the counselors of the caller’s county. */
  stateShip: line('1-800-792-8820'),
  ship: { text: 'shiphelp.org', href: 'https://www.shiphelp.org/', opensNewTab: true },
  veterans: {
    text: 'the VA’s page on home health aides',
    href: 'https://www.va.gov/geriatrics/pages/Homemaker_and_Home_Health_Aide_Care.asp',
    opensNewTab: true,
  },
  /** New Jersey's Aging and Disability Resource Connection; adrcnj.org, read from a stored copy on November 24, 2026. */
  countyOffices: line('1-877-222-3737'),
  eldercareLocator: line('1-800-677-1116'),
} as const satisfies Record<string, Link>
