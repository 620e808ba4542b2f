import { checkPlaces } from '@countersign/contract/rules/check-places'
import type { FormImport } from '@countersign/contract/schemas/forms/form-import'
import { FormPlace, type PageSize } from '@countersign/contract/schemas/forms/form-place'
import type { FormSigners } from '@countersign/contract/schemas/forms/custom-form'

interface Recognized {
  places: readonly FormPlace[]
  pages: readonly PageSize[]
}

interface ChosenPlaces {
  places: FormPlace[]
  signers: FormSigners | undefined
  /** What was changed, in sentences. */
  warnings: string[]
}

/**
 * The recognized places without those that have an error, so that the form can be saved as it is. If
 * nobody was chosen to sign and the signatures on the pages are not complete, everyone signs.
 */
export function choosePlaces(
  { places, pages }: Recognized,
  chosen: FormSigners | undefined,
): ChosenPlaces {
  const readable = places.filter((place) => FormPlace.safeParse(place).success)
  const placed = withoutErrors({ places: readable, pages }, 'printed')
  const signers =
    chosen ?? (checkPlaces(placed, pages).length === 0 ? undefined : 'residents-and-owner')
  const kept = signers ? withoutErrors({ places: placed, pages }, signers) : placed

  return {
    places: kept,
    signers,
    warnings: [
      ...describeLeftOut(places.length - kept.length),
      ...(chosen === undefined ? describeSigners(kept, signers) : []),
    ],
  }
}

export function countPlaces(
  places: readonly Pick<FormPlace, 'type'>[],
): Pick<FormImport, 'fields' | 'signatures'> {
  const signatures = places.filter(({ type }) => type === 'signature' || type === 'initials').length

  return { fields: places.length - signatures, signatures }
}

function withoutErrors({ places, pages }: Recognized, signers: FormSigners): FormPlace[] {
  const wrong = new Set(
    checkPlaces(places, pages, signers).map(({ field }) => Number(field.split('.')[1])),
  )

  const kept = places.filter((_, index) => !wrong.has(index))

  // Without one of its boxes, a whole choice is wrong.
  return kept.length === places.length ? kept : withoutErrors({ places: kept, pages }, signers)
}

function describeLeftOut(count: number): string[] {
  return count === 0
    ? []
    : [
        `${count === 1 ? 'One field that was recognized was' : `${count} fields that were recognized were`} left out. Check the form.`,
      ]
}

function describeSigners(places: readonly FormPlace[], signers: FormSigners | undefined): string[] {
  if (!signers) {
    return []
  }

  return places.some(({ type }) => type === 'signature')
    ? ['Some signatures were not found. Whoever has none signs on an added page.']
    : ['No place for a signature was found. All residents and you sign on an added page.']
}
