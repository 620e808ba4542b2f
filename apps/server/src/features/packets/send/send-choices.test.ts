import { afterAll, beforeAll, expect, test } from 'vitest'
import { visitOf } from '../../../bin/demo/finish-room.ts'
import { packetStream } from '../../../kernel/events/event-stream.ts'
import { startTestApp, type TestApp } from '../../../testing/index.ts'
import type { Member } from '../../../testing/index.ts'
import {
  expectOk,
  historyOf,
  invitesOf,
  linkByCode,
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

const message = 'Hello Maria & John,\n<b>the keys</b> are with "Tom".'

function send({ member, groupId }: WalkedPacket, choices: object) {
  return member.call('POST', '/esign/send-for-signature', { docGroupId: groupId, ...choices })
}

test('a wrong message or language is refused by field, and nothing is sent', async () => {
  const walk = await walkPacket(server, 'paid')
  for (const [choices, field] of [
    [{ message: 'x'.repeat(1001) }, 'message'],
    [{ message: 'a\u0000b' }, 'message'],
    [{ languages: { TT1: 'fr' } }, 'languages.TT1'],
    [{ languages: { LLSign: 'es' } }, 'languages'],
    [{ negotiatedIn: 'fr' }, 'negotiatedIn'],
  ] as const) {
    expect((await send(walk, choices)).json()).toMatchObject({ status: 422, errors: [{ field }] })
  }
  expect(await readPacketOf(walk)).toMatchObject({ status: 'AWAITING_PAYMENT', message: null })
})

test('a message is in the invitations as plain text, in the rooms, the packet and the history', async () => {
  const walk = await walkPacket(server, 'paid')
  const mails = await sentBy(walk, { message: `  ${message}\n` })

  expect(mails[0]?.text).toContain(`Olivia Owner writes:\n> ${message.replaceAll('\n', '\n> ')}`)
  expect(mails[0]?.html).toContain(
    'Hello Maria &amp; John,<br>&lt;b&gt;the keys&lt;/b&gt; are with &quot;Tom&quot;.',
  )
  expect(mails[0]?.html).not.toContain('<b>the keys')
  const [maria] = await invitesOf(walk)
  const visit = visitOf(await linkByCode(server, maria?.code ?? ''))
  const room = await roomOf(server).open(visit)
  expect(room).toMatchObject({ message })
  expect(await readPacketOf(walk)).toMatchObject({ message })
  expect(await wordsOf(walk)).toContain(
    `Sent the packet to Maria Lopez and John Park with the message: ${message}`,
  )
})

test('the message stays while the answers are changed', async () => {
  const walk = await walkPacket(server, 'paid')
  await sentBy(walk, { message })
  await expectOk(
    walk.member.call('POST', `/legal-form-packets/group/${walk.groupId}/change-answers`),
  )
  expect(await readPacketOf(walk)).toMatchObject({ message })
})

test('each resident gets their mail in their language, also in the next packet', async () => {
  const member = await server.asMember()
  const walk = await walkPacket(server, 'paid', member)
  expect((await invitesOf(walk)).map(({ language }) => language)).toEqual([null, null, undefined])

  const mails = await sentBy(walk, { languages: { TT1: 'es', TT2: 'en' } })
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Olivia Owner le pide que firme: Anexo de mascotas (Pet Addendum) para 412 Maple Street, Unit A',
    'Olivia Owner asks you to sign: Pet Addendum for 412 Maple Street, Unit A',
  ])
  expect(mails[0]?.text).toMatch(/Leer y firmar:\n\S+\/sign\/[0-9a-z]{26}\?lang=es/)

  const next = await walkPacket(server, 'created', member)
  expect((await invitesOf(next)).map(({ language }) => language)).toEqual(['es', 'en', undefined])
  const stranger = await walkPacket(server, 'created')
  expect((await invitesOf(stranger)).map(({ language }) => language)).toEqual([
    null,
    null,
    undefined,
  ])
})

test('for a home in California, the language of the negotiation is recorded once', async () => {
  const walk = await californiaPacket(await server.asMember())
  await send(walk, { negotiatedIn: 'vi' })
  await send(walk, { negotiatedIn: 'vi' })

  expect(await readPacketOf(walk)).toMatchObject({ negotiatedIn: 'vi' })
  const events = await server.eventsOf(packetStream(walk.groupId))
  expect(events.filter((type) => type === 'packet.negotiation-language')).toHaveLength(1)
  expect(await wordsOf(walk)).toContain(
    'Said that the agreement was negotiated mainly in Vietnamese',
  )
})

test('a packet for California that says nothing of it is sent, and elsewhere it is not kept', async () => {
  const silent = await californiaPacket(await server.asMember())
  expect((await send(silent, {})).statusCode).toBe(200)
  expect(await readPacketOf(silent)).toMatchObject({ negotiatedIn: null })

  const elsewhere = await walkPacket(server, 'paid')
  expect((await send(elsewhere, { negotiatedIn: 'es' })).statusCode).toBe(200)
  expect(await readPacketOf(elsewhere)).toMatchObject({ negotiatedIn: null })
})

async function sentBy(walk: WalkedPacket, choices: object) {
  const before = server.mail.sent.length
  const answer = await send(walk, choices)
  expect(answer.statusCode).toBe(200)
  await server.jobs.run()

  return server.mail.sent.slice(before)
}

async function californiaPacket(member: Member): Promise<WalkedPacket> {
  const answer = await member.call('POST', `/users/${member.userId}/properties`, {
    name: 'Ocean View',
    address: { street: '9 Ocean Ave', city: 'Fresno', state: 'CA', zip: '93701' },
    units: [{ name: 'Unit 1' }],
  })
  const { property } = answer.json<{ property: { _id: string; units: { _id: string }[] } }>()

  return walkPacket(server, 'paid', member, {
    propertyId: property._id,
    unitId: property.units[0]?._id ?? '',
  })
}

async function wordsOf(walk: WalkedPacket): Promise<string[]> {
  return (await historyOf(walk)).map(({ words }) => words)
}
