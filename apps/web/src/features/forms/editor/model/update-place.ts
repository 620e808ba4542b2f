import type { FormPlace, PageSize } from '@countersign/contract/schemas/forms/form-place'
import { smallestPlace } from '@countersign/contract/rules/form-places'
import { clamp } from './geometry/box.ts'
import { signingRole } from './new-place.ts'
import { firstOptions } from './choice.ts'
import { typeLabels } from './place-labels.ts'

export type PlaceChange = Partial<Omit<FormPlace, 'id'>>

/** Applies a change and corrects the rest: role, label, minimum size, position on the page. */
export function updatePlace(
  place: FormPlace,
  change: PlaceChange,
  pages: readonly PageSize[],
): FormPlace {
  const { answer, options, option, ...wanted } = { ...place, ...change }
  const changed = {
    ...wanted,
    ...(wanted.type === 'choice' && { options: options ?? [...firstOptions] }),
    ...(wanted.type === 'choice' && option !== undefined && { option }),
    role: signingRole(wanted),
    label: defaultLabel(place, change) ?? wanted.label,
    ...(sharesAnswerStill(place, wanted) && answer !== undefined && { answer }),
  }
  const min = smallestPlace[changed.type]
  const page = pages[changed.page]
  if (!page) {
    return changed
  }
  const width = Math.max(min.width, clamp(changed.width, page.width))
  const height = Math.max(min.height, clamp(changed.height, page.height))

  return {
    ...changed,
    width,
    height,
    x: clamp(changed.x, page.width - width),
    y: clamp(changed.y, page.height - height),
  }
}

/** A label that only names the type changes with the type. */
function defaultLabel({ type, label }: FormPlace, change: PlaceChange): string | undefined {
  return change.type && label === typeLabels[type] && change.label === undefined
    ? typeLabels[change.type]
    : undefined
}

/** A shared answer has one role and type, and is never a signature. */
function sharesAnswerStill(
  before: FormPlace,
  { role, type }: Pick<FormPlace, 'role' | 'type'>,
): boolean {
  return role === before.role && type === before.type && type !== 'signature' && type !== 'initials'
}
