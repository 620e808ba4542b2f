import { z } from 'zod'
import { InviteRole } from '../roles.ts'
import { line } from '../shapes.ts'

/** What is asked for at a place on the page of an uploaded form. */
export const placeTypes = [
  'text',
  'longtext',
  'date',
  'money',
  'checkbox',
  'name',
  'initials',
  'signature',
  'signedDate',
] as const
export const PlaceType = z.enum(placeTypes, { error: 'Choose what is filled in here.' })
export type PlaceType = z.infer<typeof PlaceType>

/** Lower-case letters, digits and hyphens; unique within its form. */
const ShortId = z.string().regex(/^[a-z0-9-]{1,40}$/, 'Use 1 to 40 lower-case letters and digits.')

/** In points; no PDF page is larger (ISO 32000-1, annex C). */
const Points = z.number().min(0, 'This lies outside the page.').max(14_400, 'This is too large.')

/**
 * A place to fill on a page of an uploaded PDF. `x` and `y` are its upper left corner, all four are
 * points from the upper left of the page as a reader sees it: turned, cut and scaled.
 */
export const FormPlace = z.object({
  id: ShortId,
  /** Who fills it: LLEdit is the owner before the packet is sent, LLSign the owner when signing. */
  role: InviteRole,
  type: PlaceType,
  label: line('Label', 80),
  required: z.boolean(),
  /** From 0. */
  page: z.number().int().min(0).max(499),
  x: Points,
  y: Points,
  width: Points,
  height: Points,
  /** Places that show one and the same answer share this; they have one role and one type. */
  answer: ShortId.optional(),
})
export type FormPlace = z.infer<typeof FormPlace>

/** A page's size in points, as a reader sees it. */
export const PageSize = z.object({ width: z.number(), height: z.number() })
export type PageSize = z.infer<typeof PageSize>

/** The smallest place in which such an answer can be read and met with a finger, in points. */
export const smallestPlace: Record<PlaceType, { width: number; height: number }> = {
  text: { width: 12, height: 8 },
  longtext: { width: 12, height: 8 },
  date: { width: 12, height: 8 },
  money: { width: 12, height: 8 },
  checkbox: { width: 8, height: 8 },
  name: { width: 12, height: 8 },
  initials: { width: 18, height: 10 },
  signature: { width: 60, height: 18 },
  signedDate: { width: 12, height: 8 },
}

/** Whether a person puts their hand to it, and not only writes an answer. */
export function isMark({ type }: Pick<FormPlace, 'type'>): boolean {
  return type === 'signature' || type === 'initials'
}
