import { z } from 'zod'

/** The languages in which residents are spoken to; the forms themselves are in English. */
export const residentLanguages = ['en', 'es'] as const
export const ResidentLanguage = z.enum(residentLanguages)
export type ResidentLanguage = z.infer<typeof ResidentLanguage>
