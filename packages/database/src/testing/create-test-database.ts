import { randomUUID } from 'node:crypto'
import { openDatabase } from '../open-database.ts'
import type { Database } from '../open-database.ts'
import { asAdmin, databaseUrl, templateName } from './template-database.ts'

export interface TestDatabase {
  url: string
  db: Database
  /** Closes `db` and deletes the database, whoever else is still connected. */
  drop(): Promise<void>
}

/** A migrated, empty database of its own for one test or one file of tests. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const adminUrl = process.env.TEST_DATABASE_ADMIN_URL
  if (!adminUrl) {
    throw new Error(
      'TEST_DATABASE_ADMIN_URL is not set: run the tests with the global set-up of @countersign/database.',
    )
  }

  const name = `test_${randomUUID().replaceAll('-', '')}`
  await asAdmin(adminUrl, async (client) => {
    await client.query(`create database ${name} template ${templateName}`)
  })
  const url = databaseUrl(adminUrl, name)
  const { db, close } = openDatabase(url, { applicationName: 'countersign-test' })

  return {
    url,
    db,
    drop: async () => {
      await close()
      await asAdmin(adminUrl, async (client) => {
        await client.query(`drop database if exists ${name} with (force)`)
      })
    },
  }
}
