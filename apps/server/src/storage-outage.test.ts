import { createPlainPdf } from '@countersign/pdf/testing/plain-pdf'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deleteExpiredUploadsJob, withFileLock } from './features/forms/index.ts'
import type { FileStore } from './kernel/ports.ts'
import { StorageError, type StorageFailure } from './kernel/storage-error.ts'
import { postPdf, startTestApp, type TestApp } from './testing/index.ts'
import { createMemoryFiles } from './testing/memory-files.ts'
import {
  readPacketOf,
  residentInvites,
  walkPacket,
  type WalkedPacket,
} from './testing/walk-packet.ts'

/** A file store that goes away under a server that runs on. */

let failure: StorageFailure | undefined
let server: TestApp
let executed: WalkedPacket
let sent: WalkedPacket
let pdf: Uint8Array
beforeAll(async () => {
  server = await startTestApp({ files: failingFiles() })
  executed = await walkPacket(server, 'executed')
  sent = await walkPacket(server, 'sent')
  pdf = await createPlainPdf('Signed in ink', 1)
})
beforeEach(() => {
  failure = 'unavailable'
})
afterAll(() => server.stop())

const away =
  'The file storage is not available right now. Nothing that was saved is lost. Please try again in a few minutes.'

test.each([
  ['unavailable', away],
  ['refused', away],
  ['missing', expect.stringContaining('not in the file storage')],
] as const)('a download answers 503 in words while the store is %s', async (kind, detail) => {
  failure = kind
  const [resident] = await residentInvites(executed)
  for (const response of [
    await executed.member.call('GET', `/esign/download-document/${executed.groupId}`),
    await server.app.inject(`/api/signing-invites/document/code/${resident?.code}`),
  ]) {
    expect(response.headers['retry-after']).toBe('5')
    expect(response.json()).toMatchObject({ status: 503, code: 'storage-unavailable', detail })
    expect(response.body).not.toContain('S3')
  }
})

test('a download of a damaged file says that trying again does not help', async () => {
  failure = 'corrupt'
  const response = await executed.member.call('GET', `/esign/download-document/${executed.groupId}`)

  expect(response.headers['retry-after']).toBeUndefined()
  expect(response.json()).toMatchObject({
    status: 500,
    code: 'file-damaged',
    detail: expect.stringContaining('Trying again does not help'),
  })
  expect(response.body).not.toContain('S3')
})

test('an upload answers 503 in words, and leaves nothing behind', async () => {
  failure = 'full'
  const response = await postPdf(server, executed.member, { pdf })

  expect(response.json()).toMatchObject({
    status: 503,
    detail: expect.stringContaining('The file storage is full'),
  })
})

test('a packet is not finished on paper without its scan', async () => {
  const finish = () =>
    server.app.inject({
      method: 'POST',
      url: `/api/legal-form-packets/group/${sent.groupId}/paper?signedOn=2026-01-02&signers=TT1,TT2,LLSign`,
      headers: { ...sent.member.headers, 'content-type': 'application/pdf' },
      payload: Buffer.from(pdf),
    })
  expect((await finish()).json()).toMatchObject({ status: 503, code: 'storage-unavailable' })
  expect(await readPacketOf(sent)).toMatchObject({ status: 'AWAITING_TENANT_SIGNATURE' })

  failure = undefined
  expect((await finish()).statusCode).toBe(200)
})

test('the server says that files cannot be used, and stays ready: everyone can go on signing', async () => {
  const ready = () => server.app.inject('/api/health/ready').then((response) => response.json())
  expect(await ready()).toMatchObject({
    status: 'ready',
    warnings: [{ code: 'storage-unavailable' }],
  })
  await walkPacket(server, 'owner-signed')

  failure = undefined
  expect(await ready()).toEqual({ status: 'ready', warnings: [] })
})

test('a store that does not answer holds up those who store files, and nobody else', async () => {
  failure = undefined
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const stored = Array.from({ length: 20 }, (_, index) =>
    withFileLock(server.ctx, String(index), () => promise),
  )
  const polls = Array.from({ length: 20 }, () => readPacketOf(executed))
  expect((await Promise.all(polls)).map(({ status }) => status)).toContain('FULLY_EXECUTED')

  resolve(undefined)
  await Promise.all(stored)
})

test('expired uploads are deleted once the store is back', async () => {
  failure = undefined
  const response = await postPdf(server, executed.member, { pdf: await createPlainPdf('Old', 1) })
  expect(response.statusCode).toBe(201)
  server.clock.advance(2 * 86_400_000)
  failure = 'unavailable'
  await expect(deleteExpiredUploadsJob.run(server.ctx, {})).rejects.toThrow(StorageError)

  failure = undefined
  await deleteExpiredUploadsJob.run(server.ctx, {})
})

function failingFiles(): FileStore {
  const files = createMemoryFiles()
  const orFail =
    <Input extends unknown[], Output>(call: (...input: Input) => Promise<Output>) =>
    async (...input: Input) => {
      if (failure) {
        throw new StorageError(failure, 'S3 GetObject: 500')
      }
      return call(...input)
    }

  return {
    put: orFail(files.put),
    read: orFail(files.read),
    remove: orFail(files.remove),
    check: async () => failure === undefined,
  }
}
