/** "Maria, José and Ana", in the locale's list format. */
export function formatNames(names: readonly string[], locale = 'en-US'): string {
  return new Intl.ListFormat(locale).format(names).replace(/, and /, ' and ')
}
