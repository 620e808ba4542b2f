const instantFormat = new Intl.DateTimeFormat('es-US', { dateStyle: 'long', timeStyle: 'short' })

/** An ISO instant in the reader's time zone: "22 de noviembre de 2026, 4:05 p. m.". */
export function formatInstantEs(iso: string): string {
  return instantFormat.format(new Date(iso))
}
