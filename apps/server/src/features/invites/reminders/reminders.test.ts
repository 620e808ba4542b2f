import type { Packet } from '@countersign/contract/schemas/packets/packet'
import type { SigningInvite } from '@countersign/contract/schemas/signing-invites'
import { days } from '@countersign/answers/day'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { mails } from '@countersign/database'
import { and, eq } from 'drizzle-orm'
import { visitOf } from '../../../bin/demo/finish-room.ts'
import { startTestApp, type TestApp } from '../../../testing/index.ts'
import {
  expectOk,
  linkByCode,
  readPacketOf,
  residentInvites,
  roomOf,
  signByCode,
  signerBody,
  walkPacket,
  withNewSession,
  type WalkedPacket,
} from '../../../testing/walk-packet.ts'
import { expireInvitesJob } from '../../packets/index.ts'
import { sendRemindersJob } from './send-reminders.ts'

let server: TestApp
beforeEach(async () => {
  await server?.stop()
  server = await startTestApp()
})
afterAll(() => server.stop())

describe('a reminder by hand', () => {
  test('is refused before sending, after signing, and for the owner', async () => {
    const filled = await walkPacket(server, 'filled')
    const sent = await walkPacket(server, 'sent')
    const [maria] = await residentInvites(sent)
    await signByCode(server, maria?.code ?? '')

    expect((await remind(filled, 'TT1')).json()).toMatchObject({ code: 'invalid-state' })
    expect((await remind(sent, 'TT1')).json()).toMatchObject({ code: 'already-signed' })
    expect((await remind(sent, 'LLSign')).statusCode).toBe(422)
  })

  test('mails the same link, at most once an hour, however often it is asked for', async () => {
    const walk = await walkPacket(server, 'sent')
    const [maria] = await residentInvites(walk)
    await server.jobs.run()
    server.mail.sent.length = 0
    for (let time = 0; time < 20; time += 1) {
      await expectOk(remind(walk, 'TT1'))
    }
    await server.jobs.run()

    expect(server.mail.sent.map(({ to }) => to.email)).toEqual(['maria.lopez@example.com'])
    expect(server.mail.sent[0]?.text).toContain(`/sign/${maria?.code}`)

    server.clock.advance(3_600_000)
    const later = await withNewSession(server, walk)
    const { invite } = await expectOk<{ invite: SigningInvite }>(remind(later, 'TT1'))
    await server.jobs.run()
    expect(server.mail.sent).toHaveLength(2)
    expect(invite.lastRemindedAt).toBe(server.clock.now().toISOString())
  })
})

describe('planned reminders', () => {
  test('go out after 3, 7 and 14 days and 2 days before the link expires, each once', async () => {
    const walk = await walkPacket(server, 'sent')
    await server.jobs.run()
    server.mail.sent.length = 0

    expect(await remindersPerDay(30)).toEqual({ 3: 2, 7: 2, 14: 2, 28: 2 })
    expect(walk.groupId).toBeTruthy()
  })

  test('go out before a link that was made anew expires', async () => {
    const walk = await walkPacket(server, 'sent', undefined, {
      signers: [signerBody('Maria', 'Lopez', 1)],
    })
    await remindersPerDay(31)
    await expireInvitesJob.run(server.ctx, {})
    const { member } = await withNewSession(server, walk)
    const { email } = signerBody('Maria', 'Lopez', 1)
    const wanted = { documentGroupId: walk.groupId, role: 'TT1', email }
    await expectOk(member.call('POST', '/signing-invites', wanted))
    await server.jobs.run()

    expect(await remindersPerDay(29)).toEqual({ 28: 1 })
  })

  test('stop for whoever has signed or asked a question', async () => {
    const walk = await walkPacket(server, 'sent')
    const [maria, john] = await residentInvites(walk)
    await signByCode(server, maria?.code ?? '')
    await roomOf(server).sendMessage(visitOf(await linkByCode(server, john?.code ?? '')), {
      about: 'question',
      question: 'May I have a second cat?',
    })
    await server.jobs.run()
    server.mail.sent.length = 0

    expect(await remindersPerDay(10)).toEqual({})
  })

  test('go to the owner while only their signature is missing', async () => {
    const walk = await walkPacket(server, 'residents-signed')
    await server.jobs.run()
    server.mail.sent.length = 0

    expect(await remindersPerDay(4)).toEqual({ 3: 1 })
    expect(server.mail.sent[0]?.to.email).toBe(walk.member.email)
  })

  test('can be turned off for one packet', async () => {
    const walk = await walkPacket(server, 'sent')
    await server.jobs.run()
    server.mail.sent.length = 0
    const { packet } = await expectOk<{ packet: Packet }>(
      walk.member.call('PUT', `/legal-form-packets/group/${walk.groupId}/reminders`, {
        enabled: false,
        afterDays: [3],
        beforeExpiryDays: null,
      }),
    )

    expect(packet.reminders.enabled).toBe(false)
    expect(await remindersPerDay(8)).toEqual({})
  })

  test('run by two servers at once go out once', async () => {
    await walkPacket(server, 'sent')
    await server.jobs.run()
    server.mail.sent.length = 0
    server.clock.advance(days(3))
    await Promise.all([1, 2, 3, 4].map(() => sendRemindersJob.run(server.ctx, {})))
    await server.jobs.run()

    expect(server.mail.sent).toHaveLength(2)
  })

  test('that are cut off before they are queued go out at the next run, once', async () => {
    await walkPacket(server, 'sent')
    await server.jobs.run()
    server.mail.sent.length = 0
    server.clock.advance(days(3))
    const enqueue = () => Promise.reject(new Error('The server was killed.'))
    const jobs = { ...server.ctx.ports.jobs, enqueue }
    const dying = { ...server.ctx, ports: { ...server.ctx.ports, jobs } }
    await expect(sendRemindersJob.run(dying, {})).rejects.toThrow()
    await server.jobs.run()
    expect(server.mail.sent).toHaveLength(0)

    await sendRemindersJob.run(server.ctx, {})
    await sendRemindersJob.run(server.ctx, {})
    await server.jobs.run()
    expect(server.mail.sent).toHaveLength(2)
  })

  test('of one packet do not wait for another one that fails', async () => {
    const { _id: broken } = await readPacketOf(await walkPacket(server, 'sent'))
    await walkPacket(server, 'sent')
    await server.jobs.run()
    server.mail.sent.length = 0
    server.clock.advance(days(3))
    const enqueue: typeof server.ctx.ports.jobs.enqueue = async (ctx, type, payload, options) => {
      const queued = await ctx.db.$count(
        mails,
        and(eq(mails.kind, 'reminder'), eq(mails.packetId, broken)),
      )
      return queued > 0
        ? Promise.reject(new Error('No.'))
        : server.jobs.enqueue(ctx, type, payload, options)
    }
    const failing = {
      ...server.ctx,
      ports: { ...server.ctx.ports, jobs: { ...server.ctx.ports.jobs, enqueue } },
    }
    await expect(sendRemindersJob.run(failing, {})).rejects.toThrow()
    await server.jobs.run()

    expect(server.mail.sent).toHaveLength(2)
  })

  /** Day → mails sent on it. */
  async function remindersPerDay(until: number): Promise<Record<number, number>> {
    const perDay: Record<number, number> = {}
    for (let day = 1; day <= until; day += 1) {
      server.clock.advance(days(1))
      const before = server.mail.sent.length
      await sendRemindersJob.run(server.ctx, {})
      await server.jobs.run()
      if (server.mail.sent.length > before) {
        perDay[day] = server.mail.sent.length - before
      }
    }
    return perDay
  }
})

describe('more time', () => {
  test.each([0, -1, 3650, 7.5])('of %d days is refused', async (linkDays) => {
    const walk = await walkPacket(server, 'sent')

    expect((await extend(walk, linkDays)).statusCode).toBe(422)
  })

  test('keeps the link, and lets an expired one work again', async () => {
    const walk = await walkPacket(server, 'sent')
    const [maria] = await residentInvites(walk)
    server.clock.advance(days(31))
    const later = await withNewSession(server, walk)
    await expectOk(extend(later, 14))

    const [again] = await residentInvites(later)
    expect(again).toMatchObject({ code: maria?.code, status: 'pending' })
    expect(again?.expiresAt).toBe(new Date(server.clock.now().getTime() + days(14)).toISOString())
    await signByCode(server, maria?.code ?? '')
  })

  test('never shortens a link', async () => {
    const walk = await walkPacket(server, 'sent')
    const [before] = await residentInvites(walk)
    await expectOk(extend(walk, 7))

    expect((await residentInvites(walk))[0]?.expiresAt).toBe(before?.expiresAt)
  })
})

function remind({ member, groupId }: WalkedPacket, role: string) {
  return member.call('POST', `/legal-form-packets/group/${groupId}/signers/${role}/remind`)
}

function extend({ member, groupId }: WalkedPacket, linkDays: number) {
  return member.call('POST', `/legal-form-packets/group/${groupId}/extend`, { days: linkDays })
}
