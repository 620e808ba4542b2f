import type { CodeDetails } from '@countersign/contract/schemas/signing-invites'
import { SigningError } from '@countersign/signing/errors'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { StorageError } from '../../../kernel/storage-error.ts'
import { startTestApp, type TestApp } from '../../../testing/index.ts'
import {
  expectOk,
  readPacketOf,
  residentInvites,
  walkPacket,
  withNewSession,
  type WalkedPacket,
} from '../../../testing/walk-packet.ts'
import { executePacketJob } from './execute-packet.ts'

/** What people are told of a packet that everyone has signed and that cannot be sealed. */

const minute = 60_000
let server: TestApp
let walk: WalkedPacket
let packetId: string
let failure: unknown
beforeAll(async () => {
  server = await startTestApp()
  const { signing } = server.services.ports
  const { getExecutedFile } = signing
  signing.getExecutedFile = async (input) => {
    if (failure) {
      throw failure
    }
    return getExecutedFile(input)
  }
  walk = await walkPacket(server, 'owner-signed')
  packetId = (await readPacketOf(walk))._id
})
beforeEach(() => {
  failure = undefined
})
afterAll(() => server.stop())

const safe = 'Everyone’s signatures are safe, and we will try again automatically.'

test.each([
  ['ENOSPC', 'The signed file could not be stored because the server’s disk is full.'],
  [
    'EACCES',
    'The signed file could not be stored because of an error in the server’s file storage.',
  ],
  [undefined, 'The signed file could not be made.'],
])('the owner sees why sealing failed (%s), without internals', async (code, message) => {
  failure = Object.assign(new Error('write /srv/secret/path failed'), code ? { code } : {})
  await expect(seal()).rejects.toThrow()

  const packet = await readPacketOf(walk)
  expect(packet).toMatchObject({ sealing: true, sealingProblem: `${message} ${safe}` })
  const file = await walk.member.call('GET', `/esign/download-document/${walk.groupId}`)
  expect(file.json()).toMatchObject({ code: 'not-executed', detail: `${message} ${safe}` })
})

test.each([
  [
    'unavailable',
    'The signed file could not be stored because the file storage is not available right now.',
  ],
  [
    'refused',
    'The signed file could not be stored because the file storage is not available right now.',
  ],
  ['full', 'The signed file could not be stored because the file storage is full.'],
] as const)('the owner sees that the file storage is %s', async (reason, message) => {
  failure = new StorageError(reason, 'S3 PutObject: 403 secret words of the server')
  await expect(seal()).rejects.toThrow()

  expect((await readPacketOf(walk)).sealingProblem).toBe(`${message} ${safe}`)
})

test('the owner sees the engine’s own error message', async () => {
  failure = new SigningError('provider-unavailable', 'There is no sealing key.')
  await expect(seal()).rejects.toThrow()

  const { sealingProblem } = await readPacketOf(walk)
  expect(sealingProblem).toBe(`The signed file could not be made. There is no sealing key. ${safe}`)
})

test('until it is sealed, no signer gets a file or an email about it', async () => {
  failure = new Error('no')
  await expect(seal()).rejects.toThrow()

  for (const { code } of await residentInvites(walk)) {
    const path = '/api/signing-invites'
    const details = await expectOk<CodeDetails>(
      server.app.inject({ url: `${path}/invite-details/code/${code}` }),
    )
    expect(details.packet).toBe('open')
    const file = await server.app.inject({ url: `${path}/document/code/${code}` })
    expect([file.statusCode, file.json().code]).toEqual([409, 'not-executed'])
  }
  expect(server.mail.sent.map(({ subject }) => subject).join()).not.toContain('Signed by everyone')
})

test('readiness fails after five minutes; health does not, so that the server is not restarted', async () => {
  expect((await ask('/health/ready')).json()).toEqual({ status: 'ready', warnings: [] })
  server.clock.advance(5 * minute + 1)

  const response = await ask('/health/ready')
  expect([response.statusCode, response.json().detail]).toEqual([
    503,
    'One signed packet has been waiting more than 5 minutes to be sealed. The log says why.',
  ])
  expect((await ask('/health')).statusCode).toBe(200)
})

test('the error disappears once the packet is sealed', async () => {
  await seal()

  expect(await readPacketOf(await withNewSession(server, walk))).toMatchObject({
    status: 'FULLY_EXECUTED',
    sealing: false,
    sealingProblem: null,
  })
  expect((await ask('/health/ready')).statusCode).toBe(200)
})

function seal(): Promise<void> {
  return executePacketJob.run(server.ctx, { packetId })
}

function ask(path: string) {
  return server.app.inject({ url: `/api${path}` })
}
