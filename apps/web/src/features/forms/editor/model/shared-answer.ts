import type { FormPlace } from '@countersign/contract'
import { isMark } from '@countersign/contract/calls'

/** Places that can show the same answer: same role and type. */
export function answerCandidates(place: FormPlace, places: readonly FormPlace[]): FormPlace[] {
  return isMark(place)
    ? []
    : places.filter(
        ({ id, role, type }) => id !== place.id && role === place.role && type === place.type,
      )
}

/** Another place that shows the same answer. */
export function answerSharedWith(
  place: FormPlace,
  places: readonly FormPlace[],
): FormPlace | undefined {
  return place.answer === undefined
    ? undefined
    : places.find(({ id, answer }) => id !== place.id && answer === place.answer)
}

/** Lets `place` show the answer of `other`; without `other` it gets its own answer again. */
export function shareAnswer(place: FormPlace, other: FormPlace | undefined): FormPlace[] {
  const { answer: _, ...alone } = place
  if (!other) {
    return [alone]
  }
  const answer = other.answer ?? other.id

  return [
    { ...alone, answer },
    { ...other, answer },
  ]
}
