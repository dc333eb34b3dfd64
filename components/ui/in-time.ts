/** Longest wait for code that a press needs, in milliseconds; a phone that loses its signal may never get it. */
const limit = 8_000

/** Gives up on work that takes too long, as if it had failed. */
export function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const giveUp = new Promise<never>((_, reject) => setTimeout(reject, limit, new Error('This took too long.')))
  return Promise.race([work, giveUp])
}
