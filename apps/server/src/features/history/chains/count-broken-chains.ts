import { eventChecks } from '@countersign/database'
import { isNotNull } from 'drizzle-orm'
import type { Context } from '../../../kernel/context.ts'

export function countBrokenChains(ctx: Context): Promise<number> {
  return ctx.db.$count(eventChecks, isNotNull(eventChecks.brokenSince))
}
