import { openDatabase } from '../open-database.ts'
import type { Database } from '../open-database.ts'
import { createDatabase } from './create-database.ts'
import { templateName } from './template-database.ts'

export interface TestDatabase {
  url: string
  db: Database
  /** Closes `db` and deletes the database, even if others are connected. */
  drop(): Promise<void>
}

/**
 * A migrated, empty database for one test or one test file, by default on the PostgreSQL of the test
 * run.
 */
export async function createTestDatabase(adminUrl?: string): Promise<TestDatabase> {
  const { url, drop } = await createDatabase(templateName, adminUrl)
  const { db, close } = openDatabase(url, { applicationName: 'countersign-test' })

  return {
    url,
    db,
    drop: async () => {
      await close()
      await drop()
    },
  }
}
