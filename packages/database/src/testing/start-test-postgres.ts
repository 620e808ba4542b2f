import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { startEmbeddedPostgres } from '../embedded-postgres/index.ts'
import type { EmbeddedPostgres } from '../embedded-postgres/index.ts'
import { makeTemplateDatabase } from './template-database.ts'

interface Options {
  durable: boolean
}

export interface TestPostgres {
  adminUrl: string
  stop(): Promise<void>
  /** Stops the server, keeping its data. Returns a function that starts it again at the same address. */
  stopTemporarily(): Promise<() => Promise<void>>
}

/**
 * Starts a PostgreSQL for one test run, in a temporary folder, with the migrated template. `adminUrl`
 * is the `TEST_DATABASE_ADMIN_URL` for `createTestDatabase`. With `durable`, what was committed survives
 * a crash of PostgreSQL.
 */
export async function startTestPostgres({ durable = false } = {}): Promise<TestPostgres> {
  const folder = mkdtempSync(path.join(tmpdir(), 'countersign-test-'))
  // The user that runs PostgreSQL needs access.
  chmodSync(folder, 0o711)
  const clear = () => rmSync(folder, { recursive: true, force: true })

  try {
    let postgres = await startIn(folder, { durable })
    return {
      adminUrl: postgres.url,
      stop: () => postgres.stop().finally(clear),
      stopTemporarily: async () => {
        await postgres.stop()
        return async () => {
          postgres = await openIn(folder, { durable })
        }
      },
    }
  } catch (error) {
    clear()
    throw error
  }
}

async function startIn(folder: string, options: Options): Promise<EmbeddedPostgres> {
  const postgres = await openIn(folder, options)

  try {
    await allowCreating(postgres.adminUrl)
    await makeTemplateDatabase(postgres.url)
    return postgres
  } catch (error) {
    await postgres.stop()
    throw error
  }
}

function openIn(folder: string, { durable }: Options): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres({ dataDir: folder, log: () => undefined, throwaway: !durable })
}

/** Tests use the application's role, so that missing permissions fail in tests as well. */
export async function allowCreating(superuserUrl: string): Promise<void> {
  const client = new Client({ connectionString: superuserUrl })
  await client.connect()
  await client.query('alter role countersign createdb createrole')
  await client.end()
}
