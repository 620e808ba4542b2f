import { z } from 'zod'
import { ReadingNode, RoomField } from '../signing-room/room-document.ts'

export const ReadingField = RoomField.pick({
  key: true,
  role: true,
  type: true,
  label: true,
  options: true,
  columns: true,
})
export type ReadingField = z.infer<typeof ReadingField>

/** A blank form as text: the text of its PDF, in the same order. */
export const FormReading = z.object({
  title: z.string(),
  edition: z.string(),
  /** BCP 47. */
  language: z.string(),
  reading: z.array(ReadingNode),
  fields: z.array(ReadingField),
})
export type FormReading = z.infer<typeof FormReading>
