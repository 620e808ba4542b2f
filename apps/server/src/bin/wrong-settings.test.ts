import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'countersign-commands-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

test.each([
  [1, ['keys.ts', 'show']],
  [1, ['keys.ts', 'rotate']],
  [1, ['keys.ts', 'rotate', '--lost-key']],
  [1, ['mails.ts', 'list-failed']],
  [1, ['payments.ts', 'list']],
  [2, ['events.ts', 'verify']],
  [2, ['backup.ts', path.join(tmpdir(), 'countersign-no-backup')]],
])(
  'in a folder where no server has run, it ends with %i and creates nothing: %s',
  (status, [program = '', ...args]) => {
    const result = spawnSync(process.execPath, [path.join(import.meta.dirname, program), ...args], {
      encoding: 'utf8',
      env: { ...process.env, DATABASE_URL: '', SECRET_KEY: '', DATA_DIR: dataDir },
    })

    expect(result).toMatchObject({
      status,
      stdout: expect.stringMatching(/^There is no database in the data folder .* set that\.\n$/),
    })
    expect(readdirSync(dataDir)).toEqual([])
  },
)
