import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createLogger } from '../../kernel/logger.ts'
import { StorageError } from '../../kernel/storage-error.ts'
import { createFakeClock } from '../../testing/fake-clock.ts'
import { createFolderFileStore } from './folder-file-store.ts'
import type { MovableFileStore } from './movable-file-store.ts'
import { moveFiles } from './move-files.ts'
import { createS3FileStore } from './s3-file-store.ts'
import { fakeBucket, fakeKeys, startFakeS3, type FakeS3 } from './testing/fake-s3.ts'

const fileCount = 12
let fake: FakeS3
let root: string
let folder: MovableFileStore
let bucket: MovableFileStore
let hashes: string[]
beforeAll(async () => {
  fake = await startFakeS3()
})
afterAll(() => fake.goAway())
beforeEach(async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', fakeKeys.accessKeyId)
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', fakeKeys.secretAccessKey)
  fake.objects.clear()
  fake.misbehave = () => false
  root = await mkdtemp(path.join(tmpdir(), 'countersign-move-'))
  folder = createFolderFileStore(root)
  bucket = createS3FileStore({
    bucket: fakeBucket,
    region: 'us-east-1',
    endpoint: fake.endpoint,
    prefix: '',
    objectLockDays: undefined,
    clock: createFakeClock(),
    log: createLogger('silent'),
  })
  hashes = await Promise.all(
    Array.from({ length: fileCount }, (_, index) => folder.put(new Uint8Array(index + 1))),
  )
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(root, { recursive: true, force: true })
})

test('a damaged file stays where it is and is named; the others are copied', async () => {
  const [damaged = ''] = hashes
  await writeFile(path.join(root, damaged.slice(0, 2), damaged), 'x')
  const report = await moveFiles({ from: folder, to: bucket, removeSource: true })

  expect(report).toMatchObject({ copied: fileCount - 1, corrupt: [damaged] })
  expect(await names(folder)).toEqual([damaged])
  expect(fake.objects.has(damaged)).toBe(false)
})

test('a copy that arrived with other bytes is made again before its source is removed', async () => {
  const [first = ''] = hashes
  fake.objects.set(first, { bytes: Buffer.from('x'), headers: {} })
  await moveFiles({ from: folder, to: bucket, removeSource: true })

  expect(Buffer.from((await bucket.read(first)) ?? [])).toEqual(Buffer.from([0]))
  expect(await names(folder)).toEqual([])
})

test('a move that was interrupted goes on where it stopped', async () => {
  fake.misbehave = (request, response) => {
    const isFull = request.method === 'PUT' && fake.objects.size >= 5
    if (isFull) {
      request.resume()
      response.writeHead(507).end()
    }
    return isFull
  }
  await expect(moveFiles({ from: folder, to: bucket, removeSource: false })).rejects.toThrow(
    StorageError,
  )
  const stored = fake.objects.size
  expect(stored).toBeLessThan(fileCount)
  fake.misbehave = () => false

  expect(await moveFiles({ from: folder, to: bucket, removeSource: false })).toMatchObject({
    copied: fileCount - stored,
    alreadyThere: stored,
    removed: 0,
  })
})

test('files travel to the bucket and back, and a second run finds nothing to do', async () => {
  const there = await moveFiles({ from: folder, to: bucket, removeSource: true })
  expect(there).toEqual({
    copied: fileCount,
    bytes: (fileCount * (fileCount + 1)) / 2,
    alreadyThere: 0,
    removed: fileCount,
    corrupt: [],
  })
  expect(await moveFiles({ from: folder, to: bucket, removeSource: true })).toMatchObject({
    copied: 0,
    alreadyThere: 0,
  })

  await moveFiles({ from: bucket, to: folder, removeSource: false })
  expect(await names(folder)).toEqual(hashes.toSorted())
  expect(await moveFiles({ from: bucket, to: folder, removeSource: true })).toMatchObject({
    copied: 0,
    alreadyThere: fileCount,
    removed: fileCount,
  })
  expect(fake.objects.size).toBe(0)
})

async function names(store: MovableFileStore): Promise<string[]> {
  const all: string[] = []
  for await (const { sha256 } of store.list()) {
    all.push(sha256)
  }
  return all
}
