import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { startEmbeddedPostgres } from '../start-embedded-postgres.ts'
import { temporaryFolder } from './temporary-folder.ts'

/**
 * Creates one database for a test file. Returns a function that creates a data folder with a copy of
 * it, of the given name: creating a database takes ten times as long as copying it.
 */
export function useDataFolderCopies(): (options?: { name?: string }) => string {
  let original: string
  beforeAll(async () => {
    original = mkdtempSync(path.join(tmpdir(), 'countersign-test-'))
    chmodSync(original, 0o711)
    const log = () => undefined
    await (await startEmbeddedPostgres({ dataDir: original, log, throwaway: true })).stop()
  })
  afterAll(() => rmSync(original, { recursive: true, force: true }))

  return ({ name = 'data' } = {}) => {
    const folder = path.join(temporaryFolder(), name)
    mkdirSync(folder)
    chmodSync(folder, 0o711)
    // Keeps owners and modes, which Node's own copy does not.
    execFileSync('cp', ['-a', path.join(original, 'postgres'), folder])

    return folder
  }
}
