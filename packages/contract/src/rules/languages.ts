/** The languages in which residents read their pages and emails; the forms themselves are in English. */
export const residentLanguages = ['en', 'es'] as const

/**
 * English and the languages of California Civil Code 1632(b): a lease that was negotiated mainly in
 * one of them is to be translated before it is signed.
 */
export const negotiationLanguages = ['en', 'es', 'zh', 'tl', 'vi', 'ko'] as const

export const negotiationLanguageNames = {
  en: 'English',
  es: 'Spanish',
  zh: 'Chinese',
  tl: 'Tagalog',
  vi: 'Vietnamese',
  ko: 'Korean',
} as const satisfies Record<(typeof negotiationLanguages)[number], string>

/** Whether the owner is asked in which language the agreement for this home was negotiated. */
export function asksNegotiationLanguage({ state }: { state: string }): boolean {
  return state === 'CA'
}
