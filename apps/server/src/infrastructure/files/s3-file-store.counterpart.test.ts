import { checkStructure } from '@countersign/pdf/testing/pdf-tools'
import { createPlainPdf } from '@countersign/pdf/testing/plain-pdf'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { executePacketJob } from '../../features/packets/finish/execute-packet.ts'
import type { FileStore } from '../../kernel/ports.ts'
import { createLogger } from '../../kernel/logger.ts'
import { sha256 } from '../../kernel/sha256.ts'
import { StorageError } from '../../kernel/storage-error.ts'
import { createFakeClock } from '../../testing/fake-clock.ts'
import { postPdf, startTestApp, type TestApp } from '../../testing/index.ts'
import { readPacketOf, walkPacket } from '../../testing/walk-packet.ts'
import { startSwift, type Swift } from '../../testing/counterparts/swift.ts'
import type { MovableFileStore } from './movable-file-store.ts'
import { createS3FileStore } from './s3-file-store.ts'

/** OpenStack Swift with its S3 API. */

const bytes = new TextEncoder().encode('%PDF-1.7 a signed file')
const hash = sha256(bytes)
let swift: Swift
beforeAll(async () => {
  swift = await startSwift()
  await swift.createBucket('files')
})
afterAll(() => swift.stop())
beforeEach(() => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', swift.keys.accessKeyId)
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', swift.keys.secretAccessKey)
})

describe('the bucket', () => {
  test('returns, lists and removes what was stored in it, also if it is stored by several at once', async () => {
    const stores = [openStore(), openStore(), openStore()]
    expect(await openStore().read(hash)).toBeUndefined()
    await Promise.all(stores.map((store) => store.put(bytes)))
    await openStore().put(bytes)

    expect(Buffer.from((await openStore().read(hash)) ?? [])).toEqual(Buffer.from(bytes))
    expect(await list(openStore())).toContainEqual(
      expect.objectContaining({ sha256: hash, bytes: bytes.length, storedAt: expect.any(Date) }),
    )
    await openStore().remove(hash)
    await openStore().remove(hash)
    expect(await openStore().read(hash)).toBeUndefined()
  })

  test('takes a large file', async () => {
    const large = new Uint8Array(20 * 2 ** 20).map((_, index) => index % 251)
    const name = await openStore().put(large)

    expect(await openStore().size(name)).toBe(large.length)
    expect(sha256((await openStore().read(name)) ?? new Uint8Array())).toBe(name)
  })

  test('refuses a wrong secret, and a bucket that does not exist', async () => {
    expect(await failureOf(openStore('no-such-bucket').put(bytes))).toBe('refused')
    expect(await failureOf(openStore('no-such-bucket').read(hash))).toBe('refused')
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'wrong')
    expect(await failureOf(openStore().put(bytes))).toBe('refused')
  })

  test('that is full says so', async () => {
    await swift.createBucket('small')
    await swift.setQuota('small', 10)

    expect(await failureOf(openStore('small').put(bytes))).toBe('full')
    expect(await openStore('small').read(hash)).toBeUndefined()
  })
})

describe('a packet whose files are in the bucket', () => {
  let server: TestApp
  beforeAll(async () => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', swift.keys.accessKeyId)
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', swift.keys.secretAccessKey)
    server = await startTestApp({ files: openStore() })
  })
  afterAll(() => server.stop())

  test('is executed, and its file is downloaded as it was sealed', async () => {
    const walk = await walkPacket(server, 'executed')
    const file = await download(walk)

    expect(file.statusCode).toBe(200)
    checkStructure(file.rawPayload)
    expect(await list(openStore())).toContainEqual(
      expect.objectContaining({
        sha256: sha256(file.rawPayload),
        bytes: file.rawPayload.length,
      }),
    )
  })

  test('waits while the bucket is away, says so, and loses nothing', async () => {
    const executed = await walkPacket(server, 'executed')
    const walk = await walkPacket(server, 'owner-signed')
    const packetId = (await readPacketOf(walk))._id
    const seal = () => executePacketJob.run(server.ctx, { packetId })
    await swift.goAway()

    await expect(seal()).rejects.toThrow(StorageError)
    expect(await readPacketOf(walk)).toMatchObject({
      sealing: true,
      sealingProblem:
        'The signed file could not be stored because the file storage is not available right now. Everyone’s signatures are safe, and we will try again automatically.',
    })
    for (const response of [
      await download(executed),
      await postPdf(server, walk.member, { pdf: await createPlainPdf('Upload', 1) }),
    ]) {
      expect(response.headers['retry-after']).toBe('5')
      expect(response.json()).toMatchObject({
        status: 503,
        code: 'storage-unavailable',
        detail:
          'The file storage is not available right now. Nothing that was saved is lost. Please try again in a few minutes.',
      })
    }

    await swift.comeBack()
    await seal()
    expect(await readPacketOf(walk)).toMatchObject({
      status: 'FULLY_EXECUTED',
      sealingProblem: null,
    })
    for (const each of [walk, executed]) {
      checkStructure((await download(each)).rawPayload)
    }
  })
})

function openStore(bucket = 'files'): MovableFileStore {
  return createS3FileStore({
    bucket,
    region: 'us-east-1',
    endpoint: swift.endpoint,
    prefix: 'countersign/',
    objectLockDays: undefined,
    clock: createFakeClock(),
    log: createLogger('silent'),
  })
}

function download({ member, groupId }: Awaited<ReturnType<typeof walkPacket>>) {
  return member.call('GET', `/esign/download-document/${groupId}`)
}

async function list(store: MovableFileStore) {
  const files: { sha256: string; bytes: number }[] = []
  for await (const file of store.list()) {
    files.push(file)
  }
  return files
}

async function failureOf(run: ReturnType<FileStore['put' | 'read']>): Promise<string> {
  return run.then(
    () => 'none',
    (error: unknown) => (error instanceof StorageError ? error.failure : String(error)),
  )
}
