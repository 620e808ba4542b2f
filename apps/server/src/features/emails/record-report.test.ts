import { mails, packets } from '@countersign/database'
import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { packetStream } from '../../kernel/events/event-stream.ts'
import { startTestApp, type TestApp } from '../../testing/index.ts'
import {
  expectOk,
  residentInvites,
  signerBody,
  walkPacket,
  type WalkedPacket,
} from '../../testing/walk-packet.ts'
import { recordReport } from './record-report.ts'

let server: TestApp
let rejecting: boolean
beforeAll(async () => {
  server = await startTestApp({
    mail: {
      send: async ({ to }) =>
        rejecting && to.email.startsWith('maria')
          ? { kind: 'rejected', reply: '550 5.1.1 No such mailbox' }
          : { kind: 'accepted' },
    },
  })
})
beforeEach(() => {
  rejecting = false
})
afterAll(() => server.stop())

const reply = '550 5.1.1 <maria.lopez@example.com>: Recipient address rejected'

describe('a mail that came back', () => {
  test('is not recorded for a mail that is not ours', async () => {
    const { id } = await sendInvitation()

    for (const mail of [
      { mailId: 'nothing' },
      { mailId: '00000000-0000-4000-8000-000000000000' },
      { messageId: '' },
      { messageId: `<${id}@elsewhere.example>` },
    ]) {
      expect(await recordReport(server.ctx, { kind: 'bounce', mail, reply })).toBe(false)
    }
  })

  test('marks the invite and tells the owner once, however often it is reported', async () => {
    const { walk, id } = await sendInvitation()
    const reports = await Promise.all(
      [1, 2, 3].map(() =>
        recordReport(server.ctx, {
          kind: 'bounce',
          mail: { messageId: `<${id}@localhost>` },
          reply,
        }),
      ),
    )
    expect(await recordReport(server.ctx, { kind: 'bounce', mail: { mailId: id }, reply })).toBe(
      false,
    )

    expect(reports.filter(Boolean)).toHaveLength(1)
    const [maria, john] = await residentInvites(walk)
    expect(maria?.undeliverableAt).toBe(server.clock.now().toISOString())
    expect(maria?.nextReminderAt).toBeNull()
    expect(john?.undeliverableAt).toBeNull()
    const told = await mailsTo(walk, walk.member.email)
    expect(told.map(({ kind }) => kind)).toEqual(['unreachable'])
    expect(told[0]?.text).toContain(`/legal-forms/resident-link?documentGroupId=${walk.groupId}`)
    expect(told[0]?.text).toContain('choose “Correct”')
    const types = await server.eventsOf(packetStream(walk.groupId))
    expect(types.filter((type) => type === 'mail.bounced')).toHaveLength(1)
  })

  test('is recorded with a report that no column could hold', async () => {
    const { walk, id } = await sendInvitation()
    const long = `550\0\r\n${'x'.repeat(5000)}`

    expect(
      await recordReport(server.ctx, { kind: 'bounce', mail: { mailId: id }, reply: long }),
    ).toBe(true)
    expect(await server.eventsOf(packetStream(walk.groupId))).toContain('mail.bounced')
  })

  test('changes nothing once the address has been corrected', async () => {
    const { walk, id } = await sendInvitation()
    server.clock.advance(1000)
    await expectOk(
      walk.member.call('PUT', `/legal-form-packets/group/${walk.groupId}/signers/TT1`, {
        ...signerBody('Maria', 'Lopez', 1),
        email: 'new@example.com',
      }),
    )

    expect(await recordReport(server.ctx, { kind: 'bounce', mail: { mailId: id }, reply })).toBe(
      true,
    )
    expect((await residentInvites(walk))[0]).toMatchObject({
      email: 'new@example.com',
      undeliverableAt: null,
    })
    expect(await mailsTo(walk, walk.member.email)).toEqual([])
  })
})

describe('a mail that the mail server refuses', () => {
  test('marks the invite, and a later one that is accepted clears the mark', async () => {
    rejecting = true
    const { walk } = await sendInvitation()
    expect((await residentInvites(walk))[0]?.undeliverableAt).not.toBeNull()

    rejecting = false
    server.clock.advance(1000)
    await expectOk(
      walk.member.call('POST', `/legal-form-packets/group/${walk.groupId}/signers/TT1/remind`),
    )
    await server.jobs.run()
    const [maria] = await residentInvites(walk)
    expect(maria?.undeliverableAt).toBeNull()
    expect(maria?.nextReminderAt).not.toBeNull()
  })
})

describe('the mails of a packet', () => {
  test('are one thread for each recipient', async () => {
    const { walk } = await sendInvitation()
    server.clock.advance(3_600_000)
    const remind = `/legal-form-packets/group/${walk.groupId}/signers/TT1/remind`
    await walk.member.call('POST', remind)
    const [first, second] = await mailsTo(walk, 'maria.lopez@example.com')
    const [other] = await mailsTo(walk, 'john.park@example.com')

    expect(first?.messageId).toBe(`${first?.id}@localhost`)
    expect(second?.messageId).toBe(`${second?.id}@localhost`)
    expect([first?.threadId, second?.threadId]).toEqual([first?.messageId, first?.messageId])
    expect(other?.threadId).toBe(other?.messageId)
  })

  test('to a corrected address do not name the thread of the old one', async () => {
    const { walk } = await sendInvitation()
    server.clock.advance(1000)
    await expectOk(
      walk.member.call('PUT', `/legal-form-packets/group/${walk.groupId}/signers/TT1`, {
        ...signerBody('Maria', 'Lopez', 1),
        email: 'right@example.com',
      }),
    )

    const [mail] = await mailsTo(walk, 'right@example.com')
    expect(mail?.threadId).toBe(mail?.messageId)
  })
})

/** Returns Maria's invitation, after it was sent. */
async function sendInvitation(): Promise<{ walk: WalkedPacket; id: string }> {
  const walk = await walkPacket(server, 'sent')
  await server.jobs.run()
  const [mail] = await mailsTo(walk, 'maria.lopez@example.com')

  return { walk, id: mail?.id ?? '' }
}

async function mailsTo({ groupId }: WalkedPacket, email: string) {
  const rows = await server.services.db
    .select({ mail: mails })
    .from(mails)
    .innerJoin(packets, eq(packets.id, mails.packetId))
    .where(and(eq(packets.documentGroupId, groupId), eq(mails.recipientEmail, email)))
    .orderBy(asc(mails.createdAt))

  return rows.map(({ mail }) => mail)
}
