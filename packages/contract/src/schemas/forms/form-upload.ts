import { z } from 'zod'
import { Id } from '../shapes.ts'
import { FormPlace, PageSize, StoredPlace } from './form-place.ts'

export const FormUpload = z.object({
  uploadId: z.string(),
  /** The title in the file's metadata. */
  title: z.string().nullable(),
  pages: z.array(PageSize),
  /** Derived from the PDF's own form fields; they may still have errors. */
  places: z.array(StoredPlace),
  /** What was found and left out, in sentences. */
  warnings: z.array(z.string()),
})
export type FormUpload = z.infer<typeof FormUpload>

export const PdfFormSource = z.object({
  source: z.literal('pdf'),
  uploadId: Id,
  places: z.array(FormPlace).max(300, 'A form can have at most 300 places.'),
})
