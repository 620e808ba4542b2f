import type { FormPlace } from '@countersign/contract/schemas/forms/form-place'
import { boundingBox } from './box.ts'
import { currentPlaces, type Editing } from '../editing.ts'
import { movePlaces } from './move-places.ts'
import { resizeBox, type Handle } from './resize.ts'
import { snapEdges, snapMove, type Guide } from './snap.ts'

export interface Offset {
  dx: number
  dy: number
}

export interface DragResult {
  places: FormPlace[]
  guides: Guide[]
}

/** Moves places together and snaps the group to the lines of the other places. */
export function dragPlaces(
  current: Editing,
  { ids, page, by, reach }: { ids: readonly string[]; page: number; by: Offset; reach: number },
): DragResult {
  const chosen = currentPlaces(current).filter(({ id }) => ids.includes(id))
  const moved = movePlaces(current, chosen, by)
  const size = current.pages[page]
  if (reach === 0 || !size) {
    return { places: moved, guides: [] }
  }
  const box = boundingBox(moved.filter((place) => place.page === page))
  const snapped = snapMove(box, otherPlaces(current, page, ids), { page: size, reach })

  return { places: movePlaces(current, moved, snapped), guides: snapped.guides }
}

/** Resizes a place by a handle and snaps the moved edges to the lines of the other places. */
export function dragHandle(
  place: FormPlace,
  handle: Handle,
  { by, editing, reach }: { by: Offset; editing: Editing; reach: number },
): DragResult {
  const page = editing.pages[place.page]
  if (!page) {
    return { places: [place], guides: [] }
  }
  const pulled = resizeBox(place, handle, by, page)
  if (reach === 0) {
    return { places: [pulled], guides: [] }
  }
  const snapped = snapEdges(pulled, handle, otherPlaces(editing, place.page, [place.id]), {
    page,
    reach,
  })
  const to = { dx: by.dx + snapped.dx, dy: by.dy + snapped.dy }

  return { places: [resizeBox(place, handle, to, page)], guides: snapped.guides }
}

function otherPlaces(current: Editing, page: number, ids: readonly string[]): FormPlace[] {
  return currentPlaces(current).filter((place) => place.page === page && !ids.includes(place.id))
}
