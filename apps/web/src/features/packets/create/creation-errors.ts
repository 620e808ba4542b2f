import type { CreationStep } from './creation-steps.ts'
import { signerTitle } from './people/people.ts'

/** Who was sent, in the order in which the server names them. */
type Signers = Parameters<typeof signerTitle>[0]

/** Something that the server found wrong, and the step where it can be put right. */
export interface CreationError {
  step: CreationStep
  message: string
}

const stepByField: Record<string, CreationStep> = {
  propertyId: 'property',
  unitId: 'property',
  signers: 'signers',
  initiator: 'signers',
  templateIds: 'documents',
  packetName: 'review',
}

const stepByCode: Record<string, CreationStep> = {
  'property-not-found': 'property',
  'form-not-found': 'documents',
  'form-not-signable': 'documents',
}

/** Brings the server's field errors home to the steps of the flow. */
export function toCreationErrors(
  errors: readonly { field: string; message: string }[],
  signers: Signers,
): CreationError[] {
  return errors.map(({ field, message }) => ({
    step: stepByField[/\w+/.exec(field)?.[0] ?? ''] ?? 'review',
    message: `${signerPrefix(field, signers)}${message}`,
  }))
}

/** The step that a refusal as a whole belongs to; undefined where it belongs to none. */
export function stepForProblem(code: string): CreationStep | undefined {
  return stepByCode[code]
}

function signerPrefix(field: string, signers: Signers): string {
  const index = /^\W*signers\W+(\d+)/.exec(field)?.[1]
  return index === undefined ? '' : `${signerTitle(signers, Number(index))}: `
}
