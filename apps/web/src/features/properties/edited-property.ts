import { z } from 'zod'
import { NewProperty } from './new-property-draft.ts'

/** Input as it was entered, valid or not. A unit without an id is new. */
export const EditedProperty = NewProperty.extend({
  units: z.array(z.object({ _id: z.string().optional(), name: z.string() })).min(1),
})
export type EditedProperty = z.infer<typeof EditedProperty>
