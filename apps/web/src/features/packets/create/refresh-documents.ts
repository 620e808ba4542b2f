import { formCalls } from '@countersign/contract/calls/forms'
import { callApi } from '../../../lib/api.ts'
import { ApiProblem } from '../../../lib/api-problem.ts'
import { undefinedIfMissing } from '../../../lib/retry.ts'
import { updateDocument } from './creation-documents.ts'
import type { CreationState } from './creation-state.ts'
import { changeCreation } from './creation-store.ts'

const outdated: readonly string[] = ['form-changed', 'form-withdrawn']

/** Shows the chosen forms as they are now; one that is gone stays, to be taken out. */
export async function refreshDocuments(
  error: unknown,
  { documents }: Pick<CreationState, 'documents'>,
): Promise<void> {
  if (!(error instanceof ApiProblem && outdated.includes(error.problem.code))) {
    return
  }
  const answers = await Promise.all(
    documents.map(({ _id: id }) =>
      undefinedIfMissing(callApi(formCalls.getForm, { params: { id } })),
    ),
  )
  for (const answer of answers) {
    if (answer) {
      changeCreation((state) => updateDocument(state, answer.form))
    }
  }
}
