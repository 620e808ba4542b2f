import { startTestPostgres } from './start-test-postgres.ts'
import { makeTemplateDatabase } from './template-database.ts'

/**
 * Vitest's `globalSetup`: one PostgreSQL for the whole run, or the server in
 * `TEST_DATABASE_ADMIN_URL` if that is set.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_ADMIN_URL
  if (given) {
    await makeTemplateDatabase(given)
    return async () => undefined
  }

  const postgres = await startTestPostgres()
  process.env.TEST_DATABASE_ADMIN_URL = postgres.adminUrl

  return async () => {
    delete process.env.TEST_DATABASE_ADMIN_URL
    await postgres.stop()
  }
}
