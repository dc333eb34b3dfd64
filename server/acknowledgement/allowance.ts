/** How often something may be done under one name within a time. */
export type Allowance = {
  /** Takes one; false when none is left. */
  take(name: string): boolean
  /** Gives the last one back, because nothing came of it. */
  giveBack(name: string): void
}

/** More names than this are looked through for those whose time is over. */
const crowd = 1000

/**
 * An allowance of `count` within `period` milliseconds for each name. It lives in memory and starts afresh with the
 * server.
 */
export function createAllowance(count: number, period: number, now: () => number = Date.now): Allowance {
  const uses = new Map<string, number[]>()
  const recent = (times: readonly number[] = []) => times.filter((time) => time > now() - period)
  const forgetOld = () => {
    for (const [name, times] of uses) if (recent(times).length === 0) uses.delete(name)
  }
  return {
    take(name) {
      if (uses.size > crowd) forgetOld()
      const times = recent(uses.get(name))
      if (times.length >= count) return false
      uses.set(name, [...times, now()])
      return true
    },
    giveBack(name) {
      uses.get(name)?.pop()
    },
  }
}
