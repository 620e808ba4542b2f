/** The languages in which residents read their pages and emails; the forms themselves are in English. */
export const residentLanguages = ['en', 'es'] as const
