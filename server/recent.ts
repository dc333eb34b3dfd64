/**
 * Remembers each value for `period` milliseconds, and at most `most` of them: the oldest goes first. Time is counted
 * from when the server started, because the system clock can be set back.
 */
export function createRecent<Value>(period: number, most = 10_000) {
  // A Map keeps names in the order they came in, which is also the order they expire in.
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
    /** @param age milliseconds since it happened; older ones have to be set before younger ones */
    set(name: string, value: Value, age = 0): void {
      entries.delete(name)
      entries.set(name, { value, until: performance.now() + period - Math.max(0, age) })
      forget()
    },
    delete: (name: string) => entries.delete(name),
  }
}

/** Allows each name `count` per `period` milliseconds, counting from the first one taken. */
export function createAllowance(count: number, period: number) {
  const uses = createRecent<{ taken: number }>(period)
  const taken = (name: string) => uses.get(name)?.taken ?? 0
  return {
    taken,
    has: (name: string) => taken(name) < count,
    /** Takes one; false if none are left. */
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
