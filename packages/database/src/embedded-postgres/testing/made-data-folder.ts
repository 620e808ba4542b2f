import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { startEmbeddedPostgres } from '../start-embedded-postgres.ts'
import { temporaryFolder } from './temporary-folder.ts'

/**
 * For a file of tests: sets up one database, and answers a function that gives each test a data
 * folder of its own with a copy of it, since setting up takes ten times as long as copying.
 */
export function useMadeDataFolders(): () => string {
  let made: string
  beforeAll(async () => {
    made = mkdtempSync(path.join(tmpdir(), 'countersign-test-'))
    chmodSync(made, 0o711)
    const log = () => undefined
    await (await startEmbeddedPostgres({ dataDir: made, log, throwaway: true })).stop()
  })
  afterAll(() => rmSync(made, { recursive: true, force: true }))

  return () => {
    const folder = temporaryFolder()
    // With owners and modes, which Node's own copy does not keep.
    execFileSync('cp', ['-a', path.join(made, 'postgres'), folder])

    return folder
  }
}
