import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { checkReadiness, type ReadinessOptions } from './check-readiness.ts'

export async function listWarnings(ctx: Context, options: ReadinessOptions) {
  try {
    const { warnings } = await checkReadiness(ctx, options)

    return warnings.map(({ code }) => code)
  } catch (error) {
    if (error instanceof DomainError) {
      return ['not-ready' as const]
    }
    throw error
  }
}
