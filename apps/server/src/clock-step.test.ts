import type { SigningInvite } from '@countersign/contract/schemas/signing-invites'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from './testing/index.ts'
import {
  expectOk,
  finishOwn,
  readPacketOf,
  residentInvites,
  signByCode,
  walkPacket,
} from './testing/walk-packet.ts'

/**
 * A clock that is set by an hour while the server runs. What the database's clock had written before it
 * was set back lies in the future, so these tests move rows.
 */

const hour = 3_600_000

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

test.each([
  ['back and then right again', -hour],
  ['forward and then right again', hour - 60_000],
])('a packet goes to its end while the clock is set %s', async (_how, step) => {
  const walk = await walkPacket(server, 'sent')
  const [maria, john] = await residentInvites(walk)
  server.clock.advance(step)
  await signByCode(server, maria?.code ?? '')
  server.clock.advance(-step)
  await signByCode(server, john?.code ?? '')
  server.clock.advance(step)
  await finishOwn(server, walk)
  await server.jobs.run()

  expect(await readPacketOf(walk)).toMatchObject({ status: 'FULLY_EXECUTED' })
  server.clock.advance(-step)
  expect(await readPacketOf(walk)).toMatchObject({ status: 'FULLY_EXECUTED' })
})

test('the same packet is created again, once, after the clock was set back', async () => {
  const walk = await walkPacket(server, 'created')
  server.clock.advance(-hour)
  const create = () =>
    expectOk<{ documentGroupId: string }>(
      walk.member.call('POST', '/esign/create-document-group', walk.body),
    )
  const again = await create()
  const doubleClick = await create()
  server.clock.advance(60_000)
  const later = await create()

  expect(doubleClick.documentGroupId).toBe(again.documentGroupId)
  const ids = [walk.groupId, again.documentGroupId, later.documentGroupId]
  expect(new Set(ids).size).toBe(3)
  server.clock.advance(hour - 60_000)
})

test('a signer who was reminded can be reminded after the clock was set back', async () => {
  const { member, groupId } = await walkPacket(server, 'sent')
  const remind = () =>
    expectOk<{ invite: SigningInvite }>(
      member.call('POST', `/legal-form-packets/group/${groupId}/signers/TT1/remind`),
    )
  await remind()
  server.clock.advance(-hour)
  const { invite } = await remind()

  expect(invite.lastRemindedAt).toBe(server.clock.now().toISOString())
  server.clock.advance(60_000)
  expect((await remind()).invite.lastRemindedAt).toBe(invite.lastRemindedAt)
  server.clock.advance(hour - 60_000)
})
