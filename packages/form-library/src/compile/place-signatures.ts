import type { Field, SignerRole } from '@countersign/answers'
import type { SignatureBlock } from '@countersign/esign'
import type { FieldSpec, SignatureSet } from '../form-definition.ts'
import { ownerName, ownerTitle, residentName } from '../builders/shared-fields.ts'
import { placeField } from './place-field.ts'
import type { Placing } from './place-field.ts'
import { residentsIn } from './variant.ts'

/** A block for each resident and one for the owner, with the fields that stand in them. */
export function placeSignatures(
  set: SignatureSet,
  placing: Placing,
): { blocks: SignatureBlock[]; fields: Field[] } {
  const signers = [
    ...signingResidents(set, placing).map((n) => residentBlock(n, set, placing)),
    ...(set.owner ? [ownerBlock(set, placing)] : []),
  ]

  return {
    blocks: signers.map((signer) => signer.block),
    fields: signers.flatMap((signer) => signer.fields),
  }
}

function signingResidents({ residents }: SignatureSet, placing: Placing): number[] {
  if (!residents) {
    return []
  }

  return residents === 'first' ? [1] : residentsIn(placing.to)
}

interface Signer {
  block: SignatureBlock
  fields: Field[]
}

function residentBlock(resident: number, set: SignatureSet, placing: Placing): Signer {
  const to = { ...placing.to, resident }
  const label = residentLabel(resident, set, placing)

  return signer('TT*', label, [residentName], set, { ...placing, to })
}

/** A copy of one's own says "Applicant"; where several sign one document, they are numbered. */
function residentLabel(resident: number, { residentsAre }: SignatureSet, { to }: Placing): string {
  return residentsAre && to.signerCount === 1
    ? residentsAre
    : `${residentsAre ?? 'Resident'} ${resident}`
}

function ownerBlock(set: SignatureSet, placing: Placing): Signer {
  return signer('LLSign', 'Owner/Agent', [ownerName, ownerTitle], set, placing)
}

function signer(
  role: string,
  label: string,
  names: FieldSpec[],
  set: SignatureSet,
  placing: Placing,
): Signer {
  const signature = signatureSpec(role, label, set)
  const [named, ...others] = names
  const specs = [signature, named, ...others, dateSpec(role, label, set)]
  const fields = specs
    .filter((spec) => spec !== undefined)
    .flatMap((spec) => placeField(spec, placing).map((place) => place.field))
  const [signatureField, nameField, ...rest] = fields
  const dateField = rest.at(-1)
  if (!signatureField || !nameField || !dateField) {
    return placing.refuse(`the signature block of ${label} is incomplete`)
  }

  return {
    block: {
      role: signerRole(signatureField.role, placing),
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
    key: `${role}.signature${occurrence(set)}`,
    type: 'signature',
    label: `Signature of ${label}`,
    required: !set.requiredIf,
    ...(set.requiredIf && { requiredIf: set.requiredIf }),
    scope: 'form',
    width: 'half',
  }
}

/** Set by the server's clock at signing; nobody types it. */
function dateSpec(role: string, label: string, set: SignatureSet): FieldSpec {
  return {
    key: `${role}.signedDate${occurrence(set)}`,
    type: 'signedDate',
    label: `Date signed by ${label}`,
    required: false,
    locked: true,
    scope: 'form',
    width: 'quarter',
  }
}

function occurrence(set: SignatureSet): string {
  return set.occurrence ? `:${set.occurrence}` : ''
}

function signerRole(role: Field['role'], placing: Placing): SignerRole {
  return role === 'LLEdit' ? placing.refuse('LLEdit fills in and never signs') : role
}
