import type { UsTimeZone } from '@countersign/answers/property-time-zone'
import type { ResidentLanguage } from '@countersign/contract/schemas/languages'

interface InstantOptions {
  /** The home's. */
  timeZone: UsTimeZone
  language?: ResidentLanguage
}

/** "4/1/2026 12:00 PM (Central Time)": in the home's zone, which is named. */
export function formatInstant(
  instant: Date,
  { timeZone, language = 'en' }: InstantOptions,
): string {
  const { locale, day } = formats[language]
  const time = new Intl.DateTimeFormat(locale, { ...day, ...clock, timeZone }).format(instant)
  const words = language === 'en' ? time.replace(',', '').replace('\u202f', ' ') : time

  return `${words} (${zoneNames[timeZone][language]})`
}

/** "4/1/2026". */
export function formatDate(instant: Date, { timeZone, language = 'en' }: InstantOptions): string {
  const { locale, day } = formats[language]
  return new Intl.DateTimeFormat(locale, { ...day, timeZone }).format(instant)
}

/** In Spanish the month is a word: who reads it may put the day first. */
const formats = {
  en: { locale: 'en-US', day: { year: 'numeric', month: 'numeric', day: 'numeric' } },
  es: { locale: 'es-US', day: { year: 'numeric', month: 'long', day: 'numeric' } },
} as const satisfies Record<ResidentLanguage, { locale: string; day: Intl.DateTimeFormatOptions }>

const clock = { hour: 'numeric', minute: '2-digit' } as const

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
