import { ApiProblem, fieldErrorsOf } from '../../../lib/api-problem.ts'
import type { ApplyDraft, ApplyField } from './apply-form.tsx'

/** What can be told without asking the server, in the order of the form. */
export function listMissing({ firstName, lastName, email }: ApplyDraft): ApplyField[] {
  const missing: ApplyField[] = []
  if (!firstName.trim()) {
    missing.push('firstName')
  }
  if (!lastName.trim()) {
    missing.push('lastName')
  }
  if (!email.includes('@')) {
    missing.push('email')
  }
  return missing
}

const fields: readonly ApplyField[] = ['firstName', 'lastName', 'email', 'phone', 'message']

/** The server refuses what this page cannot show: the page is older than the server. */
export function isOutdated(error: unknown): boolean {
  return (
    error instanceof ApiProblem &&
    error.problem.code === 'invalid-fields' &&
    listRefused(error).length === 0
  )
}

export function listRefused(error: unknown): ApplyField[] {
  const named = fieldErrorsOf(error)

  return fields.filter((name) => named.some(({ field }) => field === name))
}
