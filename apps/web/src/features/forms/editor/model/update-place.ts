import type { FormPlace, PageSize } from '@countersign/contract'
import { smallestPlace } from '@countersign/contract/calls'
import { hold } from './geometry/box.ts'
import { roleFor } from './new-place.ts'
import { typeNames } from './place-labels.ts'

/** What the panel changes of a place; the rest follows, so that it stays a good one. */
export type PlaceChange = Partial<Omit<FormPlace, 'id'>>

/** A place with this changed, held on its page and as large as its type needs. */
export function changePlace(
  place: FormPlace,
  change: PlaceChange,
  pages: readonly PageSize[],
): FormPlace {
  const { answer, ...wished } = { ...place, ...change }
  const changed = {
    ...wished,
    role: roleFor(wished),
    label: followType(place, change) ?? wished.label,
    ...(keepsAnswer(place, wished) && answer !== undefined && { answer }),
  }
  const least = smallestPlace[changed.type]
  const page = pages[changed.page]
  if (!page) {
    return changed
  }
  const width = Math.max(least.width, hold(changed.width, page.width))
  const height = Math.max(least.height, hold(changed.height, page.height))

  return {
    ...changed,
    width,
    height,
    x: hold(changed.x, page.width - width),
    y: hold(changed.y, page.height - height),
  }
}

/** A label that only names the type is renamed with it. */
function followType({ type, label }: FormPlace, change: PlaceChange): string | undefined {
  return change.type && label === typeNames[type] && change.label === undefined
    ? typeNames[change.type]
    : undefined
}

/** One answer is given by one person in one way, and a signature is never the answer of another place. */
function keepsAnswer(before: FormPlace, { role, type }: Pick<FormPlace, 'role' | 'type'>): boolean {
  return role === before.role && type === before.type && type !== 'signature' && type !== 'initials'
}
