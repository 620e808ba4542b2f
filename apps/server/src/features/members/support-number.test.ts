import { sessions, supportNumbers, supportTries } from '@countersign/database'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { packetStream } from '../../kernel/events/event-stream.ts'
import { joinOffice } from '../../testing/join-office.ts'
import { startTestApp, type Member, type TestApp } from '../../testing/index.ts'
import { addProperty, expectOk, walkPacket } from '../../testing/walk-packet.ts'

const minute = 60_000
let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

const asStaff = (name = 'Lee Diaz') => server.asMember({ name, isStaff: true })
const readOut = async (member: Member) =>
  expectOk<{ number: string; expiresAt: string }>(
    member.call('POST', `/users/${member.userId}/support-number`),
  )
const enter = (staff: Member, member: Member, number: string) =>
  staff.call('POST', `/association/members/${member.userId}/support-number`, { number })
const look = (staff: Member, groupId: string, query = '') =>
  staff.call('GET', `/association/packets/${groupId}${query}`)
const other = (number: string) => String((Number(number) + 1) % 1_000_000).padStart(6, '0')
const looks = async (groupId: string) =>
  (await server.eventsOf(packetStream(groupId))).filter((type) => type === 'packet.staff-looked')

describe('a support number', () => {
  test('that nobody has made opens nothing', async () => {
    const [staff, member] = [await asStaff(), await server.asMember()]

    expect((await enter(staff, member, '123456')).json().code).toBe('support-number-wrong')
    for (const number of ['', '12345', '1234567', 'abcdef', '１２３４５６']) {
      expect((await enter(staff, member, number)).json().errors[0].field).toBe('number')
    }
  })

  test('of somebody else opens nothing', async () => {
    const [staff, member, stranger] = [
      await asStaff(),
      await server.asMember(),
      await server.asMember(),
    ]
    await readOut(member)
    const { number } = await readOut(stranger)

    expect((await enter(staff, member, number)).json().code).toBe('support-number-wrong')
  })

  test('that has ended, or was replaced by a new one, opens nothing', async () => {
    const [staff, member] = [await asStaff(), await server.asMember()]
    const first = await readOut(member)
    const second = await readOut(member)
    expect((await enter(staff, member, first.number)).json().code).toBe('support-number-wrong')

    server.clock.advance(15 * minute)
    expect((await enter(staff, member, second.number)).json()).toMatchObject({
      status: 410,
      code: 'support-number-ended',
    })
  })

  test('makes who entered five wrong ones wait, and nobody else', async () => {
    const [staff, colleague, member] = [await asStaff(), await asStaff(), await server.asMember()]
    const elsewhere = await server.asMember()
    const { number } = await readOut(member)
    const wrong = other(number)
    for (const left of ['4 tries are', '3 tries are', '2 tries are', 'one try is', 'last try']) {
      const refused = await enter(staff, member, wrong)
      expect(refused.json().detail).toContain(left)
    }

    const locked = await enter(staff, member, number)
    expect(locked.json()).toMatchObject({ status: 429, code: 'support-locked' })
    expect(locked.json().detail).toContain('Try again in 15 minutes')
    expect((await enter(colleague, member, number)).statusCode).toBe(200)
    expect((await enter(staff, elsewhere, (await readOut(elsewhere)).number)).statusCode).toBe(200)

    server.clock.advance(15 * minute)
    expect((await enter(staff, member, (await readOut(member)).number)).statusCode).toBe(200)
  })

  test('is guessed five times at most, however many are sent at once', async () => {
    const [staff, member] = [await asStaff(), await server.asMember()]
    const { number } = await readOut(member)
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => enter(staff, member, other(number))),
    )

    const codes = answers.map((answer) => answer.json().code).toSorted()
    expect(codes.filter((code) => code === 'support-number-wrong')).toHaveLength(5)
    expect(codes.filter((code) => code === 'support-locked')).toHaveLength(7)
  })

  test('cannot be tried on all members one after the other', async () => {
    const staff = await asStaff()
    for (let index = 0; index < 20; index += 1) {
      const member = await server.asMember()
      expect((await enter(staff, member, '123456')).json().code).toBe('support-number-wrong')
    }

    const member = await server.asMember()
    const { number } = await readOut(member)
    expect((await enter(staff, member, number)).json().code).toBe('support-locked')
  })

  test('is nowhere in the database', async () => {
    const member = await server.asMember()
    const { number, expiresAt } = await readOut(member)
    const [stored] = await server.services.db
      .select()
      .from(supportNumbers)
      .where(eq(supportNumbers.userId, member.userId))

    expect(number).toMatch(/^\d{6}$/)
    expect(new Date(expiresAt).getTime() - server.clock.now().getTime()).toBe(15 * minute)
    expect(JSON.stringify(stored)).not.toContain(number)
  })
})

describe('the history of a packet', () => {
  test('is refused once the number’s time is over, or the caller is no longer staff', async () => {
    const { member, groupId } = await walkPacket(server, 'sent')
    const [staff, former] = [await asStaff(), await asStaff('Kim Former')]
    const { number } = await readOut(member)
    await expectOk(enter(staff, member, number))
    await expectOk(enter(former, member, number))
    await server.services.db
      .update(sessions)
      .set({ isStaff: false })
      .where(eq(sessions.userId, former.userId))

    expect((await look(former, groupId)).json().code).toBe('not-allowed')
    expect((await look(staff, groupId)).statusCode).toBe(200)
    server.clock.advance(15 * minute)
    expect((await look(staff, groupId)).json().code).toBe('support-number-needed')
    const list = await staff.call('GET', `/association/members/${member.userId}/packets`)
    expect(list.json().code).toBe('support-number-needed')
    expect(await looks(groupId)).toHaveLength(1)
  })

  test('is refused for another member’s packet, and for one that there is not', async () => {
    const { member } = await walkPacket(server, 'created')
    const elsewhere = await walkPacket(server, 'created')
    const staff = await asStaff()
    await expectOk(enter(staff, member, (await readOut(member)).number))

    for (const groupId of [elsewhere.groupId, 'nothing']) {
      expect((await look(staff, groupId)).json().code).toBe('support-number-needed')
    }
    expect(await looks(elsewhere.groupId)).toEqual([])
  })

  test('is opened for the office and the homes with which the member works', async () => {
    const { member: manager, groupId, property } = await walkPacket(server, 'created')
    const hidden = await walkPacket(server, 'created', manager)
    await addProperty(manager)
    const helper = await server.asMember()
    const staff = await asStaff()
    const before = await readOut(helper)
    await joinOffice(server, {
      manager,
      person: helper,
      place: { role: 'preparer', homes: [property._id] },
    })
    expect((await enter(staff, helper, before.number)).json().code).toBe('support-number-ended')

    await expectOk(enter(staff, helper, (await readOut(helper)).number))
    expect((await look(staff, groupId)).statusCode).toBe(200)
    expect((await look(staff, hidden.groupId)).statusCode).toBe(403)
    const list = await staff.call('GET', `/association/members/${helper.userId}/packets`)
    expect(
      list.json().packets.map((packet: { documentGroupId: string }) => packet.documentGroupId),
    ).toEqual([groupId])

    await manager.call('DELETE', `/office/people/${helper.userId}`)
    expect((await look(staff, groupId)).statusCode).toBe(403)
  })

  test('is shown in sentences without what anybody wrote, and its owner sees each look', async () => {
    const { member, groupId } = await walkPacket(server, 'sent')
    const words = 'The boiler is broken.'
    await member.call('POST', `/legal-form-packets/group/${groupId}/cancel`, { reason: words })
    const staff = await asStaff()
    await expectOk(
      enter(staff, member, ` ${(await readOut(member)).number.replace(/^.../, '$& ')}`),
    )

    const seen = await look(staff, groupId, '?order=newest&limit=100')
    expect(seen.json().events[0]).toMatchObject({
      actor: 'Olivia Owner (Owner/Agent)',
      words: 'Canceled the packet',
      question: null,
    })
    expect(seen.body).not.toContain(words)
    expect(seen.body).not.toContain('example.com')
    expect(seen.json().packet).toMatchObject({ documentGroupId: groupId, status: 'ARCHIVED' })

    await look(staff, groupId)
    const own = await member.call(
      'GET',
      `/legal-form-packets/group/${groupId}/events?order=newest&limit=2`,
    )
    expect(own.json().events).toMatchObject(
      Array.from({ length: 2 }, () => ({
        type: 'packet.staff-looked',
        actor: 'Lee Diaz of the association’s staff',
        words: 'Looked at this packet’s history',
      })),
    )
  })

  test('is not shown if the look cannot be recorded', async () => {
    const { member, groupId } = await walkPacket(server, 'created')
    const staff = await asStaff()
    await expectOk(enter(staff, member, (await readOut(member)).number))
    const { db } = server.services
    await db.execute(
      `create function refuse_look() returns trigger language plpgsql as $$ begin raise exception 'no room'; end $$;
       create trigger refuse_look before insert on events for each row when (new.type = 'packet.staff-looked') execute function refuse_look()`,
    )

    const refused = await look(staff, groupId)
    expect(refused.statusCode).toBe(500)
    expect(refused.body).not.toContain('Created the packet')
    await db.execute('drop trigger refuse_look on events')
    expect((await look(staff, groupId)).statusCode).toBe(200)
    expect(await looks(groupId)).toHaveLength(1)
  })
})

test('each number that was made or entered is in the member’s events, without its digits', async () => {
  const [staff, member] = [await asStaff(), await server.asMember()]
  const { number } = await readOut(member)
  await enter(staff, member, other(number))
  await expectOk(enter(staff, member, number))

  expect(await server.eventsOf(`user:${member.userId}`)).toEqual([
    'support-number.created',
    'support-number.entered',
    'support-number.entered',
  ])
  const tries = await server.services.db
    .select()
    .from(supportTries)
    .where(eq(supportTries.userId, member.userId))
  expect(tries.map(({ officeId }) => officeId)).toEqual([null, member.userId])
})
