/** The languages in which residents read their pages and e-mails; the forms themselves are in English. */
export const residentLanguages = ['en', 'es'] as const
