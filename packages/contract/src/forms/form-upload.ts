import { z } from 'zod'
import { Id } from '../shapes.ts'
import { FormPlace, PageSize } from './form-place.ts'

/** A PDF of the member's own as it came in, on its way to becoming a form. */
export const FormUpload = z.object({
  uploadId: z.string(),
  /** What the file calls itself, where it does. */
  title: z.string().nullable(),
  pages: z.array(PageSize),
  /** Made from the fields of the PDF, as far as they were understood; they may still have faults. */
  places: z.array(FormPlace),
  /** What was found and left out, in sentences. */
  warnings: z.array(z.string()),
})
export type FormUpload = z.infer<typeof FormUpload>

/** Why a PDF is not taken, as the `reason` of the problem `pdf-refused`. */
export const pdfRefusals = [
  'empty',
  'not-a-pdf',
  'too-large',
  'too-many-pages',
  'too-complex',
  'too-slow',
  'password-needed',
  'password-wrong',
  'encryption-unsupported',
  'damaged',
  'no-pages',
  'page-size',
  'already-signed',
  'adobe-only-form',
  'active-content',
] as const
export type PdfRefusal = (typeof pdfRefusals)[number]

/** The header that carries the password of a PDF, in percent encoding. */
export const pdfPasswordHeader = 'x-pdf-password'

/** The body of a form that stands on an uploaded PDF. */
export const PdfFormSource = z.object({
  source: z.literal('pdf'),
  uploadId: Id,
  places: z.array(FormPlace).max(300, 'A form can have at most 300 places.'),
})
