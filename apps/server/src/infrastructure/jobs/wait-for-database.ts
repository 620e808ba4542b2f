import { sql } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { isConnectionError } from '../../kernel/is-connection-error.ts'

const retryMs = 250

export async function waitForDatabase(
  { db }: Pick<Context, 'db'>,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await db.execute(sql`select 1`)
      return
    } catch (error) {
      if (!isConnectionError(error)) {
        return
      }
      await new Promise((resolve) => setTimeout(resolve, retryMs))
    }
  }
}
