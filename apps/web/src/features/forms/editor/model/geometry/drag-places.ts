import type { FormPlace } from '@countersign/contract'
import { boundsOf } from './box.ts'
import { placesOf, type Editing } from '../editing.ts'
import { movePlaces } from './move-places.ts'
import { resizeBox, type Handle } from './resize.ts'
import { snapEdges, snapMove, type Guide } from './snap.ts'

export interface Way {
  dx: number
  dy: number
}

/** Where places go, and the lines that they have met. */
export interface Shift {
  places: FormPlace[]
  guides: Guide[]
}

/** Moved together; the edge of the group that is nearest to a line of the others goes there. */
export function shiftPlaces(
  standing: Editing,
  { ids, page, by, reach }: { ids: readonly string[]; page: number; by: Way; reach: number },
): Shift {
  const chosen = placesOf(standing).filter(({ id }) => ids.includes(id))
  const moved = movePlaces(standing, chosen, by)
  const size = standing.pages[page]
  if (reach === 0 || !size) {
    return { places: moved, guides: [] }
  }
  const box = boundsOf(moved.filter((place) => place.page === page))
  const snapped = snapMove(box, others(standing, page, ids), { page: size, reach })

  return { places: movePlaces(standing, moved, snapped), guides: snapped.guides }
}

/** The edges that the handle moves go to the nearest line of the others. */
export function stretchPlace(
  place: FormPlace,
  handle: Handle,
  { by, editing, reach }: { by: Way; editing: Editing; reach: number },
): Shift {
  const page = editing.pages[place.page]
  if (!page) {
    return { places: [place], guides: [] }
  }
  const pulled = resizeBox(place, handle, by, page)
  if (reach === 0) {
    return { places: [pulled], guides: [] }
  }
  const snapped = snapEdges(pulled, handle, others(editing, place.page, [place.id]), {
    page,
    reach,
  })
  const to = { dx: by.dx + snapped.dx, dy: by.dy + snapped.dy }

  return { places: [resizeBox(place, handle, to, page)], guides: snapped.guides }
}

function others(standing: Editing, page: number, ids: readonly string[]): FormPlace[] {
  return placesOf(standing).filter((place) => place.page === page && !ids.includes(place.id))
}
