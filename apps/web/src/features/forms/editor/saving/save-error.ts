import type { PlaceError } from '@countersign/contract/rules/place-error'
import { ApiProblem } from '../../../../lib/api-problem.ts'
import { errorMessage } from '../../../../lib/problem-messages.ts'

export interface SaveError {
  fields: ReadonlyMap<string, string>
  places: readonly PlaceError[]
  /** For an error that is about no field. */
  message: string | undefined
}

export function describeSaveError(error: unknown): SaveError {
  const errors = error instanceof ApiProblem ? (error.problem.errors ?? []) : []
  const places = errors.filter(({ field }) => field.startsWith('places'))
  const fields = errors.filter(({ field }) => !field.startsWith('places'))

  return {
    fields: new Map(fields.map(({ field, message }) => [field, message])),
    places,
    message: errors.length === 0 ? errorMessage(error, 'Your form could not be saved.') : undefined,
  }
}
