import {
  emptyHanded,
  isSignable,
  printReason,
  scopeRefusal,
  templateIdFor,
  type Form,
} from '@countersign/contract'
import { DomainError, type FieldError } from '../../kernel/domain-error.ts'

export interface ChosenForm {
  form: Form
  /** The variant made for this packet's number of residents. */
  templateId: string
}

/**
 * The variant of each form for this many residents, in order. Refuses what does not exist, what is
 * named twice, what the law or the form's nature keeps out of electronic signing, and a packet in
 * which a resident would have nothing to sign.
 */
export function chooseTemplates(
  named: readonly (Form | undefined)[],
  signerCount: number,
): ChosenForm[] {
  refuseFields('invalid-fields', undefined, [...unknownForms(named), ...repeatedForms(named)])
  const found = named.filter((form) => form !== undefined)
  refuseUnsignable(found, signerCount)
  refuseEmptyHanded(found, signerCount)

  return found.map((form) => ({ form, templateId: templateIdFor(form, signerCount) }))
}

function unknownForms(named: readonly (Form | undefined)[]): FieldError[] {
  return named.flatMap((form, index) =>
    form ? [] : [{ field: `templateIds.${index}`, message: 'There is no such form.' }],
  )
}

function repeatedForms(named: readonly (Form | undefined)[]): FieldError[] {
  return named.flatMap((form, index) =>
    form && named.findIndex((other) => other?._id === form._id) < index
      ? [{ field: `templateIds.${index}`, message: `“${form.title}” is chosen twice.` }]
      : [],
  )
}

function refuseUnsignable(forms: readonly Form[], signerCount: number): void {
  const errors = forms.flatMap((form, index) => {
    const reason = isSignable(form.deliveryClass)
      ? scopeRefusal(form, signerCount)
      : printReason(form.deliveryClass)?.reason
    return reason ? [{ field: `templateIds.${index}`, message: `“${form.title}”: ${reason}` }] : []
  })

  refuseFields('form-not-signable', errors[0]?.message, errors)
}

function refuseEmptyHanded(forms: readonly Form[], signerCount: number): void {
  const message = emptyHanded(forms, signerCount)

  refuseFields('form-not-signable', message, message ? [{ field: 'templateIds', message }] : [])
}

function refuseFields(
  code: 'invalid-fields' | 'form-not-signable',
  detail: string | undefined,
  errors: FieldError[],
): void {
  if (errors.length > 0) {
    throw new DomainError(code, detail, errors)
  }
}
