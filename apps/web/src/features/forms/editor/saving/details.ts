import {
  FormSigners,
  type CustomFormDefinition,
} from '@countersign/contract/schemas/forms/custom-form'
import { UsState } from '@countersign/contract/schemas/shapes'
import { z } from 'zod'

export const DetailsDraft = z.object({
  title: z.string(),
  description: z.string(),
  category: z.string(),
  /** Absent: as described at `FormBody`. */
  signers: FormSigners.optional(),
  /** Empty: all states. */
  states: z.array(UsState).default([]),
})
export type DetailsDraft = z.infer<typeof DetailsDraft>

export const emptyDetails: DetailsDraft = {
  title: '',
  description: '',
  category: '',
  states: [],
}

export function detailsFromBody(body: CustomFormDefinition['body']): DetailsDraft {
  const { title, description, category, signers, states = [] } = body

  return { title, description, category, states, ...(signers && { signers }) }
}

export function detailsFieldId(field: string): string {
  return `custom-form-${field}`
}

export function titleFromFileName(fileName: string): string {
  return fileName
    .replace(/\.(?:pdf|docx)$/i, '')
    .replace(/[_\s]+/g, ' ')
    .trim()
    .slice(0, 80)
}
