/** A form is written wrongly. `place` is the way to the fault, for example `Rent > Late charges`. */
export class FormDefinitionError extends Error {
  readonly formId: string
  readonly place: string

  constructor(formId: string, place: string, fault: string) {
    super(`${formId}, ${place}: ${fault}`)
    this.name = 'FormDefinitionError'
    this.formId = formId
    this.place = place
  }
}
