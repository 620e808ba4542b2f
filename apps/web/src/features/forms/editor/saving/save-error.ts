import type { PlaceError } from '@countersign/contract'
import { ApiProblem } from '../../../../lib/api-problem.ts'
import { errorMessage } from '../../../../lib/problem-messages.ts'

/** Why a form was not saved: by the name of a field, at places, and in words for all of it. */
export interface Refusal {
  fields: ReadonlyMap<string, string>
  places: readonly PlaceError[]
  /** Where it is about no field at all. */
  words: string | undefined
}

export function explainRefusal(error: unknown): Refusal {
  const errors = error instanceof ApiProblem ? (error.problem.errors ?? []) : []
  const places = errors.filter(({ field }) => field.startsWith('places'))
  const fields = errors.filter(({ field }) => !field.startsWith('places'))

  return {
    fields: new Map(fields.map(({ field, message }) => [field, message])),
    places,
    words: errors.length === 0 ? errorMessage(error, 'Your form could not be saved.') : undefined,
  }
}
