import { randomUUID } from 'node:crypto'
import { asAdmin, databaseUrl, testAdminUrl } from './template-database.ts'

/** Creates a database as a copy of this one. */
export async function createDatabase(
  template: string,
  adminUrl = testAdminUrl(),
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await asAdmin(adminUrl, async (client) => {
    await client.query(`create database ${name} template ${template}`)
  })

  return {
    url: databaseUrl(adminUrl, name),
    drop: () =>
      asAdmin(adminUrl, async (client) => {
        await client.query(`drop database if exists ${name} with (force)`)
      }),
  }
}

/** Creates a database without migrations. */
export async function createEmptyDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  return createDatabase('template0')
}
