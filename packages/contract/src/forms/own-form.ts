import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, line, lines } from '../shapes.ts'
import { Form, FormCategory } from './form.ts'
import { PageSize } from './form-place.ts'
import { FormUpload, PdfFormSource } from './form-upload.ts'

const named = z.object({
  title: line('Title', 80),
  description: z.union([z.literal(''), lines('Description', 300)]).default(''),
  category: FormCategory,
})

/** A member's own words: a blank line parts paragraphs, a line that begins with "# " is a heading. */
const TextFormSource = z.object({
  source: z.literal('text').default('text'),
  text: lines('Text', 30_000),
})

/** A member's own form: plain text that everyone signs, or an uploaded PDF with places to fill. */
export const FormBody = z.discriminatedUnion('source', [
  named.extend(TextFormSource.shape),
  named.extend(PdfFormSource.shape),
])
export type FormBody = z.infer<typeof FormBody>

/** An own form as it may be edited; with its PDF where it stands on one. */
export const OwnFormDefinition = z.object({
  formId: z.string(),
  edition: z.number().int(),
  body: FormBody,
  upload: z.object({ uploadId: z.string(), pages: z.array(PageSize) }).optional(),
})
export type OwnFormDefinition = z.infer<typeof OwnFormDefinition>

const form = z.object({ form: Form })
const byId = z.object({ id: Id })

/** The request body is the PDF itself, `application/pdf`; its password goes into a header. */
export const postFormUpload = endpoint({
  method: 'POST',
  path: '/forms/uploads',
  door: 'member',
  tag: 'forms',
  summary: 'Takes a PDF that is to become a form, and finds its fields',
  response: z.object({ upload: FormUpload }),
  status: 201,
  problems: ['pdf-refused', 'too-large', 'unsupported-media-type'],
})

export const getFormUploadPdf = endpoint({
  method: 'GET',
  path: '/forms/uploads/:uploadId/pdf',
  door: 'member',
  tag: 'forms',
  summary: 'An uploaded PDF without its own fields',
  params: z.object({ uploadId: Id }),
  produces: 'application/pdf',
  problems: ['upload-not-found'],
})

export const getFormDefinition = endpoint({
  method: 'GET',
  path: '/forms/:id/definition',
  door: 'member',
  tag: 'forms',
  summary: 'A form of the member’s own as it may be edited',
  params: byId,
  response: z.object({ definition: OwnFormDefinition }),
  problems: ['form-not-found', 'form-read-only'],
})

export const postForm = endpoint({
  method: 'POST',
  path: '/forms',
  door: 'member',
  tag: 'forms',
  summary: 'Adds a form of the member’s own',
  body: FormBody,
  response: form,
  status: 201,
  problems: ['upload-not-found'],
})

export const putForm = endpoint({
  method: 'PUT',
  path: '/forms/:id',
  door: 'member',
  tag: 'forms',
  summary: 'Makes a new edition of an own form; packets already made keep theirs',
  params: byId,
  body: FormBody,
  response: form,
  problems: ['form-not-found', 'form-read-only', 'upload-not-found'],
})

export const deleteForm = endpoint({
  method: 'DELETE',
  path: '/forms/:id',
  door: 'member',
  tag: 'forms',
  summary: 'Takes an own form off the list; packets already made keep it',
  params: byId,
  status: 204,
  problems: ['form-not-found', 'form-read-only'],
})
