import type { PacketPage } from '@countersign/contract/schemas/packets/packet-list'
import { mails } from '@countersign/database'
import { extractText } from '@countersign/pdf/testing/pdf-tools'
import { readEvidence } from '@countersign/seal/verify/read-evidence'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { visitOf } from '../../../bin/demo/finish-room.ts'
import { joinOffice } from '../../../testing/join-office.ts'
import { startTestApp, type Member, type TestApp } from '../../../testing/index.ts'
import {
  addProperty,
  advancePacket,
  expectOk,
  groupBody,
  historyOf,
  ownLink,
  readPacketOf,
  roomOf,
  walkPacket,
  type WalkedPacket,
} from '../../../testing/walk-packet.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

async function startOffice() {
  const owner = await server.asMember({ name: 'Morgan Ellis' })
  const manager = await server.asMember({ name: 'Sam Reed' })
  const preparer = await server.asMember({ name: 'Pat Prep' })
  await joinOffice(server, { manager: owner, person: manager, place: { role: 'manager' } })
  await joinOffice(server, { manager: owner, person: preparer, place: { role: 'preparer' } })

  return { owner, manager, preparer }
}

const takeOver = (member: Member, { groupId }: WalkedPacket, from = '') =>
  member.call('PUT', `/legal-form-packets/group/${groupId}/owner-signer${from && `?from=${from}`}`)
const askLink = (member: Member, { groupId }: WalkedPacket) =>
  member.call('POST', '/esign/signing-link', { documentGroupId: groupId })

test('a preparer fills out what the manager who invited them signs', async () => {
  const { owner, preparer } = await startOffice()
  const property = await addProperty(owner)
  const { documentGroupId: groupId } = await expectOk<{ documentGroupId: string }>(
    preparer.call('POST', '/esign/create-document-group', groupBody(preparer, property)),
  )
  const walk: WalkedPacket = {
    ...(await walkPacket(server, 'created', owner)),
    member: preparer,
    groupId,
  }
  const packet = await readPacketOf(walk)
  expect(packet).toMatchObject({
    initiator: { name: 'Morgan Ellis', email: owner.email },
    createdBy: { _id: preparer.userId, name: 'Pat Prep' },
    signer: { _id: owner.userId, name: 'Morgan Ellis' },
  })

  const room = await roomOf(server).open(visitOf(await ownLink(walk)))
  expect(room).toMatchObject({ task: 'fill', person: { name: 'Pat Prep' } })
  const [first] = await historyOf({ member: owner, groupId })
  expect(first).toMatchObject({ words: 'Created the packet', actor: 'Pat Prep (Owner/Agent)' })
})

test('another manager signs only after taking the signature over, which the file says', async () => {
  const { owner, manager, preparer } = await startOffice()
  const walk = await walkPacket(server, 'residents-signed', owner)
  const refused = await askLink(manager, walk)
  expect(refused.statusCode).toBe(403)
  expect(refused.json().detail).toContain('Morgan Ellis signs this packet for the owner.')
  expect((await askLink(preparer, walk)).json().code).toBe('not-permitted')
  expect((await takeOver(preparer, walk)).json().code).toBe('not-permitted')
  const oldRoom = visitOf(await ownLink(walk))

  const { packet } = (await takeOver(manager, walk)).json()
  expect(packet).toMatchObject({
    initiator: { name: 'Sam Reed', signingFor: 'Morgan Ellis', email: manager.email },
    signer: { _id: manager.userId },
  })
  expect((await askLink(owner, walk)).statusCode).toBe(403)
  expect((await roomOf(server).open(oldRoom)).state).toBe('revoked')

  await advancePacket(
    server,
    { ...walk, member: manager },
    { from: 'residents-signed', to: 'executed' },
  )
  const file = await owner.call('GET', `/esign/download-document/${walk.groupId}`)
  const text = extractText(file.rawPayload).replaceAll(/\s+/g, ' ')
  expect(text).toContain('Signed by Sam Reed, signing for Morgan Ellis, ')
  expect(text).toContain('Sam Reed took it over from Morgan Ellis')
  expect(text).not.toContain('Signed by Morgan Ellis')
  const told = await server.services.db.select().from(mails).where(eq(mails.kind, 'executed'))
  const addresses = told.map(({ recipientEmail }) => recipientEmail)
  expect(addresses).toEqual(expect.arrayContaining([manager.email, owner.email]))
  const evidence = await readEvidence(file.rawPayload)
  expect(evidence?.signers.at(-1)).toMatchObject({ name: 'Sam Reed', signingFor: 'Morgan Ellis' })

  const events = await historyOf({ ...walk, member: owner })
  expect(events[0]?.actor).toBe('Morgan Ellis (Owner/Agent)')
  expect(events.filter(({ type }) => type === 'envelope.owner-signer-changed')).toMatchObject([
    {
      actor: 'Sam Reed, signing for Morgan Ellis (Owner/Agent)',
      words: 'Took the owner’s signature over: Sam Reed signs instead of Morgan Ellis',
    },
  ])
  expect((await takeOver(owner, walk)).json().code).toBe('already-signed')
})

test('the history names who sent what somebody else made', async () => {
  const { owner, manager } = await startOffice()
  const walk = await walkPacket(server, 'filled', owner)
  await advancePacket(server, { ...walk, member: manager }, { from: 'filled', to: 'sent' })

  const events = await historyOf({ ...walk, member: owner })
  const actorOf = (type: string) => events.find((event) => event.type === type)?.actor
  expect(actorOf('packet.filled')).toBe('Morgan Ellis (Owner/Agent)')
  expect(actorOf('packet.sent')).toBe('Sam Reed (Owner/Agent)')
})

test('who takes over from somebody who no longer signs is told who does', async () => {
  const { owner, manager } = await startOffice()
  const other = await server.asMember({ name: 'Kim Lane' })
  await joinOffice(server, { manager: owner, person: other, place: { role: 'manager' } })
  const walk = await walkPacket(server, 'sent', owner)
  const takeFromOwner = (member: Member) => takeOver(member, walk, owner.userId)
  expect((await takeFromOwner(manager)).statusCode).toBe(200)
  expect((await takeFromOwner(manager)).statusCode).toBe(200)

  const late = await takeFromOwner(other)
  expect(late.statusCode).toBe(409)
  expect(late.json()).toMatchObject({
    code: 'not-your-turn',
    detail: 'Sam Reed signs this packet for the owner now. Load it again.',
  })
  expect((await readPacketOf(walk)).signer?._id).toBe(manager.userId)
})

test('of two who take over at once, one does', async () => {
  const { owner, manager } = await startOffice()
  const other = await server.asMember({ name: 'Kim Lane' })
  await joinOffice(server, { manager: owner, person: other, place: { role: 'manager' } })
  const walk = await walkPacket(server, 'sent', owner)
  const answers = await Promise.all(
    [manager, other].map((member) => takeOver(member, walk, owner.userId)),
  )

  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const { signer } = await readPacketOf(walk)
  expect([manager.userId, other.userId]).toContain(signer?._id)
})

test('emails to the owner go to who signs, and not to somebody who was removed', async () => {
  const { owner, manager } = await startOffice()
  const walk = await walkPacket(server, 'sent', owner)
  await takeOver(manager, walk)
  await expectOk(owner.call('POST', `/legal-form-packets/group/${walk.groupId}/signers/TT1/remind`))
  const reminders = await server.services.db.select().from(mails).where(eq(mails.kind, 'reminder'))
  expect(reminders[0]).toMatchObject({
    fromName: 'Sam Reed for Morgan Ellis via Countersign',
    replyToEmail: manager.email,
    subject: expect.stringContaining('Sam Reed for Morgan Ellis'),
  })
  await advancePacket(server, walk, { from: 'sent', to: 'residents-signed' })
  const recipients = async (kind: string) =>
    (await server.services.db.select().from(mails).where(eq(mails.kind, kind))).map(
      ({ recipientEmail }) => recipientEmail,
    )
  expect(await recipients('your-turn')).toContain(manager.email)

  const second = await walkPacket(server, 'sent', owner)
  await takeOver(manager, second)
  await owner.call('DELETE', `/office/people/${manager.userId}`)
  await advancePacket(server, second, { from: 'sent', to: 'residents-signed' })
  expect((await recipients('your-turn')).filter((email) => email === manager.email)).toHaveLength(1)
  expect((await takeOver(owner, second)).statusCode).toBe(200)
})

test('it is nobody’s turn who only prepares by now: the email goes to who founded the office', async () => {
  const { owner, manager } = await startOffice()
  const walk = await walkPacket(server, 'sent', owner)
  await takeOver(manager, walk)
  await expectOk(
    owner.call('PUT', `/office/people/${manager.userId}`, { role: 'preparer', homes: null }),
  )
  await advancePacket(server, walk, { from: 'sent', to: 'residents-signed' })

  const turns = await server.services.db.select().from(mails).where(eq(mails.kind, 'your-turn'))
  expect(turns.map(({ recipientEmail }) => recipientEmail)).toContain(owner.email)
  expect(turns.map(({ recipientEmail }) => recipientEmail)).not.toContain(manager.email)
})

describe('the open room of a preparer is closed', () => {
  test.each([
    ['who is removed', 'DELETE', undefined],
    ['from whom the home is taken', 'PUT', 'another home'],
  ] as const)('%s', async (_who, method, home) => {
    const { owner, preparer } = await startOffice()
    const walk = await walkPacket(server, 'created', owner)
    const other = home && (await addProperty(owner, { street: '9 Oak Avenue' }))
    const { token } = visitOf(await ownLink({ ...walk, member: preparer }))
    const open = () =>
      server.app.inject({
        url: '/api/signing-room',
        headers: { authorization: `Bearer ${token}` },
      })
    expect((await open()).statusCode).toBe(200)

    const place = other && { role: 'preparer', homes: [other._id] }
    const changed = await owner.call(method, `/office/people/${preparer.userId}`, place)
    expect(changed.statusCode).toBeLessThan(300)
    expect((await open()).statusCode).toBe(404)
    expect((await askLink(preparer, walk)).statusCode).toBe(404)
  })
})

test('ten packets of a preparer wait for the manager, who sends each', async () => {
  const { owner, preparer } = await startOffice()
  const property = await addProperty(owner)
  const walks: WalkedPacket[] = []
  for (let number = 1; number <= 10; number += 1) {
    const body = { ...groupBody(preparer, property), packetName: `Lease ${number}` }
    const { documentGroupId: groupId } = await expectOk<{ documentGroupId: string }>(
      preparer.call('POST', '/esign/create-document-group', body),
    )
    const walk = { member: preparer, property, groupId, body }
    await advancePacket(server, walk, { from: 'created', to: 'filled' })
    walks.push(walk)
  }
  const mine = `/legal-form-packets?group=needs-you&createdBy=${preparer.userId}`
  const { packets } = await expectOk<PacketPage>(owner.call('GET', mine))
  expect(packets.map(({ status }) => status)).toEqual(Array(10).fill('AWAITING_PAYMENT'))

  for (const walk of walks) {
    await advancePacket(server, { ...walk, member: owner }, { from: 'filled', to: 'sent' })
  }
  expect((await expectOk<PacketPage>(owner.call('GET', mine))).packets).toEqual([])
})
