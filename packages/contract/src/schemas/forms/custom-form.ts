import { usStates } from '@countersign/answers/us-states'
import { z } from 'zod'
import { formSigners } from '../../rules/form-signers.ts'
import { maxOptionLength, maxOptions } from '../../rules/form-places.ts'
import { maxCustomText } from '../../rules/custom-text.ts'
import {
  maxTextFieldName,
  maxTextFields,
  textFieldTypes,
  type TextField,
} from '../../rules/text-field.ts'
import { Id, line, lines, UsState } from '../shapes.ts'
import { FormCategory } from './form.ts'
import { PageSize, StoredPlace } from './form-place.ts'
import { FormUpload, PdfFormSource } from './form-upload.ts'

export const FormSigners = z.enum(formSigners, { error: 'Choose who signs.' })
export type FormSigners = z.infer<typeof FormSigners>

const Details = z.object({
  title: line('Title', 80),
  description: z.union([z.literal(''), lines('Description', 300)]).default(''),
  category: FormCategory,
  /**
   * Who signs. Without it, every resident and the owner sign a text, and an uploaded PDF whoever has a
   * signature place on it.
   */
  signers: FormSigners.optional(),
  /** The states in which it may be used; all of them if absent. */
  states: z.array(UsState).min(1).max(usStates.length).optional(),
})

/** What `[[name]]` in a text asks. */
const TextFieldBody = z.object({
  name: line('Name', maxTextFieldName),
  type: z.enum(textFieldTypes, { error: 'Choose what is asked.' }),
  by: z.enum(['owner', 'residents'], { error: 'Choose who is asked.' }),
  required: z.boolean(),
  /** An id of `packetAnswers`: what the forms of a packet share, asked once for all of them. */
  answer: z.string().max(40).optional(),
  options: z
    .array(line('Choice', maxOptionLength))
    .max(maxOptions, `A list can have at most ${maxOptions} choices.`)
    .optional(),
}) satisfies z.ZodType<TextField>

/**
 * Plain text with headings, lists, bold words and fields: see `parseCustomText`. A name in the text that
 * `fields` leaves out is the fact of that name, or a short question to the owner.
 */
const TextFormSource = z.object({
  source: z.literal('text').default('text'),
  text: lines('Text', maxCustomText),
  fields: z
    .array(TextFieldBody)
    .max(maxTextFields, `A text can have at most ${maxTextFields} different fields.`)
    .optional(),
})

/** The edition that was changed. With it, the change is refused where somebody has saved another one since. */
export const ChangedEditionQuery = z.object({
  edition: z.coerce.number<number | string>().int().min(1).max(1_000_000).optional(),
})
export type ChangedEditionQuery = z.infer<typeof ChangedEditionQuery>

/** A custom form: plain text, or an uploaded PDF with places to fill in. */
export const FormBody = z.discriminatedUnion('source', [
  Details.extend(TextFormSource.shape),
  Details.extend(PdfFormSource.shape),
])
export type FormBody = z.infer<typeof FormBody>

export const StoredTextField = TextFieldBody.extend({
  name: z.string(),
  options: z.array(z.string()).optional(),
})

const StoredDetails = Details.extend({ title: z.string(), description: z.string() })

/** As `FormBody`, of a form whose texts may be older than the rules for new ones. */
const StoredForm = z.discriminatedUnion('source', [
  StoredDetails.extend({
    source: z.literal('text'),
    text: z.string(),
    fields: z.array(StoredTextField).optional(),
  }),
  StoredDetails.extend({
    source: z.literal('pdf'),
    uploadId: z.string(),
    places: z.array(StoredPlace),
  }),
])

/** A custom form for the editor, with its PDF where it was made from one. */
export const CustomFormDefinition = z.object({
  formId: z.string(),
  edition: z.number().int(),
  body: StoredForm,
  upload: z.object({ uploadId: z.string(), pages: z.array(PageSize) }).optional(),
})
export type CustomFormDefinition = z.infer<typeof CustomFormDefinition>

export const CustomFormResponse = z.object({ definition: CustomFormDefinition })

export const UploadResponse = z.object({ upload: FormUpload })

/** The text of a Word file, for the editor. Nothing is stored. */
export const FormDocument = z.object({
  title: z.string().nullable(),
  /** In the format of `TextFormSource`. */
  text: z.string(),
  /** What was left out or changed, in sentences. */
  warnings: z.array(z.string()),
})
export type FormDocument = z.infer<typeof FormDocument>

export const FormDocumentResponse = z.object({ document: FormDocument })

export const UploadParams = z.object({ uploadId: Id })
