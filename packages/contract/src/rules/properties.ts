/** The default name of a unit by its position, counted from 0. */
export function defaultUnitName(index: number): string {
  return `Unit ${index + 1}`
}
