/** The row that an insert returned. */
export function onlyRow<T>(rows: T[]): T {
  const [row] = rows
  if (row === undefined) {
    throw new Error('The insert returned no row.')
  }

  return row
}
