import {
  copyTemplateIdFor,
  signersWithoutFieldsError,
  isGuarantor,
  isSignable,
  printReason,
  signerScopeError,
  templateIdFor,
  templateInPrint,
  type Form,
  type PrintSize,
  type Signer,
} from '@countersign/contract'
import { DomainError, type FieldError } from '../../../kernel/domain-error.ts'

export interface ChosenForm {
  form: Form
  /** The variant made for this packet's number of residents, or a private copy for each who has one. */
  templateIds: string[]
}

/**
 * The variants of each form for these signers, who stand in signing order. Refuses what does not exist, what is
 * named twice, what the law or the form's nature keeps out of electronic signing, and a packet in
 * which a resident would have nothing to sign.
 */
export function chooseTemplates(
  named: readonly (Form | undefined)[],
  signers: Kinds,
  print?: PrintSize,
): ChosenForm[] {
  refuseFields('invalid-fields', undefined, [...unknownForms(named), ...repeatedForms(named)])
  const found = named.filter((form) => form !== undefined)
  refuseUnsignable(found, signers)
  refuseSignersWithoutFields(found, signers)

  return found.map((form) => ({
    form,
    templateIds: variantsFor(form, signers).map((id) => templateInPrint(id, form, print)),
  }))
}

type Kinds = readonly Pick<Signer, 'kind'>[]

function variantsFor(form: Form, signers: Kinds): string[] {
  const copyFor = (slot: number) => copyTemplateIdFor(form, { signerCount: signers.length, slot })
  const slots = signers.map((signer, index) => ({ signer, slot: index + 1 }))
  const guarantors = slots.filter(({ signer }) => isGuarantor(signer))

  switch (form.signerScope) {
    case 'each':
      return slots.filter(({ signer }) => !isGuarantor(signer)).map(({ slot }) => copyFor(slot))
    case 'guarantor':
      return guarantors.map(({ slot }) => copyFor(slot))
    case 'all':
    case 'primary':
    case 'none':
      return [templateIdFor(form, signers.length - guarantors.length)]
  }
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

function refuseUnsignable(forms: readonly Form[], signers: Kinds): void {
  const errors = forms.flatMap((form, index) => {
    const reason = isSignable(form.deliveryClass)
      ? signerScopeError(form, signers)
      : printReason(form.deliveryClass)?.reason
    return reason ? [{ field: `templateIds.${index}`, message: `“${form.title}”: ${reason}` }] : []
  })

  refuseFields('form-not-signable', errors[0]?.message, errors)
}

function refuseSignersWithoutFields(forms: readonly Form[], signers: Kinds): void {
  const message = signersWithoutFieldsError(forms, signers)

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
