import type { ResidentLanguage } from '@countersign/contract'

/** In Eastern Time, and says so: the reader's time zone is unknown. */
export function formatInstant(instant: Date, language: ResidentLanguage = 'en'): string {
  const { format, zone } = formats[language]
  return `${format.format(instant)} (${zone})`
}

const formats = {
  en: { format: createFormat('en-US'), zone: 'Eastern Time' },
  es: { format: createFormat('es-US'), zone: 'hora del Este' },
} satisfies Record<ResidentLanguage, unknown>

function createFormat(locale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'America/New_York',
  })
}
