import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string
let dataDir: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'countersign-restore-'))
  dataDir = path.join(folder, 'data')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

function runRestore(settings: Record<string, string> = {}) {
  const entry = path.join(import.meta.dirname, 'restore.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [entry, `${folder}/backup`], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, ...settings },
  })

  return { status, output: stdout + stderr }
}

const noBackup = expect.stringContaining('is not a backup: it has no manifest.json.')

test('a setting that is not valid is named', () => {
  expect(runRestore({ PORT: 'many' })).toEqual({ status: 2, output: 'PORT: must be a number.\n' })
})

test('what is in the root of a disk, and caches, are no data', async () => {
  await mkdir(path.join(dataDir, 'lost+found'), { recursive: true })
  await mkdir(path.join(dataDir, 'compile-cache'))

  expect(runRestore()).toEqual({ status: 2, output: noBackup })
})

test('a data folder that something else is in is refused', async () => {
  await mkdir(dataDir)
  await writeFile(path.join(dataDir, 'secret-key'), 'x')

  expect(runRestore()).toEqual({ status: 2, output: expect.stringContaining('is not empty, and') })
})
