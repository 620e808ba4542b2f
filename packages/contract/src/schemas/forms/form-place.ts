import { z } from 'zod'
import { maxOptionLength, maxOptions, placeTypes } from '../../rules/form-places.ts'
import { line } from '../shapes.ts'
import { InviteRole } from '../roles.ts'

export const PlaceType = z.enum(placeTypes, { error: 'Choose what is filled in here.' })
export type PlaceType = z.infer<typeof PlaceType>

/** Lower-case letters, digits and hyphens; unique within its form. */
const ShortId = z.string().regex(/^[a-z0-9-]{1,40}$/, 'Use 1 to 40 lower-case letters and digits.')

/** In points; no PDF page is larger (ISO 32000-1, annex C). */
const Points = z.number().min(0, 'This lies outside the page.').max(14_400, 'This is too large.')

const Option = line('Choice', maxOptionLength)

/** `is`: an option of a choice, or `checked` or `unchecked` of a checkbox. */
const ShowWhen = z.object({ place: ShortId, is: line('Answer', 80) })

/**
 * A place to fill in on a page of an uploaded PDF. `x` and `y` are its upper left corner; all four
 * numbers are points from the upper left of the page as displayed: rotated, cropped and scaled.
 */
export const FormPlace = z.object({
  id: ShortId,
  /** Who fills it in: LLEdit is the owner before the packet is sent, LLSign the owner when signing. */
  role: InviteRole,
  type: PlaceType,
  label: line('Label', 80),
  required: z.boolean(),
  /** Counted from 0. */
  page: z.number().int().min(0).max(499),
  x: Points,
  y: Points,
  width: Points,
  height: Points,
  /**
   * Places that show the same answer share this id; they have one role and one type. An id of
   * `packetAnswers` is an answer that the forms of the packet share.
   */
  answer: ShortId.optional(),
  /** Of a choice: what can be chosen, in order. */
  options: z
    .array(Option)
    .max(maxOptions, `A list can have at most ${maxOptions} choices.`)
    .optional(),
  /** Of a choice: this place is a box for that option; without it the chosen words are printed here. */
  option: Option.optional(),
  /** Asked and printed only while the place with this id, of the same form, has this answer. */
  showWhen: ShowWhen.optional(),
})
export type FormPlace = z.infer<typeof FormPlace>

/** As answered: the texts may be older than the rules for new ones. */
export const StoredPlace = FormPlace.extend({
  label: z.string(),
  options: z.array(z.string()).optional(),
  option: z.string().optional(),
  showWhen: ShowWhen.extend({ is: z.string() }).optional(),
})

/** A page's size in points, as displayed. */
export const PageSize = z.object({ width: z.number(), height: z.number() })
export type PageSize = z.infer<typeof PageSize>
