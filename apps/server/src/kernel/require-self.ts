import type { ProblemCode } from '@countersign/contract/rules/problems'
import { officeId, personId, type Context } from './context.ts'
import { DomainError } from './domain-error.ts'

/**
 * Members name themselves in a path; everyone else gets the same 404 as for a user who does not exist.
 * Returns the office whose data it is.
 */
export function requireSelf(
  ctx: Context,
  id: string,
  code: ProblemCode = 'user-not-found',
): string {
  if (id.toLowerCase() !== personId(ctx)) {
    throw new DomainError(code)
  }

  return officeId(ctx)
}
