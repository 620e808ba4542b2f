import type { FormDefinition } from '../form-definition.ts'
import { locateError } from './locate-error.ts'

/**
 * A form definition is invalid. `location` is the path of titles to the error, such as
 * `Rent > Late charges`; `source` is its file and line, such as
 * `src/forms/lease-addenda/pet-addendum.ts:45`, for a form made with `defineForm`.
 */
export class FormDefinitionError extends Error {
  readonly formId: string
  readonly location: string
  readonly source: string | undefined

  constructor(definition: FormDefinition, location: string, reason: string) {
    const source = locateError(definition, location, reason)
    super(`${source ? `${source}: ` : ''}${definition.id}, ${location}: ${reason}`)
    this.name = 'FormDefinitionError'
    this.formId = definition.id
    this.location = location
    this.source = source
  }
}
