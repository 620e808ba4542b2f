import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
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

test('a file that was never stored is not found', async () => {
  expect(await createFolderFileStore(folder).read(sha256(bytes))).toBeUndefined()
})

test('a name that is not a hash is rejected', async () => {
  await expect(createFolderFileStore(folder).read('../../etc/passwd')).rejects.toThrow(/SHA-256/)
})

test('a file that was changed on disk is not returned', async () => {
  const store = createFolderFileStore(folder)
  const hash = await store.put(bytes)
  await writeFile(path.join(folder, hash.slice(0, 2), hash), 'something else')

  await expect(store.read(hash)).rejects.toThrow(/does not match its hash/)
})

test('the same bytes stored concurrently are one file, and no temporary file remains', async () => {
  const store = createFolderFileStore(path.join(folder, 'deeper'))
  const hashes = await Promise.all(Array.from({ length: 8 }, () => store.put(bytes)))

  expect(new Set(hashes)).toEqual(new Set([sha256(bytes)]))
  expect(await readdir(path.join(folder, 'deeper', hashes[0]?.slice(0, 2) ?? ''))).toEqual([
    hashes[0],
  ])
  const read = await store.read(sha256(bytes))
  expect(read && Buffer.from(read).equals(Buffer.from(bytes))).toBe(true)
})

test('removing a file is idempotent', async () => {
  const store = createFolderFileStore(folder)
  const hash = await store.put(bytes)
  await store.remove(hash)
  await store.remove(hash)

  expect(await store.read(hash)).toBeUndefined()
})

test('only the server’s own user can read stored files, also in a folder that was open before', async () => {
  const shared = path.join(folder, 'shared')
  await mkdir(shared, { mode: 0o755 })
  await chmod(shared, 0o755)
  const store = createFolderFileStore(shared)
  const hash = await store.put(bytes)
  const modes = [
    shared,
    path.join(shared, hash.slice(0, 2)),
    path.join(shared, hash.slice(0, 2), hash),
  ]

  expect(await Promise.all(modes.map(async (each) => (await stat(each)).mode & 0o777))).toEqual([
    0o700, 0o700, 0o600,
  ])
})
