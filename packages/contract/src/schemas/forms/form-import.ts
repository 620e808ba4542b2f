import { isUsState } from '@countersign/answers/us-states'
import { z } from 'zod'
import { line } from '../shapes.ts'
import { Form, FormCategory } from './form.ts'
import { FormSigners } from './custom-form.ts'

export const FormImportQuery = z.object({
  /** The client’s id of the file: the same key with the same content again answers the first result. */
  key: z.uuid('Use a UUID as the key.'),
  title: line('Title', 80),
  category: FormCategory,
  /** Without it, whoever has a signature place on the pages; all residents and the owner if that is not complete. */
  signers: FormSigners.optional(),
  /** Codes of the states in which it may be used, with commas between them; all of them if absent. */
  states: z
    .string()
    .refine((codes) => codes.split(',').every(isUsState), 'Use codes of states, such as CA,TX.')
    .optional(),
})
export type FormImportQuery = z.infer<typeof FormImportQuery>

export const FormImport = z.object({
  /** `known`: the member had a form with this content before; nothing was added. */
  outcome: z.enum(['added', 'known']),
  form: Form,
  /** Places for answers, and for signatures and initials. */
  fields: z.number().int(),
  signatures: z.number().int(),
  /** What was found and left out, in sentences. */
  warnings: z.array(z.string()),
})
export type FormImport = z.infer<typeof FormImport>

export const FormImportResponse = z.object({ import: FormImport })
