import type { Link } from './types'

function line(number: `1-${string}`): Link {
  return { text: number, href: `tel:+${number.replaceAll('-', '')}` }
}

function page(text: string, href: `https://${string}`): Link {
  return { text, href, opensNewTab: true }
}

/** Public agencies and phone lines that help anyone. */
export const publicHelp = {
  medicare: page('medicare.gov', 'https://www.medicare.gov/plan-compare/'),
  medicareCosts: page('medicare.gov/basics/costs', 'https://www.medicare.gov/basics/costs'),
  medicareHomeHealth: page(
    'Medicare’s page on home health services',
    'https://www.medicare.gov/coverage/home-health-services',
  ),
  medicareLine: line('1-800-633-4227'),
  medicareSignUp: page('ssa.gov/medicare/sign-up', 'https://www.ssa.gov/medicare/sign-up'),
  socialSecurity: line('1-800-772-1213'),
  paad: page('PAAD', 'https://www.nj.gov/humanservices/doas/services/l-p/paad/'),
  seniorGold: page('Senior Gold', 'https://www.nj.gov/humanservices/doas/services/q-z/senior-gold/'),
  savingsPrograms: page(
    'Medicare Savings Programs',
    'https://www.medicare.gov/basics/costs/help/medicare-savings-programs',
  ),
  extraHelp: page('Extra Help', 'https://www.medicare.gov/basics/costs/help/drug-costs'),
  njSave: page('NJSave', 'https://www.nj.gov/humanservices/doas/services/l-p/njsave/'),
  njSaveLine: line('1-800-792-9745'),
  /** New Jersey’s own SHIP line leads to the counselors of the caller’s county. */
  stateShip: line('1-800-792-8820'),
  ship: page('shiphelp.org', 'https://www.shiphelp.org/'),
  veterans: page(
    'the VA’s page on home health aides',
    'https://www.va.gov/geriatrics/pages/Homemaker_and_Home_Health_Aide_Care.asp',
  ),
  /** New Jersey's Aging and Disability Resource Connection; adrcnj.org, read from a stored copy on November 24, 2026. */
  countyOffices: line('1-877-222-3737'),
  eldercareLocator: line('1-800-677-1116'),
} as const satisfies Record<string, Link>
