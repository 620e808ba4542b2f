import { CoOwner } from '@countersign/contract/schemas/packets/create-packet'
import { UsState } from '@countersign/contract/schemas/shapes'
import type { DefaultValues } from 'react-hook-form'
import { z } from 'zod'
import { readDraft, saveDraft } from '../../lib/drafts.ts'
import type { PropertyDraft } from './property-draft.ts'

const draftName = 'new-property'

/** Input as it was entered, valid or not. */
export const NewProperty = z.object({
  name: z.string(),
  yearBuilt: z.number().nullable().catch(null),
  address: z.object({
    street: z.string(),
    city: z.string(),
    state: UsState.optional().catch(undefined),
    zip: z.string(),
  }),
  units: z.array(z.object({ name: z.string() })).min(1),
  owners: z.array(CoOwner).optional(),
  copies: z.array(z.object({ name: z.string().optional(), email: z.string() })).optional(),
})

export function readNewProperty(): DefaultValues<PropertyDraft> | undefined {
  return NewProperty.safeParse(readDraft(draftName)).data
}

export function saveNewProperty(draft: PropertyDraft | undefined): void {
  saveDraft(draftName, draft)
}
