import type { Packet } from '@countersign/contract/schemas/packets/packet'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { finishRoom, visitOf } from '../../../bin/demo/finish-room.ts'
import { startTestApp, type TestApp } from '../../../testing/index.ts'
import {
  expectOk,
  finishOwn,
  invitesOf,
  ownLink,
  readPacketOf,
  roomOf,
  walkPacket,
  withNewSession,
  type WalkedPacket,
} from '../../../testing/walk-packet.ts'

const hour = 3_600_000

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

describe('discarding', () => {
  test('is refused once a packet is filled out', async () => {
    const walk = await walkPacket(server, 'filled')

    expect((await discard(walk)).statusCode).toBe(409)
  })

  test('ends and hides a draft, once', async () => {
    const walk = await walkPacket(server, 'created')
    const { packet } = await expectOk<{ packet: Packet }>(discard(walk))

    expect(packet).toMatchObject({ status: 'ARCHIVED', hidden: true })
    expect((await discard(walk)).json()).toEqual({ packet })
  })

  test('takes no more answers, also in a room that is open', async () => {
    const walk = await walkPacket(server, 'created')
    const link = await ownLink(walk)
    await expectOk(discard(walk))

    await expect(finishRoom(roomOf(server), link)).rejects.toMatchObject({ code: 'group-closed' })
  })

  test('ends the document group when the packet can no longer be restored', async () => {
    const walk = await walkPacket(server, 'created')
    await expectOk(discard(walk))
    server.clock.advance(23 * hour)
    await server.jobs.run()
    expect(await groupState(walk)).toBe('created')

    server.clock.advance(2 * hour)
    await server.jobs.run()
    expect(await groupState(walk)).toBe('canceled')
  })
})

describe('restoring', () => {
  test('is refused a day after the discard', async () => {
    const walk = await walkPacket(server, 'created')
    await expectOk(discard(walk))
    server.clock.advance(25 * hour)
    const answer = await restore(await withNewSession(server, walk))

    expect(answer.json()).toMatchObject({
      code: 'invalid-state',
      detail: expect.stringContaining('within a day'),
    })
  })

  test('is refused after its documents were ended, also when the clock was set back since', async () => {
    const walk = await walkPacket(server, 'created')
    await expectOk(discard(walk))
    server.clock.advance(25 * hour)
    await server.jobs.run()
    server.clock.advance(-2 * hour)
    const later = await withNewSession(server, walk)
    const answer = await restore(later)

    expect(answer.json()).toMatchObject({ code: 'invalid-state' })
    expect(await readPacketOf(later)).toMatchObject({ status: 'ARCHIVED' })
  })

  test('is refused while the property of the packet is removed', async () => {
    const walk = await walkPacket(server, 'created')
    const { member, property } = walk
    const path = `/users/${member.userId}/properties/${property._id}`
    await expectOk(discard(walk))
    await member.call('DELETE', path)
    expect((await restore(walk)).statusCode).toBe(409)

    await member.call('POST', `${path}/restore`)
    expect((await restore(walk)).statusCode).toBe(200)
  })

  test('brings a draft back as it was, also twice at once, and tells so in its history', async () => {
    const walk = await walkPacket(server, 'created')
    const before = await readPacketOf(walk)
    const invites = await invitesOf(walk)
    await expectOk(discard(walk))
    const answers = await Promise.all([restore(walk), restore(walk)])
    const history = await walk.member.call(
      'GET',
      `/legal-form-packets/group/${walk.groupId}/events`,
    )

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await readPacketOf(walk)).toEqual(before)
    expect(await invitesOf(walk)).toEqual(invites)
    expect(history.body.match(/Brought the discarded packet back/g)).toHaveLength(1)
  })

  test('keeps the status of a packet that is being filled out, which then goes on to its end', async () => {
    const walk = await walkPacket(server, 'created')
    await openRoom(walk)
    await expectOk(discard(walk))
    await expectOk(restore(walk))
    expect(await readPacketOf(walk)).toMatchObject({ status: 'IN_PROGRESS' })

    server.clock.advance(25 * hour)
    await server.jobs.run()
    const later = await withNewSession(server, walk)
    await finishOwn(server, later)
    expect(await readPacketOf(later)).toMatchObject({ status: 'AWAITING_PAYMENT' })
  })

  test('lasts a day after the last discard', async () => {
    const walk = await walkPacket(server, 'created')
    await expectOk(discard(walk))
    server.clock.advance(hour / 2)
    await expectOk(restore(walk))
    await expectOk(discard(walk))
    server.clock.advance(23.75 * hour)
    await server.jobs.run()
    const later = await withNewSession(server, walk)

    expect((await restore(later)).statusCode).toBe(200)
    expect(await groupState(walk)).toBe('created')
  })

  test('shows the documents again in a room that stayed open', async () => {
    const walk = await walkPacket(server, 'created')
    const link = await ownLink(walk)
    const count = async () => (await roomOf(server).open(visitOf(link))).documents.length
    expect(await count()).toBe(1)
    await expectOk(discard(walk))
    expect(await count()).toBe(0)

    await expectOk(restore(walk))
    expect(await count()).toBe(1)
    await finishRoom(roomOf(server), link)
  })

  test('brings a draft back that was only shown again before', async () => {
    const walk = await walkPacket(server, 'created')
    await expectOk(discard(walk))
    await expectOk(walk.member.call('DELETE', `/legal-form-packets/group/${walk.groupId}/hidden`))
    await expectOk(restore(walk))

    expect(await readPacketOf(walk)).toMatchObject({ status: 'CREATED', hidden: false })
  })

  test('changes nothing in a packet that was not discarded', async () => {
    const walk = await walkPacket(server, 'sent')
    const canceled = await walkPacket(server, 'sent')
    await canceled.member.call('POST', `/legal-form-packets/group/${canceled.groupId}/cancel`, {
      reason: 'A mistake',
    })
    await expectOk(restore(walk))
    await expectOk(restore(canceled))

    expect(await readPacketOf(walk)).toMatchObject({ status: 'AWAITING_TENANT_SIGNATURE' })
    expect(await readPacketOf(canceled)).toMatchObject({ status: 'ARCHIVED' })
  })
})

function discard({ member, groupId }: WalkedPacket) {
  return member.call('POST', `/legal-form-packets/group/${groupId}/discard`)
}

function restore({ member, groupId }: WalkedPacket) {
  return member.call('POST', `/legal-form-packets/group/${groupId}/restore`)
}

async function groupState({ groupId }: WalkedPacket) {
  return (await server.services.ports.signing.readGroup({ groupId })).state
}

async function openRoom(walk: WalkedPacket) {
  return roomOf(server).open(visitOf(await ownLink(walk)))
}
