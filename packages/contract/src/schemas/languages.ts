import { z } from 'zod'
import { residentLanguages } from '../rules/languages.ts'

export const ResidentLanguage = z.enum(residentLanguages)
export type ResidentLanguage = z.infer<typeof ResidentLanguage>
