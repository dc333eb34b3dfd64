/**
 * Remembers each value for `period` milliseconds, and no more than `most` of them: the oldest goes first. Time is
 * counted from the start of the server, because the clock on the wall can be set back.
 */
export function createRecent<Value>(period: number, most = 10_000) {
  // A Map keeps the order in which names came, which is the order in which their time is over.
  const entries = new Map<string, { value: Value; until: number }>()
  const forget = () => {
    for (const [name, { until }] of entries) {
      if (entries.size <= most && until > performance.now()) return
      entries.delete(name)
    }
  }
  return {
    get(name: string): Value | undefined {
      forget()
      return entries.get(name)?.value
    },
    set(name: string, value: Value): void {
      entries.delete(name)
      entries.set(name, { value, until: performance.now() + period })
      forget()
    },
    delete: (name: string) => entries.delete(name),
  }
}

/** An allowance of `count` for each name; its `period` in milliseconds begins with the first one taken. */
export function createAllowance(count: number, period: number) {
  const uses = createRecent<{ taken: number }>(period)
  return {
    /** Takes one; false when none is left. */
    take(name: string): boolean {
      const use = uses.get(name) ?? { taken: 0 }
      if (use.taken >= count) return false
      if (use.taken === 0) uses.set(name, use)
      use.taken += 1
      return true
    },
    /** Gives one back, because nothing came of it. */
    giveBack(name: string): void {
      const use = uses.get(name)
      if (use && use.taken > 0) use.taken -= 1
    },
  }
}
