import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLogger } from '../../kernel/logger.ts'
import { systemClock } from '../../kernel/time.ts'
import { openFileStore } from './open-file-store.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'countersign-damaged-'))
})
afterAll(() => rm(dataDir, { recursive: true }))

test('a damaged file is named as such and counted until it is restored', async () => {
  const store = await openFileStore(
    { dataDir, files: { kind: 'folder' } },
    { clock: systemClock, log: createLogger('silent') },
  )
  const bytes = Buffer.from('a signed lease')
  const hash = await store.put(bytes)
  const file = path.join(dataDir, 'files', hash.slice(0, 2), hash)
  await writeFile(file, 'a signed lie')

  for (const _ of [1, 2]) {
    await expect(store.read(hash)).rejects.toMatchObject({
      code: 'file-damaged',
      detail: expect.stringMatching(
        /damaged.*Trying again does not help.*restored from the backup/s,
      ),
    })
    expect(store.countDamaged?.()).toBe(1)
  }

  await writeFile(file, bytes)
  expect(await store.read(hash)).toEqual(bytes)
  expect(store.countDamaged?.()).toBe(0)
})
