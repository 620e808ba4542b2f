import { z } from 'zod'
import { negotiationLanguages, residentLanguages } from '../rules/languages.ts'

export const ResidentLanguage = z.enum(residentLanguages)
export type ResidentLanguage = z.infer<typeof ResidentLanguage>

export const NegotiationLanguage = z.enum(negotiationLanguages)
export type NegotiationLanguage = z.infer<typeof NegotiationLanguage>
