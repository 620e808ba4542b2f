import { sql } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'

export async function checkHealth(ctx: Context): Promise<{ status: 'ok' }> {
  try {
    await ctx.db.execute(sql`select 1`)
  } catch (error) {
    ctx.log.error({ err: error }, 'the database does not answer')
    throw new DomainError('unavailable', 'The database does not answer.')
  }

  return { status: 'ok' }
}
