import { z } from 'zod'
import { limits } from '../rules/limits.ts'
import { InviteRole } from '../schemas/roles.ts'

/** The room's shapes over the wire. They say what the signing engine says; the engine checks the meaning. */

const Point = z.object({ x: z.number(), y: z.number() })

/** A signature or initials: words in a hand, strokes in the pad's own units with y down, or a picture. */
export const Mark = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('typed'),
    text: z.string().trim().min(1).max(limits.nameLength),
    /** The handwriting of the name; Caveat where none is said. */
    hand: z.enum(['caveat', 'dancing-script', 'homemade-apple']).optional(),
  }),
  z.object({
    kind: z.literal('drawn'),
    width: z.number().positive().max(5000),
    height: z.number().positive().max(5000),
    strokes: z.array(z.array(Point).min(1).max(3000)).min(1).max(200),
  }),
  z.object({
    kind: z.literal('picture'),
    /** The ink alone, a PNG in base64; what it says besides is not kept. */
    png: z.base64().min(1).max(limits.pictureLength),
    /** The words that it stands for, for those who do not see it. */
    text: z.string().trim().min(1).max(limits.nameLength),
  }),
])
export type Mark = z.infer<typeof Mark>

const Cell = z.union([z.string().max(limits.longTextLength), z.number(), z.boolean(), z.null()])
export const TableRow = z.record(z.string().max(60), Cell)
export type TableRow = z.infer<typeof TableRow>

export const AnswerAddress = z.object({
  street: z.string().max(limits.addressLineLength),
  unit: z.string().max(40).optional(),
  city: z.string().max(limits.nameLength),
  state: z.string().max(2),
  zip: z.string().max(limits.zipDigits),
})
export type AnswerAddress = z.infer<typeof AnswerAddress>

export const Answer = z.union([
  z.string().max(limits.longTextLength),
  z.number(),
  z.boolean(),
  z.array(z.string().max(200)).max(100),
  z.array(TableRow).max(200),
  Mark,
  AnswerAddress,
])
export type Answer = z.infer<typeof Answer>

export const Option = z.object({ value: z.string(), label: z.string() })

/** One part of what adds itself up: another field, a column of a table, or the cells of a row. */
const SumPart = z.object({
  key: z.string(),
  column: z.string().optional(),
  where: z.object({ column: z.string(), in: z.array(z.string()).readonly() }).optional(),
  minus: z.literal(true).optional(),
  orElse: z.string().optional(),
})
export type SumPart = z.infer<typeof SumPart>

const CellPart = z.union([
  z.object({
    column: z.string(),
    minus: z.literal(true).optional(),
    running: z.literal(true).optional(),
  }),
  z.object({ key: z.string(), minus: z.literal(true).optional() }),
])
export type CellPart = z.infer<typeof CellPart>

export const RoomColumn = z.object({
  key: z.string(),
  label: z.string(),
  type: z.enum(['text', 'date', 'money', 'integer', 'select', 'checkbox']),
  required: z.boolean().optional(),
  options: z.array(Option).optional(),
  maxLength: z.number().optional(),
  weight: z.number().optional(),
  sumOf: z.array(CellPart).readonly().optional(),
  notBefore: z.string().optional(),
})
export type RoomColumn = z.infer<typeof RoomColumn>

export const RoomField = z.object({
  key: z.string(),
  answerKey: z.string(),
  mine: z.boolean(),
  /** Stands in no form: by it a resident says that they have read the form and mean it. */
  confirms: z.literal(true).optional(),
  role: InviteRole,
  type: z.enum([
    'text',
    'longtext',
    'name',
    'date',
    'time',
    'money',
    'percent',
    'integer',
    'select',
    'radio',
    'yesno',
    'checkbox',
    'checkboxGroup',
    'table',
    'address',
    'phone',
    'email',
    'initials',
    'signature',
    'signedDate',
  ]),
  label: z.string(),
  help: z.string().optional(),
  required: z.boolean(),
  requiredIf: z
    .object({ key: z.string(), in: z.array(z.union([z.string(), z.boolean()])).readonly() })
    .optional(),
  scope: z.enum(['packet', 'form']),
  locked: z.boolean().optional(),
  /** Where the first answer came from, such as `property.street`. */
  prefill: z.string().optional(),
  options: z.array(Option).optional(),
  columns: z.array(RoomColumn).optional(),
  rows: z
    .object({
      initial: z.number(),
      max: z.number(),
      first: z.array(z.record(z.string(), z.string())).readonly().optional(),
    })
    .optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  maxLength: z.number().optional(),
  /** Added up from these by the server; the page shows it and nobody types it. */
  sumOf: z.array(SumPart).readonly().optional(),
  /** Keys of the days that this one cannot lie before, or after. */
  notBefore: z.string().optional(),
  notAfter: z.string().optional(),
  section: z.string().optional(),
})
export type RoomField = z.infer<typeof RoomField>

const SignatureBlock = z.object({
  role: InviteRole,
  label: z.string(),
  signatureKey: z.string(),
  nameKey: z.string(),
  dateKey: z.string(),
  otherKeys: z.array(z.string()),
})

/** What a reader sees of a form, in order; `text` may hold **bold** runs and nothing else. */
export const ReadingNode = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('heading'),
    level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    text: z.string(),
  }),
  z.object({ kind: z.literal('paragraph'), text: z.string() }),
  z.object({
    kind: z.literal('clause'),
    number: z.string(),
    title: z.string().optional(),
    text: z.string(),
  }),
  z.object({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(z.string()) }),
  z.object({ kind: z.literal('statutory'), text: z.string(), citation: z.string() }),
  z.object({
    kind: z.literal('facts'),
    rows: z.array(z.object({ label: z.string(), text: z.string() })),
  }),
  z.object({ kind: z.literal('fields'), keys: z.array(z.string()) }),
  z.object({ kind: z.literal('signatures'), blocks: z.array(SignatureBlock) }),
])
export type ReadingNode = z.infer<typeof ReadingNode>

export const RoomDocument = z.object({
  documentId: z.string(),
  formId: z.string(),
  title: z.string(),
  edition: z.string(),
  pages: z.number().int(),
  reading: z.array(ReadingNode),
  fields: z.array(RoomField),
})
export type RoomDocument = z.infer<typeof RoomDocument>
