import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { DatabaseError, type Client } from 'pg'
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
        await dropDatabase(client, name)
      }),
  }
}

async function dropDatabase(client: Client, name: string, attempts = 20): Promise<void> {
  try {
    await client.query(`drop database if exists ${name} with (force)`)
  } catch (error) {
    // A superuser's process, such as an autovacuum, cannot be ended and is over soon.
    const isOccupied = error instanceof DatabaseError && error.code === '42501'
    if (!isOccupied || attempts === 0) {
      throw error
    }
    await setTimeout(250)
    await dropDatabase(client, name, attempts - 1)
  }
}

/** Creates a database without migrations. */
export async function createEmptyDatabase(
  adminUrl?: string,
): Promise<{ url: string; drop(): Promise<void> }> {
  return createDatabase('template0', adminUrl)
}
