import { mails, packets, receipts, sessions } from '@countersign/database'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actingAs } from '../../kernel/context.ts'
import { userStream } from '../../kernel/events/event-stream.ts'
import { recordEvent } from '../../kernel/events/record-event.ts'
import { inTransaction } from '../../kernel/transaction.ts'
import { recordReport } from '../emails/index.ts'
import { createRecordedPayments } from '../payments/index.ts'
import { joinOffice } from '../../testing/join-office.ts'
import { startTestApp, type Member, type TestApp } from '../../testing/index.ts'
import { expectOk, walkPacket } from '../../testing/walk-packet.ts'

let server: TestApp
let staff: Member
beforeAll(async () => {
  server = await startTestApp({
    payments: createRecordedPayments({ feeCents: 1250 }),
  })
  staff = await server.asMember({ name: 'Lee Diaz', isStaff: true })
})
afterAll(() => server.stop())

interface Found {
  members: { _id: string; name: string; email: string; lastLoginAt: string | null }[]
  next: string | null
}

const find = (query: string) => expectOk<Found>(staff.call('GET', `/association/members?${query}`))
const read = async (member: Member) =>
  (await staff.call('GET', `/association/members/${member.userId}`)).json()

describe('the members', () => {
  test('are found by a part of name or email, in any case and without accents', async () => {
    const member = await server.asMember({ name: 'Zoë Núñez-Quill', email: 'Quill@Homes.example' })

    for (const term of ['nunez', 'QUILL', 'quill zoe', 'homes.example']) {
      const { members } = await find(`searchTerm=${encodeURIComponent(term)}`)
      expect(members.map(({ _id }) => _id)).toEqual([member.userId])
    }
    expect((await find('searchTerm=%25')).members).toEqual([])
  })

  test('come by name in pages, each once', async () => {
    for (const name of ['quorum b', 'Quorum A', 'Quorum B', 'Quorum c']) {
      await server.asMember({ name })
    }
    const first = await find('searchTerm=quorum&limit=3')
    const second = await find(`searchTerm=quorum&limit=3&after=${first.next}`)

    const names = [...first.members, ...second.members].map(({ name }) => name.toLowerCase())
    expect(names).toEqual(['quorum a', 'quorum b', 'quorum b', 'quorum c'])
    expect(second.next).toBeNull()
  })

  test('neither the association nor an office whose founder has left is one', async () => {
    await staff.call('GET', '/association/forms')
    const founder = await server.asMember({ name: 'Wanda Founder' })
    const manager = await server.asMember({ name: 'Wanda Manager' })
    await joinOffice(server, { manager: founder, person: manager, place: { role: 'manager' } })
    expect((await manager.call('DELETE', `/office/people/${founder.userId}`)).statusCode).toBe(204)

    const { members } = await find('searchTerm=wanda')
    expect(members.map(({ name }) => name)).toEqual(['Wanda Founder', 'Wanda Manager'])
    expect(members.map(({ _id }) => _id)).not.toContain(founder.userId)
    expect((await find('searchTerm=association')).members).toEqual([])
    expect((await staff.call('GET', `/association/members/${founder.userId}`)).statusCode).toBe(404)
    expect((await staff.call('GET', '/association/members/nobody')).statusCode).toBe(404)
  })
})

describe('a member’s page', () => {
  test('has the last login, also after its session was deleted', async () => {
    const member = await server.asMember()
    const at = server.clock.now().toISOString()
    expect(await read(member)).toMatchObject({ lastLoginAt: at, createdAt: at })

    await inTransaction(actingAs(server.ctx, { kind: 'member', userId: member.userId }), (tx) =>
      recordEvent(tx, {
        stream: userStream(member.userId),
        type: 'session.opened',
        data: { sessionId: 's1' },
      }),
    )
    await server.services.db.delete(sessions).where(eq(sessions.userId, member.userId))
    expect((await read(member)).lastLoginAt).toBe(at)
    expect((await find(`searchTerm=${member.email}`)).members[0]?.lastLoginAt).toBe(at)
  })

  test('counts packets by status and says nothing that they say', async () => {
    const { member } = await walkPacket(server, 'created')
    await walkPacket(server, 'sent', member)
    await walkPacket(server, 'sent', member)
    const answer = await staff.call('GET', `/association/members/${member.userId}`)

    expect(answer.json()).toMatchObject({
      packets: [
        { status: 'CREATED', count: 1 },
        { status: 'AWAITING_TENANT_SIGNATURE', count: 2 },
      ],
      mailTrouble: [],
      unsealed: [],
      office: null,
      historiesUntil: null,
    })
    expect(answer.body).not.toMatch(/Maple|Lopez|Park|Pet/)
  })

  test('names the mail that came back by its kind and code, and not to whom it went', async () => {
    const { member, groupId } = await walkPacket(server, 'sent')
    await server.jobs.run()
    const [mail] = await server.services.db
      .select({ id: mails.id })
      .from(mails)
      .innerJoin(packets, eq(packets.id, mails.packetId))
      .where(and(eq(packets.documentGroupId, groupId), eq(mails.kind, 'invitation')))
    await recordReport(server.ctx, {
      kind: 'bounce',
      mail: { mailId: mail?.id ?? '' },
      reply: '550 5.1.1 <maria.lopez@example.com>: no such user',
    })
    const answer = await staff.call('GET', `/association/members/${member.userId}`)

    expect(answer.json().mailTrouble).toMatchObject([
      { documentGroupId: groupId, kind: 'invitation', state: 'returned', code: '550 5.1.1' },
    ])
    expect(answer.body).not.toMatch(/lopez/i)
  })

  test('names what could not be sealed, and why', async () => {
    const { member, groupId } = await walkPacket(server, 'residents-signed')
    const problem = 'The signed file could not be made.'
    await server.services.db
      .update(packets)
      .set({ ownerSignedAt: server.clock.now(), sealingProblem: problem })
      .where(eq(packets.documentGroupId, groupId))

    expect((await read(member)).unsealed).toEqual([
      { documentGroupId: groupId, since: server.clock.now().toISOString(), problem },
    ])
  })
})

describe('the fees', () => {
  const fees = (query: string, timeZone = 'America/Chicago') =>
    server.app.inject({
      url: `/api/association/fees.csv?${query}`,
      headers: { ...staff.headers, 'x-time-zone': timeZone },
    })

  test('are asked for by a month, or by days in their order', async () => {
    for (const [query, field] of [
      ['', 'month'],
      ['month=2026-13', 'month'],
      ['month=2026-03&from=2026-03-01', 'month'],
      ['from=2026-03-01', 'month'],
      ['from=2026-03-02&to=2026-03-01', 'to'],
      ['from=2026-02-30&to=2026-03-01', 'from'],
    ] as const) {
      const refused = await fees(query)
      expect(refused.statusCode).toBe(422)
      expect(refused.json().errors[0].field).toBe(field)
    }
  })

  test('are listed by member, in the month of who asks', async () => {
    const zoe = await server.asMember({ name: 'Zoë, Fees', email: 'zoe@fees.example' })
    const amy = await server.asMember({ name: 'amy fees', email: 'amy@fees.example' })
    const walks = [await walkPacket(server, 'sent', zoe), await walkPacket(server, 'sent', amy)]
    const late = await walkPacket(server, 'sent', zoe)
    // In Chicago it is still April.
    await payAt(late.groupId, '2031-05-01T04:59:00.000Z')
    for (const { groupId } of walks) {
      await payAt(groupId, '2031-04-01T05:00:00.000Z')
    }

    const rows = (await fees('month=2031-04')).body.split('\r\n').slice(0, -1)
    expect(rows[0]).toBe(
      '\uFEFFMember,Email,Month,Receipt,Date,Packet ID,Form class,Amount,Refunded,Currency,Settlement',
    )
    expect(rows.slice(1).map((row) => row.replace(/R-\d+/, 'R'))).toEqual([
      `amy fees,amy@fees.example,2031-04,R,4/1/2031 12:00 AM,${walks[1]?.groupId},Lease Addenda,12.50,0.00,USD,Will be invoiced`,
      `"Zoë, Fees",zoe@fees.example,2031-04,R,4/1/2031 12:00 AM,${walks[0]?.groupId},Lease Addenda,12.50,0.00,USD,Will be invoiced`,
      `"Zoë, Fees",zoe@fees.example,2031-04,R,4/30/2031 11:59 PM,${late.groupId},Lease Addenda,12.50,0.00,USD,Will be invoiced`,
    ])
    expect((await fees('month=2031-05', 'UTC')).body).toContain(late.groupId)
    expect((await fees('from=2031-04-02&to=2031-04-30')).body).toContain(late.groupId)
    expect((await fees('from=2031-04-02&to=2031-04-29')).body).not.toContain(late.groupId)
  })

  async function payAt(groupId: string, instant: string): Promise<void> {
    const { db } = server.services
    const [packet] = await db.select().from(packets).where(eq(packets.documentGroupId, groupId))
    await db
      .update(receipts)
      .set({ paidAt: new Date(instant) })
      .where(eq(receipts.packetId, packet?.id ?? ''))
  }
})
