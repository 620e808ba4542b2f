import { pluralize } from '../../../lib/pluralize.ts'
import type { CreationState } from './creation-state.ts'

export const creationSteps = [
  { key: 'property', name: 'Property' },
  { key: 'signers', name: 'Signers' },
  { key: 'documents', name: 'Documents' },
  { key: 'review', name: 'Review' },
] as const
export type CreationStep = (typeof creationSteps)[number]['key']

/** The first step that must be completed before this one (spec, section 2). */
export function missingStep(
  state: Pick<CreationState, 'rentalUnit' | 'signers' | 'initiator'>,
  step: CreationStep,
): CreationStep | undefined {
  if (step === 'property') {
    return undefined
  }
  if (!state.rentalUnit) {
    return 'property'
  }
  if (step !== 'signers' && (state.signers.length === 0 || !state.initiator)) {
    return 'signers'
  }

  return undefined
}

export function stepSummary(state: CreationState, step: CreationStep): string | undefined {
  switch (step) {
    case 'property':
      return state.rentalUnit
        ? `${state.rentalUnit.propertyName}, ${state.rentalUnit.unitName}`
        : undefined
    case 'signers':
      return state.signers.map((signer) => signer.firstName).join(', ') || undefined
    case 'documents':
      return state.documents.length > 0 ? pluralize(state.documents.length, 'form') : undefined
    case 'review':
      return undefined
  }
}

export function isStepComplete(state: CreationState, step: CreationStep): boolean {
  switch (step) {
    case 'property':
      return state.rentalUnit !== null
    case 'signers':
      return state.signers.length > 0 && state.initiator !== null
    case 'documents':
      return state.documents.length > 0
    case 'review':
      return false
  }
}

export function stepName(step: CreationStep): string {
  return creationSteps.find(({ key }) => key === step)?.name ?? ''
}
