import { jurisdictionError } from '@countersign/contract/rules/jurisdiction'
import type { Form } from '@countersign/contract/schemas/forms/form'
import { DomainError } from '../../../kernel/domain-error.ts'

/** Refuses another state’s form, and a form for which the state of the home prescribes another one. */
export function assertJurisdiction(forms: readonly Form[], state: string): void {
  const reason = forms.map((form) => jurisdictionError(form, state)).find(Boolean)
  if (reason) {
    throw new DomainError('form-not-for-state', reason)
  }
}
