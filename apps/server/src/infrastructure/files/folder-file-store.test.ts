import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sha256 } from '../../kernel/sha256.ts'
import { createFolderFileStore } from './folder-file-store.ts'

let folder: string
const bytes = new TextEncoder().encode('%PDF-1.7 a signed file')

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'countersign-files-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('a file that was never stored is not there', async () => {
  expect(await createFolderFileStore(folder).read(sha256(bytes))).toBeUndefined()
})

test('a name that is not a hash never leads out of the folder', async () => {
  await expect(createFolderFileStore(folder).read('../../etc/passwd')).rejects.toThrow(/SHA-256/)
})

test('a file that has been changed on disk is not handed out', async () => {
  const store = createFolderFileStore(folder)
  const hash = await store.put(bytes)
  await writeFile(path.join(folder, hash.slice(0, 2), hash), 'something else')

  await expect(store.read(hash)).rejects.toThrow(/does not match its hash/)
})

test('the same bytes stored many times at once are one file, and no draft is left', async () => {
  const store = createFolderFileStore(path.join(folder, 'deeper'))
  const hashes = await Promise.all(Array.from({ length: 8 }, () => store.put(bytes)))

  expect(new Set(hashes)).toEqual(new Set([sha256(bytes)]))
  expect(await readdir(path.join(folder, 'deeper', hashes[0]?.slice(0, 2) ?? ''))).toEqual([
    hashes[0],
  ])
  const read = await store.read(sha256(bytes))
  expect(read && Buffer.from(read).equals(Buffer.from(bytes))).toBe(true)
})

test('a file that is taken away is gone, and taking away what is not there is no fault', async () => {
  const store = createFolderFileStore(folder)
  const hash = await store.put(bytes)
  await store.remove(hash)
  await store.remove(hash)

  expect(await store.read(hash)).toBeUndefined()
})
