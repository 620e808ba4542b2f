import { chmod, mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
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

test('what a crash left of a write is removed, a write under way and stored files are not', async () => {
  const store = createFolderFileStore(folder)
  const hash = await store.put(bytes)
  const stored = path.join(folder, hash.slice(0, 2), hash)
  const [left, underWay] = [`${stored}.1.draft`, `${stored}.2.draft`]
  const [old, before] = [new Date('2026-05-01T00:00:00Z'), new Date('2026-05-02T00:00:00Z')]
  const probe = path.join(folder, '.probe-1')
  for (const [file, at] of [
    [left, old],
    [probe, old],
    [underWay, before],
    [stored, old],
  ] as const) {
    await writeFile(file, bytes)
    await utimes(file, at, at)
  }
  await store.removeDrafts?.(before)
  await store.removeDrafts?.(before)

  expect(await readdir(folder)).toEqual([hash.slice(0, 2)])
  expect((await readdir(path.dirname(stored))).sort()).toEqual(
    [stored, underWay].map((file) => path.basename(file)),
  )
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
