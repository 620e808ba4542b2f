import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { createTestDatabase, startTestPostgres } from '@countersign/database/testing'
import { hashTables } from './hash-tables.ts'
import { listMailedLinks, sendEveryMail } from './send-every-mail.ts'
import { startTestApp } from './start-test-app.ts'

/**
 * `node every-mail-server.ts`: the web app and the API, after a mail of every kind was sent. Prints its
 * address and the links of the mails, then for each line that it reads the tables that have changed since.
 */
const webFolder = fileURLToPath(new URL('../../../web/dist', import.meta.url))
const postgres = await startTestPostgres()
const server = await startTestApp({}, { webFolder }, await createTestDatabase(postgres.adminUrl))
await sendEveryMail(server)
const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
const before = await hashTables(server.services)
print({ address, links: await listMailedLinks(server) })

for await (const _ of createInterface({ input: process.stdin })) {
  const after = await hashTables(server.services)
  print({ changed: Object.keys(after).filter((table) => after[table] !== before[table]) })
}
await server.stop()
await postgres.stop()

function print(said: object): void {
  process.stdout.write(`${JSON.stringify(said)}\n`)
}
