import { sql } from 'drizzle-orm'
import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordEvent } from '../kernel/events/record-event.ts'
import { inTransaction } from '../kernel/transaction.ts'
import { changeEvents } from '../testing/break-chain.ts'
import { startTestApp, type TestApp } from '../testing/index.ts'
import { testProgram } from '../testing/test-program.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
  for (let index = 0; index < 3; index += 1) {
    await inTransaction(server.ctx, (tx) =>
      recordEvent(tx, { stream: 'group:lease', type: 'packet.filled', data: {} }),
    )
  }
})
afterAll(() => server.stop())

test('without its verb it says how it is used', () => {
  expect(runEvents()).toMatchObject({
    status: 2,
    stdout: expect.stringMatching(/events -- verify/),
  })
  expect(runEvents('verify', 'more').status).toBe(2)
})

test('a database that cannot be reached ends with 2', () => {
  const url = 'postgres://nobody:none@127.0.0.1:9/none'
  expect(runEvents('verify', { DATABASE_URL: url })).toMatchObject({
    status: 2,
    stdout: expect.stringMatching(/ECONNREFUSED/),
  })
})

test('intact chains end with 0, a broken one with 1 and where it is broken', async () => {
  expect(runEvents('verify')).toMatchObject({
    status: 0,
    stdout: 'Checked 3 events in 1 stream. All chains are intact.\n',
  })

  await changeEvents(server.services.db, sql`delete from events where seq = 2`)
  expect(runEvents('verify')).toMatchObject({
    status: 1,
    stdout: 'Checked 2 events in 1 stream. 1 chain is broken:\n  group:lease: event 2 is missing\n',
  })
})

function runEvents(...args: (string | Record<string, string>)[]) {
  const words = args.filter((arg) => typeof arg === 'string')
  const settings = args.find((arg) => typeof arg === 'object')

  return spawnSync(process.execPath, [testProgram('bin/events'), ...words], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: server.databaseUrl, ...settings },
  })
}
