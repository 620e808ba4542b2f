import { Client } from 'pg'

/**
 * The same for each address that leads to one database, also after a failover; `undefined` where the
 * server does not tell. Throws what connecting throws.
 */
export async function readDatabaseId(url: string): Promise<string | undefined> {
  const client = new Client({
    connectionString: url,
    application_name: 'countersign-check',
    connectionTimeoutMillis: 10_000,
  })
  client.on('error', () => undefined)
  await client.connect()

  try {
    const { rows } = await client.query<{ id: string }>(
      `select concat(system_identifier, '/', oid) as id
        from pg_control_system(), pg_database where datname = current_database()`,
    )
    return rows[0]?.id
  } catch {
    return undefined
  } finally {
    await client.end()
  }
}
