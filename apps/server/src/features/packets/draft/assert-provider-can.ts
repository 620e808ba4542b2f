import { isGuarantor } from '@countersign/contract/rules/roles'
import type { Signer } from '@countersign/contract/schemas/packets/create-packet'
import type { Context } from '../../../kernel/context.ts'
import { DomainError, type FieldError } from '../../../kernel/domain-error.ts'
import type { ChosenForm } from './choose-templates.ts'

interface Plan {
  chosen: readonly ChosenForm[]
  people: readonly object[]
  /** In signing order. */
  signers: readonly Signer[]
  coOwners?: readonly object[]
  printOnly: boolean
}

/** Refuses, before anything is made, what the e-signature provider cannot do. */
export function assertProviderCan(ctx: Context, plan: Plan): void {
  const { privateCopies, guarantors, coOwners } = ctx.ports.signing.capabilities
  if (plan.printOnly) {
    return
  }
  const errors = [
    ...(guarantors ? [] : guarantorErrors(plan)),
    ...(privateCopies ? [] : privateCopyErrors(plan)),
    ...(coOwners ? [] : coOwnerErrors(plan)),
  ]
  if (errors.length > 0) {
    throw new DomainError('form-not-signable', errors[0]?.message, errors)
  }
}

function guarantorErrors({ signers }: Plan): FieldError[] {
  return signers.flatMap((signer, index) =>
    isGuarantor(signer)
      ? [
          {
            field: `signers.${index}.kind`,
            message: `${signer.firstName} ${signer.lastName} cannot sign as a guarantor with the signing service of this installation. Print the guaranty and have it signed on paper.`,
          },
        ]
      : [],
  )
}

function coOwnerErrors({ coOwners = [] }: Plan): FieldError[] {
  return coOwners.length > 0
    ? [
        {
          field: 'owners',
          message:
            'Only you can sign as the owner with the signing service of this installation. Take the other owners out, or have the packet signed on paper.',
        },
      ]
    : []
}

/** A single signer has nobody to keep a copy from. */
function privateCopyErrors({ chosen, people }: Plan): FieldError[] {
  return chosen.flatMap(({ form: { title, signerScope } }, index) =>
    signerScope === 'each' && people.length > 1
      ? [
          {
            field: `templateIds.${index}`,
            message: `“${title}” is a private copy for each resident, and the signing service of this installation shows every document to everyone. Make one packet for each resident instead.`,
          },
        ]
      : [],
  )
}
