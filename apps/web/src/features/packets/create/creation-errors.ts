import type { CreationStep } from './creation-steps.ts'
import { ownerTitle } from './people/people-fields.ts'
import { signerTitle } from './people/people.ts'

/** In the order of the request. */
type Signers = Parameters<typeof signerTitle>[0]

export interface CreationError {
  step: CreationStep
  message: string
}

const stepByField: Record<string, CreationStep> = {
  propertyId: 'property',
  unitId: 'property',
  signers: 'signers',
  owners: 'signers',
  copies: 'signers',
  initiator: 'signers',
  templateIds: 'documents',
  packetName: 'review',
}

const stepByCode: Record<string, CreationStep> = {
  'property-not-found': 'property',
  'form-not-found': 'documents',
  'form-changed': 'documents',
  'form-withdrawn': 'documents',
  'form-not-signable': 'documents',
  'form-not-for-state': 'documents',
}

/** Assigns the server's field errors to the steps of the flow. */
export function toCreationErrors(
  errors: readonly { field: string; message: string }[],
  signers: Signers,
): CreationError[] {
  return errors.map(({ field, message }) => ({
    step: stepByField[/\w+/.exec(field)?.[0] ?? ''] ?? 'review',
    message: `${signerPrefix(field, signers)}${message}`,
  }))
}

export function stepForProblem(code: string): CreationStep | undefined {
  return stepByCode[code]
}

function signerPrefix(field: string, signers: Signers): string {
  const [, list, index] = /^\W*(signers|owners|copies)\W+(\d+)/.exec(field) ?? []
  if (index === undefined) {
    return ''
  }
  if (list === 'copies') {
    return `Copy ${Number(index) + 1}: `
  }
  const title = list === 'owners' ? ownerTitle(Number(index)) : signerTitle(signers, Number(index))
  return `${title}: `
}
