import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'

/** Any number, the same in every version. */
const migrationLock = 7_266_837_001

const oldestServer = 15

/**
 * Runs the missing migrations in one transaction. Two servers may call this at once: the second waits
 * for the first. The connection must go to PostgreSQL itself or to a pooler in session mode, because
 * the lock belongs to the session.
 */
export async function migrate(url: string): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'countersign-migrate' })
  await client.connect()

  try {
    await refuseOldServer(client)
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await runMigrations(drizzle(client), {
      migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)),
    })
  } finally {
    // The end of the session releases the lock in any case.
    await client.end()
  }
}

async function refuseOldServer(client: Client): Promise<void> {
  const { rows } = await client.query<{ version: string }>(
    `select current_setting('server_version_num') as version`,
  )
  const major = Math.floor(Number(rows[0]?.version) / 10_000)

  if (major < oldestServer) {
    throw new Error(`Countersign needs PostgreSQL ${oldestServer} or newer; this one is ${major}.`)
  }
}
