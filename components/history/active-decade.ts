/** Where a decade begins, in pixels below the top of the window; negative if above it. */
export type DecadePosition = { id: string; top: number }

/**
 * The decade a reader is in: the last one that begins at or above the line, or the first while all are below it.
 * Positions come in chronological order.
 */
export function activeDecade(positions: readonly DecadePosition[], line: number): string | undefined {
  return (positions.filter(({ top }) => top <= line).at(-1) ?? positions[0])?.id
}
