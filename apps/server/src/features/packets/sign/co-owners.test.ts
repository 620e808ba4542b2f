import { callUrl } from '@countersign/contract/calls/call-url'
import { calls } from '@countersign/contract/calls'
import type { PacketPage } from '@countersign/contract/schemas/packets/packet-list'
import type { Property } from '@countersign/contract/schemas/properties'
import type { SigningInvite } from '@countersign/contract/schemas/signing-invites'
import { extractText } from '@countersign/pdf/testing/pdf-tools'
import { readEvidence } from '@countersign/seal/verify/read-evidence'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { days } from '../../../kernel/time.ts'
import type { Member } from '../../../testing/sign-in.ts'
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts'
import {
  addProperty,
  advancePacket,
  expectOk,
  finishOwn,
  groupBody,
  historyOf,
  invitesOf,
  readPacketOf,
  signByCode,
  signerBody,
  walkPacket,
  withNewSession,
  type WalkedPacket,
} from '../../../testing/walk-packet.ts'
import { expireInvitesJob } from '../end/expire-invites.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
beforeEach(async () => {
  await server.jobs.run()
  server.mail.sent.length = 0
})
afterAll(() => server.stop())

const sam = signerBody('Sam', 'Ellis', 8)
const ada = signerBody('Ada', 'Ellis', 9)

describe('A packet with co-owners is refused', () => {
  test.each([
    ['a resident’s email', { owners: [{ ...sam, email: 'Maria.Lopez@example.com' }] }],
    ['the same person twice', { owners: [sam, { ...ada, email: 'SAM.ellis@example.com' }] }],
  ])('with %s', async (_case, change) => {
    const { response } = await create(change)

    expect(response.statusCode).toBe(422)
    expect(response.json()).toMatchObject({
      errors: expect.arrayContaining([
        expect.objectContaining({ field: expect.stringMatching(/^owners\.\d\.email$/) }),
      ]),
    })
  })

  test.each([
    ['as the person', { ...sam, signingFor: 'Sam Ellis' }, 'signingFor'],
    ['as the name', { ...sam, firstName: 'Ellis Homes', lastName: 'LLC' }, 'firstName'],
    ['without a person', { ...sam, lastName: '', signingFor: 'Ellis Homes LLC' }, 'lastName'],
  ])('with a company %s', async (_case, owner, field) => {
    const { response } = await create({ owners: [owner] })

    expect(response.statusCode).toBe(422)
    expect(response.json().errors).toMatchObject([
      { field: `owners.0.${field}`, message: expect.stringMatching(/person|required/) },
    ])
  })

  test('with a resident who signs for a company', async () => {
    const resident = { ...signerBody('Maria', 'Lopez', 1), signingFor: 'Lopez LLC' }
    const { response } = await create({ signers: [resident] })

    expect(response.json().errors).toEqual([
      { field: 'signers.0.signingFor', message: 'Only an owner signs for a company.' },
    ])
  })

  test('with three owners beside the initiator, however they are given', async () => {
    const landlord = { ...signerBody('Tom', 'Ellis', 3), role: 'landlord' }
    const { response } = await create({
      signers: [signerBody('Maria', 'Lopez', 1), landlord],
      owners: [sam, ada],
    })

    expect(response.statusCode).toBe(422)
    expect(response.body).toContain('A packet can have at most 2 owners beside you.')
  })

  test('without a form that owners sign', async () => {
    const { response } = await create({ templateIds: ['rental-application'], owners: [sam] })

    expect(response.statusCode).toBe(422)
    expect(response.body).toContain('Owners sign nothing in this packet.')
  })
})

test('a signer of the role “landlord” is a co-owner, and does not count to the residents', async () => {
  const residents = ['Maria', 'John', 'Lena', 'Omar'].map((name, index) =>
    signerBody(name, 'Lopez', index + 1),
  )
  const landlord = { ...signerBody('Sam', 'Ellis', 5), role: 'landlord' }
  const { response, walk } = await create({ signers: [landlord, ...residents] })

  expect(response.statusCode).toBeLessThan(300)
  const invites = await invitesOf(walk(response.json().documentGroupId))
  expect(invites.map(({ role, name, role_name }) => [role, name, role_name])).toEqual([
    ['TT1', 'Maria Lopez', 'Resident 1'],
    ['TT2', 'John Lopez', 'Resident 2'],
    ['TT3', 'Lena Lopez', 'Resident 3'],
    ['TT4', 'Omar Lopez', 'Resident 4'],
    ['LL2', 'Sam Ellis', 'Owner 2'],
    ['LLSign', 'Olivia Owner', 'Owner/Agent'],
  ])
})

test('co-owners are offered for the next packet of the same home, until they are taken out', async () => {
  const { member, property } = await walkPacket(server, 'created', undefined, {
    owners: [sam, ada],
  })
  const path = `/users/${member.userId}/properties/${property._id}`
  const read = async () =>
    (await expectOk<{ property: Property }>(member.call('GET', path))).property
  expect((await read()).owners.map(({ email }) => email)).toEqual([sam.email, ada.email])

  const { name, address, units } = property
  const change = { name, address, units: units.map(({ _id }) => ({ _id })) }
  await expectOk(member.call('PUT', path, change))
  expect((await read()).owners).toHaveLength(2)
  await expectOk(member.call('PUT', path, { ...change, owners: [sam] }))
  expect((await read()).owners.map(({ email }) => email)).toEqual([sam.email])
})

test('a company owns the home: the person who signs stands first, then for whom', async () => {
  const forCompany = { ...sam, phone: '+12175550108', signingFor: 'Ellis Homes LLC' }
  let walk = await walkPacket(server, 'sent', undefined, { owners: [forCompany] })
  const { member, property } = walk
  const { owners } = (
    await expectOk<{ property: Property }>(
      member.call('GET', `/users/${member.userId}/properties/${property._id}`),
    )
  ).property
  expect(owners).toEqual([forCompany])
  expect(
    await expectOk(member.call('GET', `/legal-form-packets/group/${walk.groupId}/use-again`)),
  ).toMatchObject({ owners: [forCompany] })
  expect(
    (await expectOk<PacketPage>(member.call('GET', '/legal-form-packets?searchTerm=ellis+homes')))
      .packets,
  ).toHaveLength(1)

  await expectOk(
    member.call('PUT', `/legal-form-packets/group/${walk.groupId}/signers/LL2`, {
      ...sam,
      firstName: 'Samuel',
    }),
  )
  const revised = await expectOk<{ documentGroupId: string }>(
    member.call('POST', `/legal-form-packets/group/${walk.groupId}/revise`),
  )
  walk = { ...walk, groupId: revised.documentGroupId }
  await advancePacket(server, walk, { from: 'created', to: 'executed' })

  const samuel = { name: 'Samuel Ellis', signingFor: 'Ellis Homes LLC' }
  expect((await invitesOf(walk)).find(({ role }) => role === 'LL2')).toMatchObject(samuel)
  const file = await member.call('GET', `/esign/download-document/${walk.groupId}`)
  const text = extractText(file.rawPayload).replaceAll(/\s+/g, ' ')
  expect(text).toContain('Signed by Samuel Ellis, signing for Ellis Homes LLC, ')
  expect(text).toMatch(/Owner 2.*Samuel Ellis.*Ellis Homes LLC/)
  const evidence = await readEvidence(file.rawPayload)
  expect(evidence?.signers.find(({ label }) => label === 'Owner 2')).toMatchObject(samuel)
  expect((await historyOf(walk)).map(({ actor }) => actor)).toContain(
    'Samuel Ellis, signing for Ellis Homes LLC (Owner 2)',
  )
})

describe('A sent packet with two co-owners', () => {
  let walk: WalkedPacket
  beforeEach(async () => {
    walk = await walkPacket(server, 'sent', undefined, { owners: [sam, ada] })
    await server.jobs.run()
  })

  test('mails them nothing before all residents have signed, and their links say so', async () => {
    const { code } = await inviteOf('LL2')
    const opened = await server.app.inject({
      url: callUrl(calls.getEmbeddedLink, { params: { code: code ?? '' } }),
    })

    expect(mailedTo(sam.email)).toEqual([])
    expect(opened.statusCode).toBe(409)
    expect(opened.json()).toMatchObject({
      code: 'not-your-turn',
      detail: expect.stringContaining('Maria Lopez and John Park'),
    })
  })

  test('asks them when it is their turn, waits for them, and then asks the initiator', async () => {
    await signAs('TT1', 'TT2')
    await server.jobs.run()
    expect(mailedTo(sam.email)).toHaveLength(1)
    expect(mailedTo(walk.member.email).join(' ')).not.toMatch(/your turn/i)
    expect(await readPacketOf(walk)).toMatchObject({
      status: 'AWAITING_LANDLORD_SIGNATURE',
      group: 'waiting',
      ownersWaiting: ['Sam Ellis', 'Ada Ellis'],
    })
    await expect(finishOwn(server, walk)).rejects.toThrow(/not-your-turn/)

    await signAs('LL3')
    expect((await readPacketOf(walk)).ownersWaiting).toEqual(['Sam Ellis'])
    await signAs('LL2')
    await server.jobs.run()
    expect(mailedTo(walk.member.email).join(' ')).toMatch(/your turn/i)
    expect(await readPacketOf(walk)).toMatchObject({ group: 'needs-you', ownersWaiting: [] })

    await finishOwn(server, walk)
    await server.jobs.run()
    expect(await readPacketOf(walk)).toMatchObject({ status: 'FULLY_EXECUTED' })
    expect(mailedTo(sam.email)).toHaveLength(2)
  })

  test('is listed under “Waiting for others” while owners sign, and counted there', async () => {
    await signAs('TT1', 'TT2')
    const list = (group: string) =>
      expectOk<{ packets: object[]; counts: Record<string, number> }>(
        walk.member.call('GET', `/legal-form-packets?group=${group}`),
      )

    expect((await list('needs-you')).packets).toEqual([])
    const waiting = await list('waiting')
    expect(waiting.packets).toHaveLength(1)
    expect(waiting.counts).toMatchObject({ 'needs-you': 0, waiting: 1 })
  })

  test('can remind and correct a co-owner, whose name changes only before anybody signs', async () => {
    const early = await walk.member.call('POST', remind('LL2'))
    expect([early.statusCode, early.json()]).toMatchObject([
      409,
      { code: 'not-your-turn', detail: 'Sam Ellis gets the link once every resident has signed.' },
    ])
    await signAs('TT1', 'TT2')
    await expectOk(walk.member.call('POST', remind('LL2')))
    const before = await inviteOf('LL2')
    const changed = { ...sam, email: 'sam@ellis.example' }

    await expectOk(walk.member.call('PUT', signer('LL2'), changed))
    const renamed = await walk.member.call('PUT', signer('LL3'), {
      ...ada,
      lastName: 'Stone',
    })
    expect(renamed.json()).toMatchObject({ code: 'already-signed' })
    const after = await inviteOf('LL2')
    expect(after).toMatchObject({ email: 'sam@ellis.example', status: 'pending' })
    expect(after.code).not.toBe(before.code)
    await signAs('LL2', 'LL3')
    expect((await readPacketOf(walk)).ownersWaiting).toEqual([])
  })

  test('ends when a co-owner declines, and the initiator is told by whom', async () => {
    await signAs('TT1', 'TT2')
    const link = await expectOk<{ embedUrl: string }>(
      server.app.inject({
        url: callUrl(calls.getEmbeddedLink, {
          params: { code: (await inviteOf('LL2')).code ?? '' },
        }),
      }),
    )
    const request = { token: new URL(link.embedUrl).hash.slice(1), origin: {} }
    await server.services.ports.room?.open(request)
    await server.services.ports.room?.decline(request, { reason: 'The rent is too low.' })
    await server.jobs.run()

    expect(await readPacketOf(walk)).toMatchObject({
      status: 'ARCHIVED',
      archived: { reason: 'declined' },
    })
    expect(mailedTo(walk.member.email).join(' ')).toContain('Sam Ellis')
  })

  test('waits for a co-owner no longer than for a resident', async () => {
    server.clock.advance(days(20))
    await signAs('TT1', 'TT2')
    server.clock.advance(days(29))
    await expireInvitesJob.run(server.ctx, {})
    expect(await inviteOf('LL2')).toMatchObject({ status: 'pending' })

    server.clock.advance(days(2))
    await expireInvitesJob.run(server.ctx, {})
    expect(await inviteOf('LL2')).toMatchObject({ status: 'expired' })
    server.clock.advance(days(60))
    await expireInvitesJob.run(server.ctx, {})
    walk = await withNewSession(server, walk)
    expect(await readPacketOf(walk)).toMatchObject({
      status: 'ARCHIVED',
      archived: { reason: 'expired' },
    })
  })

  test('is revised and used again with the same co-owners', async () => {
    await signAs('TT1')
    const { documentGroupId } = await expectOk<{ documentGroupId: string }>(
      walk.member.call('POST', `/legal-form-packets/group/${walk.groupId}/revise`),
    )
    const revised = { ...walk, groupId: documentGroupId }

    expect((await invitesOf(revised)).map(({ role }) => role)).toEqual([
      'TT1',
      'TT2',
      'LL2',
      'LL3',
      'LLSign',
    ])
  })

  async function signAs(...roles: SigningInvite['role'][]) {
    walk = await withNewSession(server, walk)
    for (const role of roles) {
      await signByCode(server, (await inviteOf(role)).code ?? '')
    }
  }

  async function inviteOf(role: SigningInvite['role']): Promise<SigningInvite> {
    walk = await withNewSession(server, walk)
    const invite = (await invitesOf(walk)).find((each) => each.role === role)
    if (!invite) {
      throw new Error(`There is no invite of ${role}.`)
    }
    return invite
  }

  const remind = (role: string) =>
    `/legal-form-packets/group/${walk.groupId}/signers/${role}/remind`
  const signer = (role: string) => `/legal-form-packets/group/${walk.groupId}/signers/${role}`
})

async function create(change: object, as?: Member) {
  const member = as ?? (await server.asMember())
  const property = await addProperty(member)
  const body = { ...groupBody(member, property), ...change }
  const response = await member.call('POST', '/esign/create-document-group', body)
  return {
    response,
    walk: (groupId: string) => ({ member, property, groupId, body: groupBody(member, property) }),
  }
}

function mailedTo(address: string): string[] {
  return server.mail.sent
    .filter(({ to }) => to.email === address)
    .map(({ text, subject }) => `${subject}\n${text}`)
}
