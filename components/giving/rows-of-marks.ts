/** Rows of one half of a drawing: how many are full, and how many marks stand in the row below them. */
type RowsOfMarks = { fullRows: number; left: number }

/** A count in two halves, each in rows of so many marks. */
export function rowsOfMarks(count: number, columns: number): [RowsOfMarks, RowsOfMarks] {
  const first = Math.ceil(count / 2)
  const inRows = (half: number) => ({ fullRows: Math.floor(half / columns), left: half % columns })
  return [inRows(first), inRows(count - first)]
}
