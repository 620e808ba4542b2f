import { sql } from 'drizzle-orm'

/**
 * For a statement outside of a transaction, as a column that it selects: its commit does not wait for the
 * disk. A crash of the database may lose it, but never without everything that was committed after it.
 */
export const commitWithoutSync = sql`set_config('synchronous_commit', 'off', true)`
