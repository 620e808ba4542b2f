import type { DocumentPlaces, Room, RoomField, RoomPlace } from '@countersign/contract'
import type { DocumentPlan, FieldSlot } from '../../room/room-plan.ts'
import { isResidents } from '../../fields/who-entered.ts'
import { changesHere } from './is-in-flux.ts'

/** A rectangle on a page, in points from its upper left corner. */
export type Box = Pick<RoomPlace, 'x' | 'y' | 'width' | 'height'>

/**
 * How a control stands on a page: in its own box; as choices, each in its square; or folded away,
 * because what it asks has more parts than one place has room for.
 */
export interface ControlOnPage {
  kind: 'box' | 'choices' | 'folded'
  slot: FieldSlot
  box: Box
  /** The squares of the choices, by the choice's value. */
  parts: readonly RoomPlace[]
}

/** An answer that is given elsewhere and shown here as it stands. */
export interface MirroredValue {
  field: RoomField
  place: RoomPlace
}

export interface PdfPagePlan {
  width: number
  height: number
  controls: ControlOnPage[]
  mirroredValues: MirroredValue[]
  /** What residents entered and the server drew already, marked for the owner who signs last. */
  entered: MirroredValue[]
  /** Where every field first stands, so that one finds the same place in the other view. */
  landmarks: { key: string; y: number }[]
}

export interface PdfPagesPlan {
  pages: PdfPagePlan[]
  /** Asked in this form, though its pages have no place for it. */
  unplaced: FieldSlot[]
}

/** What stands where on the pages of a form, for the person who fills or signs it. */
export function planPdfPages(
  plan: DocumentPlan,
  { pages, places }: DocumentPlaces,
  who: Room['role'],
): PdfPagesPlan {
  const byKey = Map.groupBy(places, ({ key }) => key)
  const slots = [...plan.slots.values()]
  const controls = slots.flatMap((slot) => toControl(slot, byKey.get(slot.field.key)))
  const mirroredValues = plan.document.fields
    .filter((field) => changesHere(field, who))
    .flatMap((field) => {
      const control = controls.find(({ slot }) => slot.field === field)
      return findMirroredValues(field, byKey.get(field.key) ?? [], control)
    })
  const entered = plan.document.fields
    .filter((field) => who === 'LLSign' && isResidents(field))
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

function toControl(
  slot: FieldSlot,
  places: RoomPlace[] = [],
): (ControlOnPage & { page: number })[] {
  const [first] = places
  if (!first) {
    return []
  }
  const { page } = first
  const here = places.filter((place) => place.page === page)
  if (isCollapsed(slot.field, places, here)) {
    return [{ kind: 'folded', slot, box: boxAround(here), parts: [], page }]
  }

  return first.part === undefined
    ? [{ kind: 'box', slot, box: first, parts: [], page }]
    : [{ kind: 'choices', slot, box: boxAround(here), parts: here, page }]
}

function isCollapsed({ type }: RoomField, places: RoomPlace[], here: RoomPlace[]): boolean {
  const torn = here.length < places.length && places.some(({ part }) => part !== undefined)
  return type === 'table' || type === 'address' || torn
}

/** A control shows its own answer; at every other place of the field, and under a fold, it is shown. */
function findMirroredValues(
  field: RoomField,
  places: RoomPlace[],
  control?: ControlOnPage,
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
