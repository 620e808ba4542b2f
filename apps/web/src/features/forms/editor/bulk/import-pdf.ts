import type { FormImport, FormImportQuery } from '@countersign/contract/schemas/forms/form-import'
import { ApiProblem } from '../../../../lib/api-problem.ts'
import { callApi } from '../../../../lib/api.ts'
import type { FormOwner } from '../saving/form-owner.ts'

/** The server is busy, or the member has sent many files: the same file is sent again after a pause. */
export class TryLater extends Error {
  readonly seconds: number

  constructor(seconds: number) {
    super(`Try again in ${seconds} seconds.`)
    this.seconds = seconds
  }
}

/** Throws `TryLater`, or an `ApiProblem`. */
export async function importPdf(
  { calls }: FormOwner,
  file: File,
  query: FormImportQuery,
): Promise<FormImport> {
  let retryAfter: string | null = null
  try {
    const response = await callApi(calls.import, {
      query,
      pdf: file,
      transport: async (url, init) => {
        const answer = await fetch(url, init)
        retryAfter = answer.headers.get('retry-after')
        return answer
      },
    })
    return response.import
  } catch (error) {
    throw isBusy(error) ? new TryLater(Number(retryAfter) || 5) : error
  }
}

function isBusy(error: unknown): boolean {
  return (
    error instanceof ApiProblem && ['too-many-requests', 'unavailable'].includes(error.problem.code)
  )
}
