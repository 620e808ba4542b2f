import { Client } from 'pg'
import { migrate } from '../migrate.ts'

export const templateName = 'countersign_template'

/** Creates or replaces the migrated database that test databases are copied from. */
export async function makeTemplateDatabase(adminUrl: string): Promise<void> {
  await asAdmin(adminUrl, async (client) => {
    await client.query(`drop database if exists ${templateName}`)
    await client.query(`create database ${templateName} template template0`)
  })

  await migrate(databaseUrl(adminUrl, templateName))
}

export async function asAdmin(
  adminUrl: string,
  work: (client: Client) => Promise<void>,
): Promise<void> {
  const client = new Client({ connectionString: adminUrl })
  // A test may kill the server: the query that waits fails.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

/** The URL of another database on the same server, with the same role. */
export function databaseUrl(adminUrl: string, name: string): string {
  const url = new URL(adminUrl)
  url.pathname = `/${name}`

  return url.href
}

/** The server of the global setup. */
export function testAdminUrl(): string {
  const url = process.env.TEST_DATABASE_ADMIN_URL
  if (!url) {
    throw new Error(
      'TEST_DATABASE_ADMIN_URL is not set: run the tests with the global set-up of @countersign/database.',
    )
  }

  return url
}
