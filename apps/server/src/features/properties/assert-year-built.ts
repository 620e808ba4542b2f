import { yearBuiltError } from '@countersign/contract/rules/properties'
import type { PropertyBody } from '@countersign/contract/schemas/properties'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'

export function assertYearBuilt(ctx: Context, { yearBuilt }: PropertyBody): void {
  const message = yearBuiltError(yearBuilt, ctx.clock.now())
  if (message) {
    throw new DomainError('invalid-fields', undefined, [{ field: 'yearBuilt', message }])
  }
}
