import { migrate } from '@countersign/database'
import { startEmbeddedPostgres } from '@countersign/database/embedded-postgres'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testProgram } from '../testing/test-program.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'countersign-commands-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

test.each([
  [1, ['keys.ts', 'show']],
  [1, ['bin/keys', 'rotate']],
  [1, ['bin/keys', 'rotate', '--lost-key']],
  [1, ['mails.ts', 'list-failed']],
  [1, ['payments.ts', 'list']],
  [2, ['events.ts', 'verify']],
  [2, ['backup.ts', path.join(tmpdir(), 'countersign-no-backup')]],
])(
  'in a folder where no server has run, it ends with %i and creates nothing: %s',
  (status, [program = '', ...args]) => {
    expect(run(program, args)).toMatchObject({
      status,
      stdout: expect.stringMatching(/^There is no database in the data folder .* set that\.\n$/),
    })
    expect(readdirSync(dataDir)).toEqual([])
  },
)

test('a data folder that a newer version has used is refused', async () => {
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  await migrate(postgres.url)
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  await client.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9000000000000)`,
  )
  await client.end()
  await postgres.stop()

  expect(run('bin/keys', ['rotate'])).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('was used by a newer version of Countersign'),
  })
}, 60_000)

/** Each program from its sources once. */
function run(program: string, args: string[]) {
  const file =
    program === 'bin/keys' ? testProgram(program) : path.join(import.meta.dirname, program)
  return spawnSync(process.execPath, [file, ...args], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: '', SECRET_KEY: '', DATA_DIR: dataDir },
  })
}
