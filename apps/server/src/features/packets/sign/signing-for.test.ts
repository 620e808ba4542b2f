import type { CodeDetails } from '@countersign/contract/schemas/signing-invites'
import type { Verdict } from '@countersign/contract/schemas/verify'
import { envelopes, mails, packets } from '@countersign/database'
import { extractText } from '@countersign/pdf/testing/pdf-tools'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { visitOf } from '../../../bin/demo/finish-room.ts'
import { startTestApp, type TestApp } from '../../../testing/index.ts'
import {
  advancePacket,
  expectOk,
  historyOf,
  invitesOf,
  ownLink,
  readPacketOf,
  residentInvites,
  roomOf,
  walkPacket,
  type WalkedPacket,
} from '../../../testing/walk-packet.ts'

const company = 'Maple Homes LLC'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

async function walkFor(stage: 'created' | 'sent' | 'residents-signed'): Promise<WalkedPacket> {
  const member = await server.asMember()
  const initiator = { email: member.email, name: company }
  return walkPacket(server, stage, member, { initiator, templateIds: ['residential-lease'] })
}

describe('With “Sign as DBA”', () => {
  let walk: WalkedPacket
  let owner: { name: string; signingFor: string }
  let inFull: string
  beforeAll(async () => {
    walk = await walkFor('residents-signed')
    owner = { name: walk.member.name, signingFor: company }
    inFull = `${owner.name}, signing for ${company}`
  })

  test('the company is the party, and the person signs', async () => {
    const { answers, person } = await roomOf(server).open(visitOf(await ownLink(walk)))

    expect(person).toMatchObject(owner)
    expect(answers).toMatchObject({
      'LLEdit.landlord.name': company,
      'LLSign.company': company,
      'LLSign.name': owner.name,
    })
  })

  test('owner and residents see the person, and for whom', async () => {
    const [invite] = await residentInvites(walk)
    const path = `/api/signing-invites/invite-details/code/${invite?.code ?? ''}`
    const details = (await server.app.inject({ url: path })).json<CodeDetails>()

    expect((await readPacketOf(walk)).initiator).toMatchObject(owner)
    expect((await invitesOf(walk)).at(-1)).toMatchObject(owner)
    expect(details).toMatchObject({ sender: owner.name, senderFor: company })
    expect(details.invites.at(-1)).toMatchObject(owner)
  })

  test('mails to residents name both, and greet the owner by name', async () => {
    const { id } = await readRow(walk)
    const sent = await server.services.db.select().from(mails).where(eq(mails.packetId, id))
    const invitation = sent.find(({ kind }) => kind === 'invitation')
    const turn = sent.find(({ kind }) => kind === 'your-turn')

    expect(invitation).toMatchObject({
      fromName: `${owner.name} for ${company} via Countersign`,
      text: expect.stringContaining(`${owner.name} for ${company} asks you to read and sign`),
      replyToName: owner.name,
    })
    expect(turn?.text).toContain(`Hello ${owner.name},`)
  })

  test('file, verification and history name the person first', async () => {
    await advancePacket(server, walk, { from: 'residents-signed', to: 'executed' })
    const path = `/esign/download-document/${walk.groupId}`
    const pdf = (await walk.member.call('GET', path)).rawPayload
    const verdict = await server.app.inject({
      method: 'POST',
      url: '/api/verify',
      headers: { 'content-type': 'application/pdf' },
      payload: pdf,
    })
    const [created] = await historyOf(walk)

    expect(extractText(pdf)).toContain(`Signed by ${inFull}, `)
    expect(verdict.json<Verdict>().evidence?.signers.at(-1)).toMatchObject(owner)
    expect(created?.actor).toBe(`${inFull} (Owner/Agent)`)
  })

  test('a revised packet is signed for the same company', async () => {
    const old = await walkFor('sent')
    const { documentGroupId } = await expectOk<{ documentGroupId: string }>(
      old.member.call('POST', `/legal-form-packets/group/${old.groupId}/revise`),
    )

    expect((await readPacketOf({ ...old, groupId: documentGroupId })).initiator).toMatchObject({
      name: old.member.name,
      signingFor: company,
    })
  })
})

test('who writes their own name in other letters signs for nobody else', async () => {
  const member = await server.asMember()
  const initiator = { email: member.email, name: ` ${member.name.toUpperCase()} ` }
  const walk = await walkPacket(server, 'created', member, { initiator })

  expect((await readPacketOf(walk)).initiator).toEqual({ name: member.name, email: member.email })
})

test('a packet that the release before made in a company’s name is finished by a person', async () => {
  const walk = await walkFor('residents-signed')
  await nameOnlyCompany(walk)
  await advancePacket(server, walk, { from: 'residents-signed', to: 'executed' })
  const path = `/esign/download-document/${walk.groupId}`
  const text = extractText((await walk.member.call('GET', path)).rawPayload)

  expect(text).toContain(`Signed by ${walk.member.name}, signing for ${company}, `)
  expect((await readPacketOf(walk)).initiator).toMatchObject({
    name: walk.member.name,
    signingFor: company,
  })
})

/** As it was saved before packets knew the person. */
async function nameOnlyCompany(walk: WalkedPacket): Promise<void> {
  const { db } = server.services
  await db
    .update(packets)
    .set({ signerName: null })
    .where(eq(packets.documentGroupId, walk.groupId))
  await db.execute(sql`
    update ${envelopes} set body = jsonb_set(body, '{recipients}', (
      select jsonb_agg(case when one ->> 'role' like 'LL%'
        then one - 'signingFor' || jsonb_build_object('name', ${company}::text) else one end)
      from jsonb_array_elements(body -> 'recipients') as one))
    where id = ${walk.groupId}`)
}

async function readRow({ groupId }: WalkedPacket) {
  const [row] = await server.services.db
    .select()
    .from(packets)
    .where(eq(packets.documentGroupId, groupId))
  if (!row) {
    throw new Error('The packet is gone.')
  }
  return row
}
