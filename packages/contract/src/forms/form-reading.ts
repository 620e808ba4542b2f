import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../shapes.ts'
import { ReadingNode, RoomField } from '../signing-room/room-values.ts'
import { ForSigners } from './form.ts'

/** What is to be filled in somewhere in the text, and by whom. */
export const ReadingField = RoomField.pick({
  key: true,
  role: true,
  type: true,
  label: true,
  options: true,
  columns: true,
})
export type ReadingField = z.infer<typeof ReadingField>

/** A blank form as text: the words of its PDF, in the same order. */
export const FormReading = z.object({
  title: z.string(),
  edition: z.string(),
  /** BCP 47. */
  language: z.string(),
  reading: z.array(ReadingNode),
  fields: z.array(ReadingField),
})
export type FormReading = z.infer<typeof FormReading>

export const getFormReading = endpoint({
  method: 'GET',
  path: '/forms/:id/reading',
  door: 'member',
  tag: 'forms',
  summary: 'The blank form as text, made for this many residents',
  params: z.object({ id: Id }),
  query: ForSigners,
  response: FormReading,
  problems: ['form-not-found'],
})
