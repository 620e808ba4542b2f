import type { FormPlace } from '@countersign/contract'
import { isMark } from '@countersign/contract/calls'

/** Which other places may show the same answer: asked of the same person in the same way. */
export function answerCandidates(place: FormPlace, places: readonly FormPlace[]): FormPlace[] {
  return isMark(place)
    ? []
    : places.filter(
        ({ id, role, type }) => id !== place.id && role === place.role && type === place.type,
      )
}

/** The one whose answer this place shows, if it shows another's. */
export function answerSharedWith(
  place: FormPlace,
  places: readonly FormPlace[],
): FormPlace | undefined {
  return place.answer === undefined
    ? undefined
    : places.find(({ id, answer }) => id !== place.id && answer === place.answer)
}

/** Lets `place` show the answer of `other`; without another it asks for an answer of its own again. */
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
