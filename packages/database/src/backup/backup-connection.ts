import { Client } from 'pg'

/**
 * A connection on which COPY writes the same text on every server, without limits of time: copying a
 * large table takes long.
 */
export async function connectForBackup(url: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    application_name: 'countersign-backup',
    connectionTimeoutMillis: 10_000,
  })
  // Node ends the process at an 'error' event without a listener; the running query fails as well.
  client.on('error', () => undefined)
  await client.connect()
  await client.query(`
    set datestyle to 'ISO, YMD';
    set intervalstyle to 'postgres';
    set timezone to 'UTC';
    set extra_float_digits to 1;
    set bytea_output to 'hex';
    set client_encoding to 'UTF8';
    set statement_timeout to 0;
    set idle_in_transaction_session_timeout to 0`)

  return client
}
