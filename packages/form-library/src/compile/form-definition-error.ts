import type { FormDefinition } from '../form-definition.ts'
import { findFault } from './find-fault.ts'

/**
 * A form is written wrongly. `place` is the way to the fault, for example `Rent > Late charges`; `source`
 * the file and line, where the form is one of a file: `src/forms/lease-addenda/pet-addendum.ts:45`.
 */
export class FormDefinitionError extends Error {
  readonly formId: string
  readonly place: string
  readonly source: string | undefined

  constructor(definition: FormDefinition, place: string, fault: string) {
    const source = findFault(definition, place, fault)
    super(`${source ? `${source}: ` : ''}${definition.id}, ${place}: ${fault}`)
    this.name = 'FormDefinitionError'
    this.formId = definition.id
    this.place = place
    this.source = source
  }
}
