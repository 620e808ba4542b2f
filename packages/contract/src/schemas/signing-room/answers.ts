import {
  handNames,
  type Address,
  type Answer as AnyAnswer,
  type Mark as AnyMark,
} from '@countersign/answers/answer'
import { cleanLine } from '@countersign/answers/clean-text'
import { z } from 'zod'
import { limits } from '../../rules/limits.ts'

/*
 * The shapes of answers (see `Answer` in @countersign/answers) with bounds on their size. Whether an
 * answer fits its field is checked by the signing engine.
 */

const markText = z.string().overwrite(cleanLine).min(1).max(limits.nameLength)

const Point = z.object({ x: z.number(), y: z.number() })

export const Mark = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('typed'),
    text: markText,
    /** The handwriting font of the name; Caveat by default. */
    hand: z.enum(handNames).optional(),
  }),
  z.object({
    kind: z.literal('drawn'),
    width: z.number().positive().max(5000),
    height: z.number().positive().max(5000),
    strokes: z.array(z.array(Point).min(1).max(3000)).min(1).max(200),
  }),
  z.object({
    kind: z.literal('picture'),
    /** A PNG in base64, of which only the ink is stored. */
    png: z.base64().min(1).max(limits.pictureLength),
    /** The name that the picture shows, for screen readers. */
    text: markText,
  }),
]) satisfies z.ZodType<AnyMark>

const Cell = z.union([z.string().max(limits.longTextLength), z.number(), z.boolean(), z.null()])

const TableRow = z.record(z.string().max(60), Cell)

const AnswerAddress = z.object({
  street: z.string().max(limits.addressLineLength),
  unit: z.string().max(40).optional(),
  city: z.string().max(limits.nameLength),
  state: z.string().max(20),
  zip: z.string().max(20),
  country: z.string().max(limits.countryLength).optional(),
}) satisfies z.ZodType<Address>

export const Answer = z.union([
  z.string().max(limits.longTextLength),
  z.number(),
  z.boolean(),
  z.array(z.string().max(200)).max(100),
  z.array(TableRow).max(200),
  Mark,
  AnswerAddress,
]) satisfies z.ZodType<AnyAnswer>
