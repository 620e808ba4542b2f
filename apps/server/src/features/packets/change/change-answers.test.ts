import type { Packet } from '@countersign/contract/schemas/packets/packet'
import type { Payment } from '@countersign/contract/schemas/payments'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { completeRoom, visitOf } from '../../../bin/demo/finish-room.ts'
import { packetStream } from '../../../kernel/events/event-stream.ts'
import { startTestApp, type TestApp } from '../../../testing/index.ts'
import {
  expectOk,
  finishOwn,
  invitesOf,
  linkByCode,
  readPacketOf,
  residentInvites,
  roomOf,
  signByCode,
  walkPacket,
  type WalkedPacket,
} from '../../../testing/walk-packet.ts'
import { raceRounds } from '../../../testing/race-rounds.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

describe('the answers of a packet', () => {
  test('cannot change once someone has signed, and the owner is told to revise', async () => {
    const walk = await walkPacket(server, 'sent')
    const [maria] = await residentInvites(walk)
    await signByCode(server, maria?.code ?? '')

    const answer = await changeAnswers(walk)
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({
      code: 'already-signed',
      detail: expect.stringContaining('Revise the packet'),
    })
    expect(await readPacketOf(walk)).toMatchObject({ status: 'AWAITING_TENANT_SIGNATURE' })
  })

  test('cannot change in an executed packet', async () => {
    const walk = await walkPacket(server, 'executed')

    expect((await changeAnswers(walk)).statusCode).toBe(409)
  })

  test('change before paying: the packet is filled out again and goes on', async () => {
    const walk = await walkPacket(server, 'filled')
    const { packet } = await expectOk<{ packet: Packet }>(changeAnswers(walk))
    const again = await expectOk<{ packet: Packet }>(changeAnswers(walk))

    expect([packet.status, again.packet.status]).toEqual(['IN_PROGRESS', 'IN_PROGRESS'])
    await finishOwn(server, walk)
    expect(await readPacketOf(walk)).toMatchObject({ status: 'AWAITING_PAYMENT' })
  })

  test('change after sending: links die, what was paid stays paid, and new links are mailed', async () => {
    const walk = await walkPacket(server, 'sent')
    const [maria, john] = await residentInvites(walk)
    const visit = visitOf(await linkByCode(server, maria?.code ?? ''))
    await server.jobs.run()
    server.mail.sent.length = 0
    server.clock.advance(1000)

    await expectOk(changeAnswers(walk))
    await server.jobs.run()
    const dead = await byCode(maria?.code)
    expect(dead.statusCode).toBe(410)
    expect(dead.json()).toMatchObject({
      code: 'link-replaced',
      detail: expect.stringContaining('is changing the documents'),
    })
    expect(await roomOf(server).open(visit)).toMatchObject({ state: 'revoked' })
    await expect(roomOf(server).finish(visit)).rejects.toThrow('is changing the documents')
    // Only Maria had opened her link.
    expect(server.mail.sent.map(({ to, subject }) => [to.email, subject])).toEqual([
      [
        'maria.lopez@example.com',
        'Olivia Owner is changing Pet Addendum for 412 Maple Street, Unit A',
      ],
    ])
    expect((await invitesOf(walk)).map(({ status, code }) => [status, code])).toEqual([
      ['created', null],
      ['created', null],
      ['created', null],
    ])

    await finishOwn(server, walk)
    const payment = await expectOk<Payment>(
      walk.member.call('GET', `/payments/group/${walk.groupId}`),
    )
    expect(payment.receipt).not.toBeNull()
    server.clock.advance(1000)
    await expectOk(
      walk.member.call('POST', '/esign/send-for-signature', { docGroupId: walk.groupId }),
    )
    server.mail.sent.length = 0
    await server.jobs.run()
    expect(server.mail.sent.map(({ subject }) => subject)).toEqual(
      Array.from(
        { length: 2 },
        () => 'Updated: Olivia Owner asks you to sign: Pet Addendum for 412 Maple Street, Unit A',
      ),
    )
    const [again, other] = await residentInvites(walk)
    expect(again?.code).not.toBe(maria?.code)
    expect(other?.code).not.toBe(john?.code)
    for (const { code } of await residentInvites(walk)) {
      await signByCode(server, code ?? '')
    }
    expect(await readPacketOf(walk)).toMatchObject({ status: 'AWAITING_LANDLORD_SIGNATURE' })
    expect(await server.eventsOf(packetStream(walk.groupId))).toEqual(
      expect.arrayContaining(['envelope.reopened', 'packet.answers-reopened']),
    )
  })

  test('and a signature at the same instant: exactly one of them counts', async () => {
    for (let round = 0; round < raceRounds; round += 1) {
      const walk = await walkPacket(server, 'sent')
      const [maria] = await residentInvites(walk)
      const visit = visitOf(await linkByCode(server, maria?.code ?? ''))
      await completeRoom(roomOf(server), visit)
      server.clock.advance(1000)

      const [signed, changed] = await Promise.all([
        roomOf(server)
          .finish(visit)
          .then(
            () => true,
            () => false,
          ),
        changeAnswers(walk),
      ])
      const packet = await readPacketOf(walk)
      expect(signed).toBe(changed.statusCode !== 200)
      expect(packet.status).toBe(signed ? 'AWAITING_TENANT_SIGNATURE' : 'IN_PROGRESS')
      expect(packet.anySigned).toBe(signed)
    }
  })
})

function changeAnswers({ member, groupId }: WalkedPacket) {
  return member.call('POST', `/legal-form-packets/group/${groupId}/change-answers`)
}

function byCode(code: string | null | undefined) {
  return server.app.inject({ url: `/api/signing-invites/embedded-link/${code}` })
}
