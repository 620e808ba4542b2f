import {
  copyTemplateIdFor,
  isSignable,
  printReason,
  templateForOwners,
  templateIdFor,
} from '@countersign/contract/rules/form-rules'
import { templateInPrint } from '@countersign/contract/rules/print-size'
import { isGuarantor } from '@countersign/contract/rules/roles'
import {
  ownersWithoutFieldsError,
  signersWithoutFieldsError,
  signerScopeError,
} from '@countersign/contract/rules/signer-scope'
import type { Form } from '@countersign/contract/schemas/forms/form'
import type { PrintSize } from '@countersign/contract/schemas/forms/print-size'
import type { Signer } from '@countersign/contract/schemas/packets/create-packet'
import { DomainError, type FieldError } from '../../../kernel/domain-error.ts'

export interface ChosenForm {
  form: Form
  /** The variant for this number of residents, or one private copy for each. */
  templateIds: string[]
}

interface People {
  /** In signing order. */
  signers: Signers
  coOwners: readonly object[]
}

/**
 * The variants of each form for these people. Throws for unknown and repeated forms, forms that cannot be
 * signed electronically, and a packet in which somebody has nothing to sign.
 */
export function chooseTemplates(
  named: readonly (Form | undefined)[],
  { signers, coOwners }: People,
  print?: PrintSize,
): ChosenForm[] {
  assertNoErrors('invalid-fields', undefined, [...unknownForms(named), ...repeatedForms(named)])
  const found = named.filter((form) => form !== undefined)
  assertSignable(found, signers)
  assertEveryoneSigns(found, { signers, coOwners })

  return found.map((form) => ({
    form,
    templateIds: variantsFor(form, signers)
      .map((id) => templateForOwners(id, form, coOwners.length + 1))
      .map((id) => templateInPrint(id, form, print)),
  }))
}

type Signers = readonly Pick<Signer, 'kind'>[]

function variantsFor(form: Form, signers: Signers): string[] {
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
      ? [{ field: `templateIds.${index}`, message: `“${form.title}” is in the packet twice.` }]
      : [],
  )
}

function assertSignable(forms: readonly Form[], signers: Signers): void {
  const errors = forms.flatMap((form, index) => {
    const reason = isSignable(form.deliveryClass)
      ? signerScopeError(form, signers)
      : printReason(form)?.reason
    return reason ? [{ field: `templateIds.${index}`, message: `“${form.title}”: ${reason}` }] : []
  })

  assertNoErrors('form-not-signable', errors[0]?.message, errors)
}

function assertEveryoneSigns(forms: readonly Form[], { signers, coOwners }: People): void {
  const message =
    signersWithoutFieldsError(forms, signers) ?? ownersWithoutFieldsError(forms, coOwners)

  assertNoErrors('form-not-signable', message, message ? [{ field: 'templateIds', message }] : [])
}

function assertNoErrors(
  code: 'invalid-fields' | 'form-not-signable',
  detail: string | undefined,
  errors: FieldError[],
): void {
  if (errors.length > 0) {
    throw new DomainError(code, detail, errors)
  }
}
