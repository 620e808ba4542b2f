import type { ResidentLanguage } from '@countersign/contract'

/** An instant for a letter whose reader's zone nobody knows: in Eastern Time, and said so. */
export function formatInstant(instant: Date, language: ResidentLanguage = 'en'): string {
  const { format, zone } = told[language]
  return `${format.format(instant)} (${zone})`
}

const told = {
  en: { format: formatIn('en-US'), zone: 'Eastern Time' },
  es: { format: formatIn('es-US'), zone: 'hora del Este' },
} satisfies Record<ResidentLanguage, unknown>

function formatIn(locale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'America/New_York',
  })
}
