import { isComputed } from '@countersign/answers/is-computed'
import type { OpenedRoom } from '../../room/opened-room.ts'
import type { RoomField } from '@countersign/contract/schemas/signing-room/room-document'
import type {
  DocumentPlaces,
  RoomPlace,
} from '@countersign/contract/schemas/signing-room/room-places'
import type { FieldSlot } from '../../room/field-slot.ts'
import type { DocumentPlan } from '../../room/room-plan.ts'
import { isResidents } from '../../fields/who-entered.ts'

/** A rectangle on a page, in points from its upper left corner. */
export type Box = Pick<RoomPlace, 'x' | 'y' | 'width' | 'height'>

export interface PageControl {
  /** In its rectangle; as choices, each in its own; or collapsed, if its input needs more space. */
  kind: 'box' | 'choices' | 'collapsed'
  slot: FieldSlot
  box: Box
  /** The rectangles of the choices. */
  parts: readonly RoomPlace[]
}

/** An answer that has its control elsewhere and is shown here. */
export interface MirroredValue {
  field: RoomField
  place: RoomPlace
}

export interface PdfPagePlan {
  width: number
  height: number
  controls: PageControl[]
  mirroredValues: MirroredValue[]
  /** Residents' answers, which the server drew already; highlighted for the owner, who signs last. */
  entered: MirroredValue[]
  /** The first rectangle of every field, to find the same position in the other view. */
  landmarks: { key: string; y: number }[]
}

export interface PdfPagesPlan {
  pages: PdfPagePlan[]
  /** Asked in this form although its pages have no rectangle for it. */
  unplaced: FieldSlot[]
}

/** What is shown on which page of a form, for the person who fills it out or signs it. */
export function planPdfPages(
  plan: DocumentPlan,
  { pages, places }: DocumentPlaces,
  role: OpenedRoom['role'],
): PdfPagesPlan {
  const byKey = Map.groupBy(places, ({ key }) => key)
  const slots = [...plan.slots.values()]
  const controls = slots.flatMap((slot) => toControl(slot, byKey.get(slot.field.key)))
  const mirroredValues = plan.document.fields
    .filter((field) => canChangeHere(field, role))
    .flatMap((field) => {
      const control = controls.find(({ slot }) => slot.field === field)
      return findMirroredValues(field, byKey.get(field.key) ?? [], control)
    })
  const entered = plan.document.fields
    .filter((field) => role === 'LLSign' && isResidents(field))
    .flatMap((field) => findMirroredValues(field, byKey.get(field.key) ?? []))
  const firsts = [...byKey.values()].flatMap(([first]) => first ?? [])

  return {
    pages: pages.map((size, index) => ({
      ...size,
      controls: controls.filter(({ page }) => page === index + 1),
      mirroredValues: mirroredValues.filter(({ place }) => place.page === index + 1),
      entered: entered.filter(({ place }) => place.page === index + 1),
      landmarks: firsts.filter(({ page }) => page === index + 1).map(({ key, y }) => ({ key, y })),
    })),
    unplaced: slots.filter((slot) => !byKey.has(slot.field.key)),
  }
}

function toControl(slot: FieldSlot, places: RoomPlace[] = []): (PageControl & { page: number })[] {
  const [first] = places
  if (!first) {
    return []
  }
  const { page } = first
  const here = places.filter((place) => place.page === page)
  if (isCollapsed(slot.field, places, here)) {
    return [{ kind: 'collapsed', slot, box: boxAround(here), parts: [], page }]
  }

  return first.part === undefined
    ? [{ kind: 'box', slot, box: first, parts: [], page }]
    : [{ kind: 'choices', slot, box: boxAround(here), parts: here, page }]
}

function isCollapsed({ type }: RoomField, places: RoomPlace[], here: RoomPlace[]): boolean {
  const isSplit = here.length < places.length && places.some(({ part }) => part !== undefined)
  return type === 'table' || type === 'photos' || type === 'address' || isSplit
}

/** The rectangles of a field that its control does not cover; a collapsed control covers none. */
function findMirroredValues(
  field: RoomField,
  places: RoomPlace[],
  control?: PageControl,
): MirroredValue[] {
  const covered =
    control?.kind === 'box' ? places.slice(0, 1) : control?.kind === 'choices' ? control.parts : []
  return places.filter((place) => !covered.includes(place)).map((place) => ({ field, place }))
}

function boxAround(places: readonly Box[]): Box {
  const x = Math.min(...places.map((place) => place.x))
  const y = Math.min(...places.map((place) => place.y))
  const right = Math.max(...places.map((place) => place.x + place.width))
  const bottom = Math.max(...places.map((place) => place.y + place.height))
  return { x, y, width: right - x, height: bottom - y }
}

/**
 * Whether this person's input changes an answer: directly, or as a sum of their answers. The server
 * leaves such answers out of the PDF, and the page view shows them itself.
 */
export function canChangeHere(field: RoomField, role: OpenedRoom['role']): boolean {
  const isOwnSum = isComputed(field) && field.role === role && field.locked !== true
  return field.mine || isOwnSum
}

/** A box within a page, or within another box, as percentages, so that it follows the zoom. */
export function boxStyle(box: Box, within: Pick<Box, 'width' | 'height'> & Partial<Box>) {
  const { x = 0, y = 0, width, height } = within
  return {
    left: percent((box.x - x) / width),
    top: percent((box.y - y) / height),
    width: percent(box.width / width),
    height: percent(box.height / height),
  }
}

function percent(share: number): string {
  return `${(share * 100).toFixed(4)}%`
}
