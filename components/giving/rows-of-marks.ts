/** The rows in one half of a drawing: how many are full, and how many marks are left for the row below. */
type RowsOfMarks = { fullRows: number; left: number }

/** Splits a count into two halves, each in rows of `columns` marks. */
export function rowsOfMarks(count: number, columns: number): [RowsOfMarks, RowsOfMarks] {
  const first = Math.ceil(count / 2)
  const inRows = (half: number) => ({ fullRows: Math.floor(half / columns), left: half % columns })
  return [inRows(first), inRows(count - first)]
}
