import { startTestPostgres } from './start-test-postgres.ts'
import { makeTemplateDatabase } from './template-database.ts'

/**
 * For Vitest's `globalSetup`: one PostgreSQL for the whole run. Where `TEST_DATABASE_ADMIN_URL`
 * already names a server, e.g. of another version, the tests run on that one.
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
