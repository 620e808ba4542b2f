/** The default name of a unit by its position, counted from 0. */
export function defaultUnitName(index: number): string {
  return `Unit ${index + 1}`
}

/** Units whose name an earlier one has, in any case: on a lease nobody could tell which home is meant. */
export function repeatedUnitNames(
  units: readonly { name?: string | undefined }[],
): { index: number; name: string }[] {
  const names = units.map(({ name }, index) => name?.trim() || defaultUnitName(index))
  const keys = names.map((name) => name.toLowerCase())

  return names.flatMap((name, index) =>
    keys.indexOf(keys[index] ?? '') < index ? [{ index, name }] : [],
  )
}

export const firstYearBuilt = 1600

/** Why a home cannot have been built in this year; undefined where it can. Next year is for a home under construction. */
export function yearBuiltError(
  yearBuilt: number | null | undefined,
  now: Date,
): string | undefined {
  const last = now.getUTCFullYear() + 1

  return typeof yearBuilt === 'number' && (yearBuilt < firstYearBuilt || yearBuilt > last)
    ? `Enter a year from ${firstYearBuilt} to ${last}.`
    : undefined
}

/** Whether lead papers are due: in a home built before 1978 (40 CFR 745.101), or of unknown age. */
export function mayHaveLeadPaint(yearBuilt: number | undefined): boolean {
  return yearBuilt === undefined || yearBuilt < 1978
}
