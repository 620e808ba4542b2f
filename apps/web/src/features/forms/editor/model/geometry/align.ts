import type { FormPlace, PageSize } from '@countersign/contract/schemas/forms/form-place'
import { smallestPlace } from '@countersign/contract/rules/form-places'
import { boundingBox, clamp, round } from './box.ts'

export const alignments = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const
export type Alignment = (typeof alignments)[number]

/** Aligns places with their bounding box; each page separately. */
export function alignPlaces(places: readonly FormPlace[], how: Alignment): FormPlace[] {
  return places.map((place) => {
    const all = boundingBox(places.filter(({ page }) => page === place.page))
    switch (how) {
      case 'left':
        return { ...place, x: all.x }
      case 'center':
        return { ...place, x: round(all.x + (all.width - place.width) / 2) }
      case 'right':
        return { ...place, x: round(all.x + all.width - place.width) }
      case 'top':
        return { ...place, y: all.y }
      case 'middle':
        return { ...place, y: round(all.y + (all.height - place.height) / 2) }
      case 'bottom':
        return { ...place, y: round(all.y + all.height - place.height) }
    }
  })
}

/** As wide or as high as the first, within the limits of its page and type. */
export function sameSize(
  places: readonly FormPlace[],
  side: 'width' | 'height',
  pages: readonly PageSize[],
): FormPlace[] {
  const [model] = places
  if (!model) {
    return []
  }

  return places.map((place) => {
    const page = pages[place.page]
    const max = page ? page[side] - (side === 'width' ? place.x : place.y) : place[side]
    const min = smallestPlace[place.type][side]
    return { ...place, [side]: Math.max(min, clamp(model[side], max)) }
  })
}

/** Equal gaps between the first and the last, which do not move. */
export function distributePlaces(places: readonly FormPlace[], axis: 'x' | 'y'): FormPlace[] {
  const length = axis === 'x' ? 'width' : 'height'
  const inOrder = places.toSorted((one, other) => one[axis] - other[axis])
  const [first] = inOrder
  const last = inOrder.at(-1)
  if (!first || !last || inOrder.length < 3) {
    return [...places]
  }

  const taken = inOrder.reduce((sum, place) => sum + place[length], 0)
  const gap = (last[axis] + last[length] - first[axis] - taken) / (inOrder.length - 1)
  const starts = new Map<string, number>()
  let at = first[axis]
  for (const place of inOrder) {
    starts.set(place.id, round(at))
    at += place[length] + gap
  }

  return places.map((place) => ({ ...place, [axis]: starts.get(place.id) ?? place[axis] }))
}
