import type { UsTimeZone } from '@countersign/answers/property-time-zone'
import type { ResidentLanguage } from '@countersign/contract/schemas/languages'

interface InstantOptions {
  /** The home's. */
  timeZone: UsTimeZone
  language?: ResidentLanguage
}

/** "April 1, 2026 at 12:00 PM (Central Time)": in the home's zone, which is named. */
export function formatInstant(
  instant: Date,
  { timeZone, language = 'en' }: InstantOptions,
): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  })

  return `${format.format(instant)} (${zoneNames[timeZone][language]})`
}

/** "April 1, 2026". */
export function formatDate(instant: Date, { timeZone, language = 'en' }: InstantOptions): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone }).format(instant)
}

const locales: Record<ResidentLanguage, string> = { en: 'en-US', es: 'es-US' }

const zoneNames: Record<UsTimeZone, Record<ResidentLanguage, string>> = {
  'America/New_York': { en: 'Eastern Time', es: 'hora del Este' },
  'America/Chicago': { en: 'Central Time', es: 'hora del Centro' },
  'America/Denver': { en: 'Mountain Time', es: 'hora de la Montaña' },
  'America/Phoenix': { en: 'Mountain Standard Time', es: 'hora estándar de la Montaña' },
  'America/Los_Angeles': { en: 'Pacific Time', es: 'hora del Pacífico' },
  'America/Anchorage': { en: 'Alaska Time', es: 'hora de Alaska' },
  'America/Adak': { en: 'Hawaii-Aleutian Time', es: 'hora de Hawái y Aleutianas' },
  'Pacific/Honolulu': { en: 'Hawaii Time', es: 'hora de Hawái' },
  'America/Puerto_Rico': { en: 'Atlantic Standard Time', es: 'hora estándar del Atlántico' },
  'Pacific/Guam': { en: 'Chamorro Time', es: 'hora de Chamorro' },
  'Pacific/Pago_Pago': { en: 'Samoa Time', es: 'hora de Samoa' },
}
