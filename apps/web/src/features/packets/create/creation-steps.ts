import type { CreationState } from './creation-state.ts'

/** The steps of the creation flow, in order. */
export const creationSteps = [
  { key: 'property', name: 'Property' },
  { key: 'signers', name: 'Signers' },
  { key: 'documents', name: 'Documents' },
  { key: 'review', name: 'Review' },
] as const
export type CreationStep = (typeof creationSteps)[number]['key']

/**
 * The earlier step that has to be done before this one may be shown (specification, section 2), or
 * undefined where nothing is missing.
 */
export function missingStep(
  state: Pick<CreationState, 'place' | 'signers' | 'initiator'>,
  step: CreationStep,
): CreationStep | undefined {
  if (step === 'property') {
    return undefined
  }
  if (!state.place) {
    return 'property'
  }
  if (step !== 'signers' && (state.signers.length === 0 || !state.initiator)) {
    return 'signers'
  }

  return undefined
}

/** What is chosen at a step so far, in a few words; undefined where nothing is. */
export function stepSummary(state: CreationState, step: CreationStep): string | undefined {
  switch (step) {
    case 'property':
      return state.place ? `${state.place.propertyName}, ${state.place.unitName}` : undefined
    case 'signers':
      return state.signers.map((signer) => signer.firstName).join(', ') || undefined
    case 'documents':
      return state.documents.length > 0 ? countForms(state.documents.length) : undefined
    case 'review':
      return undefined
  }
}

export function countForms(count: number): string {
  return count === 1 ? '1 form' : `${count} forms`
}

export function stepName(step: CreationStep): string {
  return creationSteps.find(({ key }) => key === step)?.name ?? ''
}
