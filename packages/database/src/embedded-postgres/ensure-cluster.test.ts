import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ensureCluster } from './ensure-cluster.ts'

test('a full disk is told in one sentence while the database is created', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'countersign-cluster-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const initdb = path.join(folder, 'initdb')
  const words = 'creating subdirectories ... initdb: error: No space left on device'
  writeFileSync(initdb, `#!/bin/sh\necho '${words}' >&2\nexit 1\n`, { mode: 0o700 })

  const creating = ensureCluster({
    folder,
    account: undefined,
    binaries: { initdb, postgres: '', pgCtl: '', major: 18 },
    superuserPassword: 'secret',
    throwaway: true,
  })
  await expect(creating).rejects.toThrow(
    new Error(`Could not create the database in ${folder}. The disk is full.`),
  )
})
