import { columnTypes, fieldTypes, type Field, type TableColumn } from '@countersign/answers/field'
import { z } from 'zod'
import { InviteRole } from '../roles.ts'

const FieldOption = z.object({
  value: z.string(),
  label: z.string(),
  states: z.array(z.string()).readonly().optional(),
})

const SumPart = z.object({
  key: z.string(),
  column: z.string().optional(),
  where: z.object({ column: z.string(), in: z.array(z.string()).readonly() }).optional(),
  minus: z.literal(true).optional(),
  orElse: z.string().optional(),
})

const CellPart = z.union([
  z.object({
    column: z.string(),
    minus: z.literal(true).optional(),
    running: z.literal(true).optional(),
  }),
  z.object({ key: z.string(), minus: z.literal(true).optional() }),
])

const Condition = z.object({
  key: z.string(),
  in: z.array(z.union([z.string(), z.boolean()])).readonly(),
  answered: z.literal(true).optional(),
  unanswered: z.literal(true).optional(),
})

const Column = z.object({
  key: z.string(),
  label: z.string(),
  type: z.enum(columnTypes),
  required: z.boolean().optional(),
  options: z.array(FieldOption).optional(),
  maxLength: z.number().optional(),
  weight: z.number().optional(),
  sumOf: z.array(CellPart).readonly().optional(),
  recorded: z.literal(true).optional(),
  below: z.literal(true).optional(),
  notBefore: z.string().optional(),
}) satisfies z.ZodType<TableColumn>

/** A field of a form, see `Field` in @countersign/answers, as one person sees it. */
export const RoomField = z.object({
  key: z.string(),
  /** Under which `Room.answers` has its answer. */
  answerKey: z.string(),
  /** Whether this person may change the answer. */
  mine: z.boolean(),
  /** The checkbox, printed in no form, by which a resident confirms having read the form. */
  confirms: z.literal(true).optional(),
  role: InviteRole,
  type: z.enum(fieldTypes),
  label: z.string(),
  help: z.string().optional(),
  required: z.boolean(),
  requiredIf: Condition.optional(),
  showIf: Condition.optional(),
  scope: z.enum(['packet', 'form']),
  locked: z.boolean().optional(),
  prefill: z.string().optional(),
  usual: z.union([z.string(), z.number()]).optional(),
  rowsOf: z.string().optional(),
  continues: z
    .object({ when: Condition, of: Condition, source: z.string(), photos: z.string() })
    .optional(),
  photosOf: z.string().optional(),
  options: z.array(FieldOption).optional(),
  columns: z.array(Column).optional(),
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
  contains: z.array(z.string()).readonly().optional(),
  sumOf: z.array(SumPart).readonly().optional(),
  textOf: z
    .object({
      key: z.string(),
      texts: z.record(z.string(), z.string()).readonly(),
      otherwise: z.string().optional(),
    })
    .optional(),
  points: z.number().optional(),
  courtDaysIf: Condition.optional(),
  internal: z.boolean().optional(),
  notBefore: z.string().optional(),
  notAfter: z.string().optional(),
  section: z.string().optional(),
}) satisfies z.ZodType<Field>
export type RoomField = z.infer<typeof RoomField>

const SignatureBlock = z.object({
  role: InviteRole,
  label: z.string(),
  signatureKey: z.string(),
  nameKey: z.string(),
  dateKey: z.string(),
  otherKeys: z.array(z.string()),
})

/**
 * What a reader sees of a form, in order; `text` may hold **bold** runs, and in a custom text
 * `[[key]]` where the answer of that field is printed.
 */
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
    /** `key`: of the field that was answered. */
    rows: z.array(z.object({ key: z.string().optional(), label: z.string(), text: z.string() })),
  }),
  z.object({
    kind: z.literal('fields'),
    keys: z.array(z.string()),
    /** The answers are printed in the text above. */
    inText: z.literal(true).optional(),
  }),
  z.object({ kind: z.literal('signatures'), blocks: z.array(SignatureBlock) }),
])
export type ReadingNode = z.infer<typeof ReadingNode>

export const RoomDocumentSummary = z.object({
  documentId: z.string(),
  formId: z.string(),
  title: z.string(),
  edition: z.string(),
  pages: z.number().int(),
  /** To read. */
  words: z.number().int(),
  /** Whether this person types or chooses answers in it, and does not only sign. */
  asks: z.boolean(),
})
export type RoomDocumentSummary = z.infer<typeof RoomDocumentSummary>

/** A form of the packet with its text and fields, which do not change while this person works. */
export const RoomDocument = RoomDocumentSummary.extend({
  reading: z.array(ReadingNode),
  fields: z.array(RoomField),
})
export type RoomDocument = z.infer<typeof RoomDocument>
