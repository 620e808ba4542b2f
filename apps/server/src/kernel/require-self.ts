import type { ProblemCode } from '@countersign/contract/rules/problems'
import { memberId, type Context } from './context.ts'
import { DomainError } from './domain-error.ts'

/** Everyone else gets the same 404 as for a user who does not exist. */
export function requireSelf(ctx: Context, id: string, code: ProblemCode = 'user-not-found') {
  const self = memberId(ctx)
  if (id.toLowerCase() !== self) {
    throw new DomainError(code)
  }

  return self
}
