import {
  coOwnerRoles,
  type CoOwnerRole,
  type Field,
  type SignerRole,
} from '@countersign/answers/field'
import type { SignatureBlock } from '@countersign/pdf/template'
import {
  coOwnerCompany,
  coOwnerName,
  ownerCompany,
  ownerName,
  ownerTitle,
  residentName,
} from '../builders/shared-fields.ts'
import type { FieldSpec, SignatureSet } from '../form-definition.ts'
import { expandField, type ExpandContext } from './expand-field.ts'
import { listResidents } from './variant.ts'

/** A signature block for each resident and each owner, with their fields. */
export function expandSignatures(
  set: SignatureSet,
  context: ExpandContext,
): { blocks: SignatureBlock[]; fields: Field[] } {
  const signers = [
    ...listSigningResidents(set, context).map((n) => expandResident(n, set, context)),
    ...(set.owner ? [expandOwner(set, context), ...expandCoOwners(set, context)] : []),
  ]

  return {
    blocks: signers.map((signer) => signer.block),
    fields: signers.flatMap((signer) => signer.fields),
  }
}

function listSigningResidents({ residents }: SignatureSet, context: ExpandContext): number[] {
  if (!residents) {
    return []
  }

  return residents === 'first' ? [1] : listResidents(context.audience)
}

interface ExpandedSigner {
  block: SignatureBlock
  fields: Field[]
}

function expandResident(
  resident: number,
  set: SignatureSet,
  context: ExpandContext,
): ExpandedSigner {
  const audience = { ...context.audience, resident }
  const label = formatResidentLabel(resident, set, context)

  return expandSigner('TT*', label, [residentName], set, { ...context, audience })
}

/** "Applicant" on a private copy, "Applicant 2" where several sign one document. */
function formatResidentLabel(
  resident: number,
  { residentsAre }: SignatureSet,
  { audience }: ExpandContext,
): string {
  return residentsAre && audience.signerCount === 1
    ? residentsAre
    : `${residentsAre ?? 'Resident'} ${resident}`
}

function expandOwner(set: SignatureSet, context: ExpandContext): ExpandedSigner {
  return expandSigner('LLSign', 'Owner/Agent', [ownerName, ownerTitle, ownerCompany], set, context)
}

function expandCoOwners(set: SignatureSet, context: ExpandContext): ExpandedSigner[] {
  const { owners = 1 } = context.audience

  return coOwnerRoles.slice(0, owners - 1).map((role) => {
    const names = [coOwnerName(role), coOwnerCompany(role)]
    return expandSigner(role, formatOwnerLabel(role), names, set, context)
  })
}

function formatOwnerLabel(role: CoOwnerRole): string {
  return `Owner ${role.slice(2)}`
}

function expandSigner(
  role: string,
  label: string,
  names: FieldSpec[],
  set: SignatureSet,
  context: ExpandContext,
): ExpandedSigner {
  const signature = signatureSpec(role, label, set)
  const [named, ...others] = names
  const specs = [signature, named, ...others, dateSpec(role, label, set)]
  const fields = specs
    .filter((spec) => spec !== undefined)
    .flatMap((spec) => expandField(spec, context).map(({ field }) => field))
  const [signatureField, nameField, ...rest] = fields
  const dateField = rest.at(-1)
  if (!signatureField || !nameField || !dateField) {
    return context.fail(`the signature block of ${label} is incomplete`)
  }

  return {
    block: {
      role: toSignerRole(signatureField.role, context),
      label,
      signatureKey: signatureField.key,
      nameKey: nameField.key,
      dateKey: dateField.key,
      otherKeys: rest.slice(0, -1).map((field) => field.key),
    },
    fields,
  }
}

function signatureSpec(role: string, label: string, set: SignatureSet): FieldSpec {
  return {
    key: `${role}.signature${occurrenceSuffix(set)}`,
    type: 'signature',
    label: `Signature of ${label}`,
    required: !set.requiredIf,
    ...(set.requiredIf && { requiredIf: set.requiredIf }),
    scope: 'form',
    width: 'half',
  }
}

/** Set by the server's clock when the person signs; nobody types it. */
function dateSpec(role: string, label: string, set: SignatureSet): FieldSpec {
  return {
    key: `${role}.signedDate${occurrenceSuffix(set)}`,
    type: 'signedDate',
    label: `Date signed by ${label}`,
    required: false,
    locked: true,
    scope: 'form',
    width: 'quarter',
  }
}

function occurrenceSuffix(set: SignatureSet): string {
  return set.occurrence ? `:${set.occurrence}` : ''
}

function toSignerRole(role: Field['role'], context: ExpandContext): SignerRole {
  return role === 'LLEdit' ? context.fail('LLEdit fills in and never signs') : role
}
