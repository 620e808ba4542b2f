import { paths } from '../../../lib/paths.ts'
import { missingStep, type CreationStep } from './creation-steps.ts'
import { readCreation } from './creation-store.ts'

/** The address of the first step of the packet in this tab that is not complete. */
export function firstOpenStep(): string {
  const state = readCreation()
  const step = missingStep(state, 'review') ?? (state.documents.length > 0 ? 'review' : 'documents')
  return stepPaths[step]
}

const stepPaths: Record<CreationStep, string> = {
  property: paths.selectProperty(),
  signers: paths.addSigners,
  documents: paths.selectDocuments,
  review: paths.confirmDocuments,
}
