import type { FormPlace, PageSize } from '@countersign/contract'
import { smallestPlace } from '@countersign/contract/calls'
import { clamp } from './geometry/box.ts'
import { signingRole } from './new-place.ts'
import { typeLabels } from './place-labels.ts'

/** What the panel changes of a place; the rest follows, so that it stays a good one. */
export type PlaceChange = Partial<Omit<FormPlace, 'id'>>

/** A place with this changed, held on its page and as large as its type needs. */
export function updatePlace(
  place: FormPlace,
  change: PlaceChange,
  pages: readonly PageSize[],
): FormPlace {
  const { answer, ...wished } = { ...place, ...change }
  const changed = {
    ...wished,
    role: signingRole(wished),
    label: defaultLabel(place, change) ?? wished.label,
    ...(sharesAnswerStill(place, wished) && answer !== undefined && { answer }),
  }
  const least = smallestPlace[changed.type]
  const page = pages[changed.page]
  if (!page) {
    return changed
  }
  const width = Math.max(least.width, clamp(changed.width, page.width))
  const height = Math.max(least.height, clamp(changed.height, page.height))

  return {
    ...changed,
    width,
    height,
    x: clamp(changed.x, page.width - width),
    y: clamp(changed.y, page.height - height),
  }
}

/** A label that only names the type is renamed with it. */
function defaultLabel({ type, label }: FormPlace, change: PlaceChange): string | undefined {
  return change.type && label === typeLabels[type] && change.label === undefined
    ? typeLabels[change.type]
    : undefined
}

/** One answer is given by one person in one way, and a signature is never the answer of another place. */
function sharesAnswerStill(
  before: FormPlace,
  { role, type }: Pick<FormPlace, 'role' | 'type'>,
): boolean {
  return role === before.role && type === before.type && type !== 'signature' && type !== 'initials'
}
