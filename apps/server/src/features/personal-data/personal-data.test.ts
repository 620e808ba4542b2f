import type { PersonalData } from '@countersign/contract/schemas/personal-data'
import { mails } from '@countersign/database'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { userStream } from '../../kernel/events/event-stream.ts'
import { addMs, days } from '../../kernel/time.ts'
import { dumpDatabase } from '../../testing/dump-database.ts'
import { inviteToOffice } from '../../testing/join-office.ts'
import { startTestApp, type Member, type TestApp } from '../../testing/index.ts'
import {
  addProperty,
  expectOk,
  historyOf,
  linkByCode,
  residentInvites,
  signByCode,
  signerBody,
  walkPacket,
  type PacketStage,
} from '../../testing/walk-packet.ts'
import { verifyChains } from '../history/index.ts'
import { eraseAgain } from './erase-again.ts'
import { erasePersonalData } from './erase-personal-data.ts'
import { findOwners } from './find-owners.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

let number = 0
/** Nobody else in this file has this name, email or phone. */
function newPerson() {
  number += 1
  const letter = String.fromCharCode(96 + number)
  return {
    ...signerBody(`Quirin${letter}`, `Huber${letter}`, 1),
    phone: `(312) 555-01${String(number).padStart(2, '0')}`,
  }
}

type NewPerson = ReturnType<typeof newPerson>

async function packetOf(
  people: NewPerson[],
  { stage, member }: { stage: PacketStage; member?: Member },
) {
  const walk = await walkPacket(server, stage, member, { signers: people })
  return walk
}

const cancel = ({ member, groupId }: { member: Member; groupId: string }) =>
  expectOk(
    member.call('POST', `/legal-form-packets/group/${groupId}/cancel`, { reason: 'Not now' }),
  )

async function find(member: Member, email: string): Promise<PersonalData> {
  return expectOk(member.call('POST', '/personal-data/find', { email }))
}

async function erase(member: Member, email: string): Promise<PersonalData> {
  return expectOk(member.call('POST', '/personal-data/erase', { email }))
}

/** Where something of the person still stands. */
async function traces({ firstName, lastName, email, phone }: NewPerson): Promise<string[]> {
  const texts = [firstName, lastName, email, phone.replace(/\D/g, '')].map((text) =>
    text.toLowerCase(),
  )

  return (await dumpDatabase(server))
    .split('\n')
    .filter((line) => texts.some((text) => line.toLowerCase().includes(text)))
}

test('what is no email is refused', async () => {
  const member = await server.asMember()
  const answer = await member.call('POST', '/personal-data/erase', { email: 'nobody' })

  expect(answer.json()).toMatchObject({ code: 'invalid-fields', errors: [{ field: 'email' }] })
})

test('another owner sees nothing of it, and erases nothing', async () => {
  const person = newPerson()
  const walk = await packetOf([person], { stage: 'sent' })
  await cancel(walk)
  const stranger = await server.asMember()

  expect(await find(stranger, person.email)).toMatchObject({ kept: [], erased: [] })
  await erase(stranger, person.email)
  expect((await find(walk.member, person.email)).kept).not.toEqual([])
})

test('a packet under way stays, and the answer says to end it first', async () => {
  const person = newPerson()
  const walk = await packetOf([person], { stage: 'sent' })
  const { kept } = await erase(walk.member, person.email)

  expect(kept).toContainEqual(
    expect.objectContaining({
      kind: 'packet',
      erasable: false,
      until: null,
      why: expect.stringContaining('End it first'),
    }),
  )
  expect(await residentInvites(walk)).toHaveLength(1)
})

test('an email that waits to be sent about a packet under way is sent', async () => {
  const person = newPerson()
  const walk = await packetOf([person], { stage: 'sent' })
  await erase(walk.member, person.email)
  await server.jobs.run()

  expect(server.mail.sent.map(({ to }) => to.email)).toContain(person.email)
})

test('a signed packet stays for the contract, and the answer says until when', async () => {
  const person = newPerson()
  const walk = await packetOf([person], { stage: 'executed' })
  const { kept } = await erase(walk.member, person.email)

  expect(kept).toContainEqual({
    kind: 'packet',
    what: 'Maple Street pets',
    facts: expect.objectContaining({ Email: person.email }),
    why: 'It was signed: the contract, and legal claims from it.',
    until: addMs(server.clock.now(), days(2557)).toISOString(),
    erasable: false,
    documentGroupId: walk.groupId,
  })
  const file = await walk.member.call('GET', `/esign/download-document/${walk.groupId}`)
  expect(file.statusCode).toBe(200)
})

test('of an owner who keeps all packets, none is erased', async () => {
  const person = newPerson()
  const walk = await packetOf([person], { stage: 'sent' })
  await cancel(walk)
  await expectOk(walk.member.call('PUT', `/users/${walk.member.userId}`, { keepPackets: true }))
  const { kept } = await erase(walk.member, person.email)

  expect(kept).toContainEqual(
    expect.objectContaining({
      kind: 'packet',
      erasable: false,
      why: expect.stringContaining('keep all packets'),
    }),
  )
})

test('a packet that came to nothing goes with all that is about the person', async () => {
  const person = newPerson()
  const walk = await packetOf([person], { stage: 'sent' })
  await ask(walk, 'Quite personal words')
  await server.jobs.run()
  await cancel(walk)
  await server.jobs.run()

  expect((await find(walk.member, person.email.toUpperCase())).kept).toContainEqual(
    expect.objectContaining({ kind: 'packet', erasable: true }),
  )
  const { kept, erased } = await erase(walk.member, person.email.toUpperCase())

  expect(kept).toEqual([])
  expect(erased).toEqual([{ at: server.clock.now().toISOString(), what: '1 packet' }])
  expect(await traces(person)).toEqual([])
  expect(await dumpDatabase(server)).not.toContain('Quite personal words')
  expect(await verifyChains(server.ctx.db)).toMatchObject({ broken: [] })
  const gone = await walk.member.call('GET', `/legal-form-packets/group/${walk.groupId}`)
  expect(gone.statusCode).toBe(404)
})

test('erased twice is erased once, and recorded once', async () => {
  const person = newPerson()
  const walk = await packetOf([person], { stage: 'sent' })
  await cancel(walk)
  await Promise.all([erase(walk.member, person.email), erase(walk.member, person.email)])

  expect((await erase(walk.member, person.email)).erased).toHaveLength(1)
  const types = await server.eventsOf(userStream(walk.member.userId))
  expect(types.filter((type) => type === 'personal-data.erased')).toHaveLength(1)
})

test('a co-resident’s part stays', async () => {
  const [person, other] = [newPerson(), newPerson()]
  const walk = await packetOf([person, other], { stage: 'sent' })
  await ask(walk, 'Quite personal words')
  await server.jobs.run()
  await cancel(walk)
  await server.jobs.run()
  const found = await find(walk.member, person.email)
  const { kept } = await erase(walk.member, person.email)

  expect(found.kept).toContainEqual(
    expect.objectContaining({
      why: expect.stringContaining('so do the packet’s name and what you wrote'),
    }),
  )
  expect(kept).toEqual([])
  expect(await traces(person)).toEqual([])
  expect(await dumpDatabase(server)).not.toContain('Quite personal words')
  expect((await find(walk.member, other.email)).kept).toContainEqual(
    expect.objectContaining({ kind: 'packet', what: 'Maple Street pets' }),
  )
  for (const url of [
    `/legal-form-packets/group/${walk.groupId}`,
    `/legal-form-packets/group/${walk.groupId}/events`,
    `/signing-invites/invite-details/group/${walk.groupId}`,
    '/legal-form-packets',
  ]) {
    expect((await walk.member.call('GET', url)).statusCode, url).toBe(200)
  }
  expect(await verifyChains(server.ctx.db)).toMatchObject({ broken: [] })
})

test.each(['guarantor', 'co-owner'] as const)(
  'the part of a %s is found and goes, and the resident’s stays',
  async (kind) => {
    const [resident, person] = [newPerson(), newPerson()]
    const guarantor = { ...person, kind: 'guarantor' as const }
    const walk = await walkPacket(server, 'sent', undefined, {
      templateIds: ['pet-addendum', ...(kind === 'guarantor' ? ['guarantor-agreement'] : [])],
      signers: kind === 'guarantor' ? [resident, guarantor] : [resident],
      ...(kind === 'co-owner' && { owners: [person] }),
    })
    const [first] = await residentInvites(walk)
    await signByCode(server, first?.code ?? '')
    await cancel(walk)
    await server.jobs.run()
    const found = await find(walk.member, person.email)
    const { kept } = await erase(walk.member, person.email)

    expect(found.kept).toContainEqual(
      expect.objectContaining({
        kind: 'packet',
        facts: expect.objectContaining({ Role: kind === 'guarantor' ? 'Guarantor' : 'Owner 2' }),
      }),
    )
    expect(kept).toEqual([])
    expect(await traces(person)).toEqual([])
    expect((await find(walk.member, resident.email)).kept).toContainEqual(
      expect.objectContaining({ kind: 'packet' }),
    )
    const packet = await walk.member.call('GET', `/legal-form-packets/group/${walk.groupId}`)
    expect(packet.statusCode).toBe(200)
    expect(await verifyChains(server.ctx.db)).toMatchObject({ broken: [] })
  },
)

test('the name in the title of a private copy goes with its signer', async () => {
  const [person, other] = [newPerson(), newPerson()]
  const walk = await walkPacket(server, 'sent', undefined, {
    templateIds: ['rental-application', 'pet-addendum'],
    signers: [person, other],
  })
  await cancel(walk)
  await server.jobs.run()
  await erase(walk.member, person.email)

  expect(await traces(person)).toEqual([])
})

test('one resident of two owners is erased by one of them only', async () => {
  const person = newPerson()
  const [one, two] = [
    await packetOf([person], { stage: 'sent' }),
    await packetOf([person], { stage: 'sent' }),
  ]
  await cancel(one)
  await cancel(two)
  await erase(one.member, person.email)

  expect((await find(one.member, person.email)).kept).toEqual([])
  expect((await find(two.member, person.email)).kept).not.toEqual([])
  expect(await findOwners(server.ctx, person.email.toUpperCase())).toEqual([
    { ownerId: two.member.userId, email: person.email.toUpperCase() },
  ])
})

test('a request to apply goes with its emails, also those that wait', async () => {
  const person = newPerson()
  const member = await server.asMember()
  const property = await addProperty(member)
  const link = await expectOk<{ code: string }>(
    member.call('POST', `/users/${member.userId}/properties/${property._id}/application-links`, {
      unitId: null,
    }),
  )
  const asked = await server.app.inject({
    method: 'POST',
    url: `/api/applications/link/${link.code}/requests`,
    payload: { ...person, message: 'We have a dog.', language: 'en' },
  })
  expect(asked.statusCode).toBeLessThan(300)

  expect((await find(member, person.email)).kept).toMatchObject([
    { kind: 'application', erasable: true, facts: { Message: 'We have a dog.' } },
  ])
  expect(await erase(member, person.email)).toMatchObject({
    kept: [],
    erased: [{ what: '1 request to apply' }],
  })
  await server.jobs.run()
  expect(await traces(person)).toEqual([])
  expect(server.mail.sent.map(({ to }) => to.email)).not.toContain(person.email)
})

test('an invitation to the office goes with its email, and its link ends', async () => {
  const person = newPerson()
  const owner = await server.asMember()
  const code = await inviteToOffice(server, {
    manager: owner,
    email: person.email,
    place: { role: 'preparer' },
  })
  expect((await find(owner, person.email.toUpperCase())).kept).toMatchObject([
    { kind: 'invitation', what: 'Invitation to your office, as preparer', erasable: true },
  ])
  expect(await findOwners(server.ctx, person.email)).toHaveLength(1)

  expect(await erase(owner, person.email)).toMatchObject({
    kept: [],
    erased: [{ what: '1 invitation to the office' }],
  })
  expect(await traces(person)).toEqual([])
  const opened = await owner.call('GET', `/office/invitations/${code}`)
  expect(opened.json().code).toBe('invitation-not-found')
})

test('emails of a signed packet stay in the history, without their address', async () => {
  const person = newPerson()
  const walk = await packetOf([person], { stage: 'executed' })
  await server.jobs.run()
  await erase(walk.member, person.email)

  const rows = await server.services.db
    .select({ to: mails.recipientEmail })
    .from(mails)
    .where(sql`lower(recipient_email) = ${person.email}`)
  expect(rows).toEqual([])
  expect((await historyOf(walk)).map(({ words }) => words).join('\n')).toMatch(/Sent the email/)
})

test('after a restore, what the log says is erased again', async () => {
  const person = newPerson()
  const walk = await packetOf([person], { stage: 'sent' })
  await cancel(walk)
  const lines: string[] = []
  const ctx = { ...server.ctx, log: pino({}, { write: (line: string) => void lines.push(line) }) }
  const given = { ownerId: walk.member.userId, email: person.email }
  // As it was in the backup: another packet of the same person.
  await erasePersonalData(ctx, given)
  const again = await packetOf([person], { stage: 'sent', member: walk.member })
  await cancel(again)
  expect(lines.join('')).not.toContain(person.email)

  expect(await eraseAgain(ctx, ['plain text', ...lines, '{"level":30}'])).toBe(1)
  expect(await traces(person)).toEqual([])
})

async function ask(walk: Awaited<ReturnType<typeof packetOf>>, words: string): Promise<void> {
  const [invite] = await residentInvites(walk)
  const link = await linkByCode(server, invite?.code ?? '')
  const token = new URL(link).hash.slice(1)
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/signing-room/messages',
    headers: { authorization: `Bearer ${token}` },
    payload: { about: 'question', words },
  })
  expect(answer.statusCode, answer.body).toBeLessThan(300)
}
