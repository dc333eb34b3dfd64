/** What a check is called with: a row's parts if it's a list, else the row. */
type Parts<Row> = Row extends readonly unknown[] ? [...Row] : [Row]

/** The body of a test that asks the same of every row. Its message names each row that failed, and why. */
export function inTurn<const Row>(
  rows: Iterable<Row>,
  check: (...parts: Parts<Row>) => void | Promise<void>,
): () => Promise<void> {
  return async () => {
    const failures: string[] = []
    let asked = 0
    for (const row of rows) {
      asked += 1
      try {
        await check(...((Array.isArray(row) ? row : [row]) as Parts<Row>))
      } catch (error) {
        failures.push(`${JSON.stringify(row).slice(0, 120)}:\n${error instanceof Error ? error.message : error}`)
      }
    }
    if (asked === 0) throw new Error('There is nothing to ask this of.')
    if (failures.length > 0) throw new Error(failures.join('\n\n'))
  }
}
