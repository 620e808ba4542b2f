import { Client } from 'pg'

/**
 * Creates the application's role and database if they are missing. The role owns its database and
 * nothing else, so that a defect in the application cannot access the server's files.
 */
export async function prepareDatabase(
  adminUrl: string,
  { name, password }: { name: string; password: string },
): Promise<void> {
  const client = new Client({ connectionString: adminUrl })
  await client.connect()

  try {
    const role = client.escapeIdentifier(name)
    if (!(await exists(client, 'select from pg_roles where rolname = $1', name))) {
      await client.query(`create role ${role} login password ${client.escapeLiteral(password)}`)
    }
    if (!(await exists(client, 'select from pg_database where datname = $1', name))) {
      await client.query(`create database ${role} owner ${role} template template0`)
    }
  } finally {
    await client.end()
  }
}

async function exists(client: Client, query: string, name: string): Promise<boolean> {
  return (await client.query(query, [name])).rowCount === 1
}
