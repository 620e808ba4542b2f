import { migrate } from '@countersign/database'
import { startEmbeddedPostgres } from '@countersign/database/embedded-postgres'
import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testProgram } from '../testing/test-program.ts'

let dataDir: string
let postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'countersign-payments-'))
  postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  await migrate(postgres.url)
})
afterAll(async () => {
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
})

test('a refund without its receipt ends with 2 and says how it is used', () => {
  expect(runPayments('refund')).toMatchObject({
    status: 2,
    stdout: expect.stringMatching(/payments -- refund R-/),
  })
})

test('an amount that is none and a receipt that does not exist are refused in words', () => {
  expect(runPayments('refund', 'R-000001', '--amount', '2,5')).toMatchObject({
    status: 1,
    stdout: 'Write the amount in dollars, such as 2.50.\n',
  })
  expect(runPayments('refund', 'R-000001')).toMatchObject({
    status: 1,
    stdout: expect.stringMatching(/R-000001/),
  })
})

test('it shares the embedded database of a running server', () => {
  expect(runPayments('list')).toMatchObject({ status: 0, stdout: 'There are no payments yet.\n' })
})

function runPayments(...args: string[]) {
  return spawnSync(process.execPath, [testProgram('bin/payments'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir },
  })
}
