import { z } from 'zod'
import { Email } from './shapes.ts'

export const PersonalDataBody = z.object({ email: Email })

const personalDataKinds = [
  'application',
  'packet',
  'property',
  'copy',
  'invitation',
  'emails',
  'visits',
  'no-more-email',
] as const

export const KeptData = z.object({
  kind: z.enum(personalDataKinds),
  /** "Lease, 412 Maple Street". */
  what: z.string(),
  /** What it says of the person, by label. */
  facts: z.record(z.string(), z.string()),
  why: z.string(),
  /** When it goes by rule; null where no day is known. */
  until: z.string().nullable(),
  erasable: z.boolean(),
  /** Of a packet. */
  documentGroupId: z.string().optional(),
})
export type KeptData = z.infer<typeof KeptData>

const ErasedData = z.object({
  at: z.string(),
  /** "2 packets, 1 request to apply". */
  what: z.string(),
})

export const PersonalData = z.object({
  email: z.string(),
  kept: z.array(KeptData),
  /** On earlier requests, newest first. */
  erased: z.array(ErasedData),
})
export type PersonalData = z.infer<typeof PersonalData>
