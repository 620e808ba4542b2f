import type { ProblemCode } from '@countersign/contract'
import { memberId, type Context } from './context.ts'
import { DomainError } from './domain-error.ts'

/** Addresses below `/users/{id}` exist for that user alone; for everyone else there is nothing. */
export function requireSelf(ctx: Context, id: string, otherwise: ProblemCode = 'user-not-found') {
  const self = memberId(ctx)
  if (id.toLowerCase() !== self) {
    throw new DomainError(otherwise)
  }

  return self
}
