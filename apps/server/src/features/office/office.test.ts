import { events, officePeople, users } from '@countersign/database'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inviteToOffice, joinOffice } from '../../testing/join-office.ts'
import { startTestApp, type Member, type TestApp } from '../../testing/index.ts'
import { addProperty, expectOk, groupBody, walkPacket } from '../../testing/walk-packet.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

const me = async (member: Member) => (await member.call('GET', '/auth/me')).json().user
const people = async (member: Member) => (await member.call('GET', '/office/people')).json()
const join = (manager: Member, person: Member, role: 'manager' | 'member' | 'preparer') =>
  joinOffice(server, { manager, person, place: { role } })

describe('an invitation', () => {
  test('is refused for homes of somebody else, and for a manager with some homes only', async () => {
    const owner = await server.asMember()
    const home = await addProperty(owner)
    const elsewhere = await addProperty(await server.asMember())
    for (const place of [
      { role: 'preparer', homes: [elsewhere._id] },
      { role: 'preparer', homes: ['nothing'] },
      { role: 'preparer', homes: [] },
      { role: 'manager', homes: [home._id] },
    ]) {
      const refused = await owner.call('POST', '/office/people', {
        email: 'pat@example.com',
        ...place,
      })
      expect(refused.statusCode).toBe(422)
      expect(refused.json().errors[0].field).toBe('homes')
    }
  })

  test('works once: a second account with the same address gets words', async () => {
    const owner = await server.asMember()
    const first = await server.asMember({ email: 'two@example.com' })
    const second = await server.asMember({ email: 'two@example.com' })
    const code = await join(owner, first, 'member')

    const refused = await second.call('POST', `/office/invitations/${code}`)
    expect(refused.json()).toMatchObject({
      code: 'invitation-ended',
      detail: expect.stringContaining('was used'),
    })
    expect(await me(second)).not.toHaveProperty('office')
    expect((await first.call('POST', `/office/invitations/${code}`)).statusCode).toBe(204)
    expect((await first.call('GET', `/office/invitations/${code}`)).json()).toMatchObject({
      code: 'invitation-ended',
      detail: 'You have used this invitation: you work for Olivia Owner already.',
    })
  })

  test('that two accept at once takes one of them', async () => {
    const owner = await server.asMember()
    const rivals = [await server.asMember(), await server.asMember()]
    const code = await inviteToOffice(server, {
      manager: owner,
      email: 'one@example.com',
      place: { role: 'member' },
    })
    const answers = await Promise.all(
      rivals.map((rival) => rival.call('POST', `/office/invitations/${code}`)),
    )

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 410])
    expect((await people(owner)).people).toHaveLength(2)
  })

  test('ends by its time, by withdrawal and by the next one to the same address', async () => {
    const owner = await server.asMember()
    const person = await server.asMember()
    const invite = () =>
      inviteToOffice(server, { manager: owner, email: person.email, place: { role: 'member' } })
    const first = await invite()
    const second = await invite()
    const open = (code: string) => person.call('GET', `/office/invitations/${code}`)
    expect((await open(first)).json().code).toBe('invitation-ended')
    expect((await open(second)).json()).toMatchObject({
      office: 'Olivia Owner',
      invitedBy: 'Olivia Owner',
      role: 'member',
      email: person.email,
    })

    const { invitations } = await people(owner)
    expect(invitations).toMatchObject([{ email: person.email, role: 'member' }])
    const withdrawn = await owner.call('DELETE', `/office/people/${invitations[0]._id}`)
    expect(withdrawn.statusCode).toBe(204)
    expect((await person.call('POST', `/office/invitations/${second}`)).statusCode).toBe(410)

    const third = await invite()
    expect(
      (await owner.call('POST', '/office/people', { email: person.email, role: 'member' })).json()
        .code,
    ).toBe('too-many-requests')
    server.clock.advance(15 * 86_400_000)
    const late = await server.asMember()
    expect((await late.call('POST', `/office/invitations/${third}`)).statusCode).toBe(410)
    expect((await late.call('POST', '/office/invitations/made-up')).statusCode).toBe(404)
  })

  test('ends when who sent it is removed from the office', async () => {
    const owner = await server.asMember()
    const manager = await server.asMember()
    const friend = await server.asMember()
    await join(owner, manager, 'manager')
    const invite = (inviter: Member, { email }: Member) =>
      inviteToOffice(server, { manager: inviter, email, place: { role: 'manager' } })
    const code = await invite(manager, friend)
    await invite(owner, await server.asMember())
    await owner.call('DELETE', `/office/people/${manager.userId}`)

    const refused = await friend.call('POST', `/office/invitations/${code}`)
    expect(refused.json().code).toBe('invitation-ended')
    expect((await people(owner)).invitations).toMatchObject([{ invitedBy: 'Olivia Owner' }])
  })

  test('is not for somebody who works there already', async () => {
    const owner = await server.asMember()
    const member = await server.asMember()
    await join(owner, member, 'member')

    const again = await owner.call('POST', '/office/people', {
      email: member.email.toUpperCase(),
      role: 'preparer',
    })
    expect(again.json().code).toBe('already-in-office')
    const code = await inviteToOffice(server, {
      manager: owner,
      email: 'else@example.com',
      place: { role: 'preparer' },
    })
    expect((await member.call('POST', `/office/invitations/${code}`)).json().code).toBe(
      'already-in-office',
    )
    expect((await me(member)).office.role).toBe('member')
  })

  test('is refused where the office has 200 people', async () => {
    const owner = await server.asMember()
    const others = await Promise.all(Array.from({ length: 198 }, () => server.asMember()))
    await server.services.db.insert(officePeople).values(
      others.map(({ userId }) => ({
        officeId: owner.userId,
        userId,
        role: 'preparer' as const,
        invitedBy: owner.userId,
        createdAt: server.clock.now(),
      })),
    )
    const last = await server.asMember()
    await join(owner, last, 'preparer')

    expect((await people(owner)).people).toHaveLength(200)
    const refused = await owner.call('POST', '/office/people', {
      email: 'no-room@example.com',
      role: 'preparer',
    })
    expect(refused.json().code).toBe('office-full')
  })
})

describe('a person of an office', () => {
  test('sees its homes and packets, and their own again when they go back', async () => {
    const owner = await server.asMember({ name: 'Morgan Ellis' })
    await owner.call('PUT', `/users/${owner.userId}`, { companyName: 'Ellis Homes LLC' })
    const { groupId, property } = await walkPacket(server, 'created', owner)
    const member = await server.asMember({ name: 'Sam Reed' })
    const own = await addProperty(member)
    await join(owner, member, 'member')

    expect(await me(member)).toMatchObject({
      name: 'Sam Reed',
      companyName: 'Ellis Homes LLC',
      properties: [{ _id: property._id }],
      office: { _id: owner.userId, name: 'Ellis Homes LLC', role: 'member', people: 2 },
      otherOffices: [{ _id: member.userId, name: 'Sam Reed' }],
    })
    expect((await member.call('GET', `/legal-form-packets/group/${groupId}`)).statusCode).toBe(200)

    expect((await member.call('PUT', '/office', { id: member.userId })).statusCode).toBe(204)
    expect(await me(member)).toMatchObject({ properties: [{ _id: own._id }] })
    expect((await member.call('GET', `/legal-form-packets/group/${groupId}`)).statusCode).toBe(404)
    expect((await member.call('PUT', '/office', { id: own._id })).json().code).toBe(
      'office-not-found',
    )
    await member.call('PUT', '/office', { id: owner.userId })
    expect((await me(member)).office._id).toBe(owner.userId)
  })

  test('who prepares cannot pay, send, cancel or manage, and is told who can', async () => {
    const owner = await server.asMember({ name: 'Morgan Ellis' })
    const member = await server.asMember({ name: 'Sam Reed' })
    const preparer = await server.asMember({ name: 'Pat Prep' })
    const { groupId } = await walkPacket(server, 'filled', owner)
    await join(owner, member, 'member')
    await join(owner, preparer, 'preparer')

    for (const [path, body] of [
      ['/payments', { documentGroupId: groupId }],
      ['/esign/send-for-signature', { docGroupId: groupId }],
      [`/legal-form-packets/group/${groupId}/cancel`, { reason: 'No.' }],
    ] as const) {
      const refused = await preparer.call('POST', path, body)
      expect(refused.statusCode).toBe(403)
      expect(refused.json()).toMatchObject({
        code: 'not-permitted',
        detail:
          'Only a manager or member of your office can do this. Ask Morgan Ellis or Sam Reed.',
      })
    }
    for (const path of ['/office/people', '/receipts']) {
      expect((await member.call('GET', path)).json().detail).toBe(
        'Only a manager of your office can do this. Ask Morgan Ellis.',
      )
    }
  })

  test('changes their own account, and not the company', async () => {
    const owner = await server.asMember()
    await owner.call('PUT', `/users/${owner.userId}`, { companyName: 'Ellis Homes LLC' })
    const preparer = await server.asMember()
    await join(owner, preparer, 'preparer')
    const put = (change: object) => preparer.call('PUT', `/users/${preparer.userId}`, change)

    expect((await put({ companyName: 'Mine' })).json().code).toBe('not-permitted')
    expect((await put({ name: 'No', keepPackets: true })).json().code).toBe('not-permitted')
    const changed = await put({ ...(await me(preparer)), name: 'Pat Park' })
    expect(changed.json().user).toMatchObject({ name: 'Pat Park', companyName: 'Ellis Homes LLC' })
    expect((await me(owner)).name).toBe('Olivia Owner')
  })

  test('who was removed finds themselves in their own office', async () => {
    const owner = await server.asMember()
    const { groupId } = await walkPacket(server, 'created', owner)
    const member = await server.asMember()
    await join(owner, member, 'member')
    await owner.call('DELETE', `/office/people/${member.userId}`)

    expect(await me(member)).not.toHaveProperty('office')
    for (const [method, path, body] of [
      ['GET', `/legal-form-packets/group/${groupId}`],
      ['POST', '/payments', { documentGroupId: groupId }],
      ['PUT', '/office', { id: owner.userId }],
    ] as const) {
      expect((await member.call(method, path, body)).statusCode).toBe(404)
    }
    expect((await owner.call('DELETE', `/office/people/${member.userId}`)).json().code).toBe(
      'person-not-found',
    )
  })
})

test('packets are listed, counted and downloaded by who made them, also after they have left', async () => {
  const owner = await server.asMember({ name: 'Morgan Ellis' })
  const preparer = await server.asMember({ name: 'Pat Prep' })
  await join(owner, preparer, 'preparer')
  const own = await walkPacket(server, 'created', owner)
  await expectOk(
    preparer.call('POST', '/esign/create-document-group', {
      ...groupBody(preparer, own.property),
      packetName: 'Made by Pat',
    }),
  )
  await owner.call('DELETE', `/office/people/${preparer.userId}`)

  expect((await owner.call('GET', '/office/colleagues')).json().people).toEqual([
    { _id: owner.userId, name: 'Morgan Ellis' },
    { _id: preparer.userId, name: 'Pat Prep' },
  ])
  const list = async (createdBy: string) =>
    (await owner.call('GET', `/legal-form-packets?createdBy=${createdBy}`)).json()
  expect(await list(preparer.userId)).toMatchObject({
    packets: [{ formPacketName: 'Made by Pat' }],
    counts: { 'needs-you': 1 },
  })
  expect((await list(owner.userId)).packets).toMatchObject([{ documentGroupId: own.groupId }])
  expect((await list('nobody')).packets).toEqual([])
  const csv = await owner.call('GET', `/legal-form-packets/list.csv?createdBy=${preparer.userId}`)
  expect(csv.body).toContain('Made by Pat')
  expect(csv.body).not.toContain('Maple Street pets')
})

describe('who works with some homes', () => {
  test('adds no other one, and sees no resident of others', async () => {
    const owner = await server.asMember()
    await walkPacket(server, 'created', owner)
    const other = await addProperty(owner, { street: '9 Oak Avenue' })
    const clerk = await server.asMember()
    const place = { role: 'member' as const, homes: [other._id] }
    await joinOffice(server, { manager: owner, person: clerk, place })

    const path = `/users/${clerk.userId}`
    const body = { name: 'A', address: other.address, units: [{ name: 'Unit A' }] }
    expect((await clerk.call('POST', `${path}/properties`, body)).json().code).toBe('not-permitted')
    expect((await clerk.call('GET', `${path}/tenants`)).json().tenants).toEqual([])
    expect((await clerk.call('GET', '/legal-form-packets')).json()).toMatchObject({ packets: [] })
    expect((await me(clerk)).properties).toMatchObject([{ _id: other._id }])
    expect((await owner.call('GET', `/users/${owner.userId}/tenants`)).json().tenants).not.toEqual(
      [],
    )
  })

  test('loses sight of a packet whose home is taken from them, and it goes on for others', async () => {
    const owner = await server.asMember()
    const { groupId, property } = await walkPacket(server, 'sent', owner)
    const other = await addProperty(owner, { street: '9 Oak Avenue' })
    const clerk = await server.asMember()
    const place = { role: 'member' as const, homes: [property._id] }
    await joinOffice(server, { manager: owner, person: clerk, place })
    const extend = (member: Member) =>
      member.call('POST', `/legal-form-packets/group/${groupId}/extend`, { days: 30 })
    expect((await extend(clerk)).statusCode).toBe(200)

    await owner.call('PUT', `/office/people/${clerk.userId}`, { ...place, homes: [other._id] })
    expect((await extend(clerk)).json().code).toBe('packet-not-found')
    expect((await extend(owner)).statusCode).toBe(200)
  })
})

describe('the managers', () => {
  test('the last one can neither be removed nor lose the role', async () => {
    const owner = await server.asMember()
    const member = await server.asMember()
    await join(owner, member, 'member')
    for (const refused of [
      await owner.call('DELETE', `/office/people/${owner.userId}`),
      await owner.call('PUT', `/office/people/${owner.userId}`, { role: 'member' }),
    ]) {
      expect(refused.json().code).toBe('last-manager')
    }
  })

  test('two who remove each other at once leave one', async () => {
    const owner = await server.asMember()
    const other = await server.asMember()
    await join(owner, other, 'manager')
    const answers = await Promise.all([
      owner.call('DELETE', `/office/people/${other.userId}`),
      other.call('DELETE', `/office/people/${owner.userId}`),
    ])

    expect(
      answers.map(({ statusCode }) => statusCode).filter((status) => status === 204),
    ).toHaveLength(1)
    expect(answers.every(({ statusCode }) => statusCode < 500)).toBe(true)
  })

  test('who founded the office may be removed: it stays, and they have an empty one of their own', async () => {
    const owner = await server.asMember({ name: 'Morgan Ellis', subject: 'founder' })
    const { groupId } = await walkPacket(server, 'sent', owner)
    const other = await server.asMember({ name: 'Sam Reed' })
    await join(owner, other, 'manager')

    expect((await other.call('DELETE', `/office/people/${owner.userId}`)).statusCode).toBe(204)
    expect((await owner.call('GET', '/auth/me')).statusCode).toBe(401)
    const closed = await server.services.db
      .select({ actor: events.actor })
      .from(events)
      .where(and(eq(events.stream, `user:${owner.userId}`), eq(events.type, 'session.closed')))
    expect(closed).toEqual([{ actor: `member:${other.userId}` }])
    expect((await people(other)).people).toMatchObject([{ name: 'Sam Reed', role: 'manager' }])
    expect((await other.call('GET', `/legal-form-packets/group/${groupId}`)).statusCode).toBe(200)
    expect((await other.call('DELETE', `/office/people/${other.userId}`)).json().code).toBe(
      'last-manager',
    )
    const rows = await server.services.db.select().from(users).where(eq(users.name, 'Morgan Ellis'))
    const fresh = rows.find(({ subject }) => subject === 'founder')
    expect(fresh?.id).not.toBe(owner.userId)
    expect(fresh?.worksIn).toBeNull()
  })
})
