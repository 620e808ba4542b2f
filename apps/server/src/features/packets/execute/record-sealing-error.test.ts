import type { CodeDetails } from '@countersign/contract'
import { SigningError } from '@countersign/esign'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
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
  const { getExecutedFile: executedFile } = signing
  signing.getExecutedFile = async (input) => {
    if (failure) {
      throw failure
    }
    return executedFile(input)
  }
  walk = await walkPacket(server, 'owner-signed')
  packetId = (await readPacketOf(walk))._id
})
beforeEach(() => {
  failure = undefined
})
afterAll(() => server.stop())

const safe = 'Everyone’s signatures are safe, and it is tried again by itself.'

test.each([
  ['ENOSPC', 'The file could not be stored, because the disk of the server is full.'],
  ['EACCES', 'The file could not be stored, because the file store of the server refused it.'],
  [undefined, 'The file could not be made.'],
])('a failure (%s) is told to the owner in words, without the tool’s own', async (code, words) => {
  failure = Object.assign(new Error('write /srv/secret/path failed'), code ? { code } : {})
  await expect(seal()).rejects.toThrow()

  const packet = await readPacketOf(walk)
  expect(packet).toMatchObject({ sealing: true, sealingProblem: `${words} ${safe}` })
  const file = await walk.member.call('GET', `/esign/download-document/${walk.groupId}`)
  expect(file.json()).toMatchObject({ code: 'not-executed', detail: `${words} ${safe}` })
})

test('what the engine itself refuses is told as it says it', async () => {
  failure = new SigningError('provider-unavailable', 'The house has no key to seal with.')
  await expect(seal()).rejects.toThrow()

  const { sealingProblem } = await readPacketOf(walk)
  expect(sealingProblem).toBe(
    `The file could not be made. The house has no key to seal with. ${safe}`,
  )
})

test('meanwhile no signer is told that it is done, and none gets a file', async () => {
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
  expect(server.mail.sent.map(({ subject }) => subject)).not.toContain('Your signed documents')
})

test('readiness tells of it once it has lasted, and health does not, so that nothing is restarted for it', async () => {
  expect((await ask('/health/ready')).json()).toEqual({ status: 'ready', warnings: [] })
  server.clock.advance(5 * minute + 1)

  const answer = await ask('/health/ready')
  expect([answer.statusCode, answer.json().detail]).toEqual([
    503,
    'One signed packet has been waiting more than 5 minutes to be sealed. The log says why.',
  ])
  expect((await ask('/health')).statusCode).toBe(200)
})

test('once it is sealed, nothing of it is left to see', async () => {
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
