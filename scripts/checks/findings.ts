/** One thing to fix, in words staff understand. */
export type Finding = {
  file: string
  entry: string
  field: string
  problem: string
  cure: string
  /** Whether it is one of the few that the site must never be published without. */
  isBlocking?: boolean
}

/** 'content/faqs.ts, faqs[2] 'costs', field href: there is no page /x. Write ...' */
export function sentence({ file, entry, field, problem, cure }: Finding): string {
  const place = [file, entry, field && `field ${field}`].filter(Boolean).join(', ')
  return `${place}: ${problem} ${cure}`
}
