import { yearBuiltError, type PropertyBody } from '@countersign/contract'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'

export function assertYearBuilt(ctx: Context, { yearBuilt }: PropertyBody): void {
  const message = yearBuiltError(yearBuilt, ctx.clock.now())
  if (message) {
    throw new DomainError('invalid-fields', undefined, [{ field: 'yearBuilt', message }])
  }
}
