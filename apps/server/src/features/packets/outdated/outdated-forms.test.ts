import { packets } from '@countersign/database'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { systemContext } from '../../../kernel/context.ts'
import { createLogger } from '../../../kernel/logger.ts'
import { addAssociationForm, checkDraft } from '../../../testing/add-association-form.ts'
import { startTestApp, type Member, type TestApp } from '../../../testing/index.ts'
import {
  addProperty,
  expectOk,
  groupBody,
  readPacketOf,
  walkPacket,
  withNewSession,
  type PacketStage,
  type WalkedPacket,
} from '../../../testing/walk-packet.ts'
import { raceRounds } from '../../../testing/race-rounds.ts'
import { tellWithdrawnInLibrary } from './on-edition-ends.ts'

/** Noon in New York on March 2, 2026. */
const [today, tomorrow] = ['2026-03-02', '2026-03-03']

let server: TestApp
let staff: Member
beforeAll(async () => {
  server = await startTestApp()
  staff = await server.asMember({ name: 'Riley Chen', isStaff: true })
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => server.stop())

async function published(title = 'House rules') {
  const { associationFormId, number } = await addAssociationForm(server, staff, { title })
  return { id: associationFormId, number }
}

function withdraw(id: string, body: object = {}) {
  return staff.call('POST', `/association/forms/${id}/withdraw`, {
    edition: '1',
    day: today,
    reason: 'The law has changed.',
    unsent: 'stop',
    ...body,
  })
}

async function publishAgain(id: string, number: string, firstDay: string) {
  await expectOk(
    staff.call('PUT', `/association/forms/${id}`, {
      title: 'House rules',
      category: 'Leases & Renewals',
      text: 'Quiet after eleven.',
    }),
  )
  await checkDraft(server, id)
  await expectOk(
    staff.call('POST', `/association/forms/${id}/publish`, {
      edition: '2',
      number,
      firstDay,
      note: 'Eleven.',
      previewed: true,
      compared: true,
    }),
  )
}

const packetWith = (id: string, stage: PacketStage, member?: Member) =>
  walkPacket(server, stage, member, { templateIds: [id] })

const send = ({ member, groupId }: WalkedPacket) =>
  member.call('POST', '/esign/send-for-signature', { docGroupId: groupId })

test('a form that was withdrawn cannot be chosen, also by who still has its page open', async () => {
  const { id } = await published()
  const member = await server.asMember()
  const body = groupBody(member, await addProperty(member))
  await expectOk(withdraw(id))

  for (const templateId of [`${id}@1/k2`, id]) {
    const answer = await member.call('POST', '/esign/create-document-group', {
      ...body,
      templateIds: [templateId],
    })
    expect(answer.statusCode).toBeGreaterThanOrEqual(409)
  }
  const answer = await member.call('POST', '/esign/create-document-group', {
    ...body,
    templateIds: [`${id}@1/k2`],
  })
  expect(answer.json()).toMatchObject({
    code: 'form-withdrawn',
    detail: 'Your association withdrew “House rules” from March 2, 2026: The law has changed.',
  })
})

test('an edition for tomorrow is refused today where the home is, whatever day it is for its owner', async () => {
  const { id } = await published()
  await expectOk(withdraw(id, { day: tomorrow }))
  server.clock.set(new Date('2026-03-03T06:00:00Z'))
  try {
    const member = await server.asMember()
    const create = async (state: 'HI' | 'NY') =>
      member.call('POST', '/esign/create-document-group', {
        ...groupBody(
          member,
          await addProperty(member, { state, zip: state === 'HI' ? '96813' : '10001' }),
        ),
        templateIds: [`${id}@1/k2`],
      })

    expect((await create('NY')).json()).toMatchObject({ code: 'form-withdrawn' })
    expect((await create('HI')).statusCode).toBe(201)
  } finally {
    server.clock.set(new Date('2026-03-02T17:00:00Z'))
  }
})

test('a packet that is not sent is stopped, says so, and nobody gets a link', async () => {
  const { id } = await published()
  const walk = await packetWith(id, 'paid')
  await expectOk(withdraw(id))
  await server.jobs.run()
  const answer = await send(walk)

  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toMatchObject({ code: 'form-withdrawn' })
  expect(await readPacketOf(walk)).toMatchObject({
    status: 'AWAITING_PAYMENT',
    outdatedForms: [
      {
        words: 'Your association withdrew “House rules” from March 2, 2026: The law has changed.',
        stops: true,
        hasNext: false,
      },
    ],
  })
})

test('nothing is paid for a packet that is stopped', async () => {
  const { id } = await published()
  const { member, groupId } = await packetWith(id, 'filled')
  await expectOk(withdraw(id))
  const answer = await member.call('POST', '/payments', { documentGroupId: groupId })

  expect(answer.json()).toMatchObject({ code: 'form-withdrawn' })
})

test('a packet whose owner is only warned says so, and is sent', async () => {
  const { id } = await published()
  const walk = await packetWith(id, 'paid')
  await expectOk(withdraw(id, { unsent: 'warn' }))

  expect((await readPacketOf(walk)).outdatedForms).toMatchObject([{ stops: false }])
  expect((await send(walk)).statusCode).toBe(200)
})

test('a packet takes the new edition with its people, answers and payment', async () => {
  const { id, number } = await published()
  const walk = await packetWith(id, 'paid')
  await publishAgain(id, number, tomorrow)
  expect(await readPacketOf(walk)).not.toHaveProperty('outdatedForms')

  server.clock.set(new Date('2026-03-03T15:00:00Z'))
  try {
    const owner = await withNewSession(server, walk)
    expect((await send(owner)).json()).toMatchObject({
      code: 'form-withdrawn',
      detail: 'This edition of “House rules” was valid until March 2, 2026.',
    })
    expect((await readPacketOf(owner)).outdatedForms).toMatchObject([
      { stops: true, hasNext: true },
    ])
    const { documentGroupId } = await expectOk<{ documentGroupId: string }>(
      owner.member.call('POST', `/legal-form-packets/group/${owner.groupId}/revise`),
    )
    const next = await readPacketOf({ ...owner, groupId: documentGroupId })
    expect(next).toMatchObject({ status: 'CREATED', documents: [{ formId: id, edition: '2' }] })
    expect(next.tenants.map(({ name }) => name)).toEqual(['Maria Lopez', 'John Park'])
    expect(await readPacketOf(owner)).toMatchObject({ status: 'ARCHIVED' })
  } finally {
    server.clock.set(new Date('2026-03-02T17:00:00Z'))
  }
})

test('a packet takes the form that replaces a withdrawn one', async () => {
  const [{ id }, { id: replacementId }] = [await published(), await published('New house rules')]
  const walk = await packetWith(id, 'paid')
  await expectOk(withdraw(id, { replacementId }))
  const { documentGroupId } = await expectOk<{ documentGroupId: string }>(
    walk.member.call('POST', `/legal-form-packets/group/${walk.groupId}/revise`),
  )

  expect(await readPacketOf({ ...walk, groupId: documentGroupId })).toMatchObject({
    documents: [{ formId: replacementId }],
  })
})

test('what was sent stays, and its owner is mailed once', async () => {
  const { id } = await published()
  const walk = await packetWith(id, 'sent')
  await server.jobs.run()
  const before = server.mail.sent.length
  await expectOk(withdraw(id))
  await server.jobs.run()
  await server.jobs.run()

  const mails = server.mail.sent.slice(before)
  expect(mails.map(({ to, subject }) => [to.email, subject])).toEqual([
    [walk.member.email, expect.stringContaining('A form that you sent has changed')],
  ])
  expect(mails[0]?.text).toContain('The law has changed.')
  expect(await readPacketOf(walk)).toMatchObject({ status: 'AWAITING_TENANT_SIGNATURE' })
})

test('what was sent is not taken back for new answers if it could not be sent again', async () => {
  const { id } = await published()
  const withdrawn = await packetWith(id, 'sent')
  await expectOk(withdraw(id))
  const moved = await walkPacket(server, 'sent')
  await server.services.db
    .update(packets)
    .set({ homeState: 'CA' })
    .where(eq(packets.documentGroupId, moved.groupId))

  for (const [walk, code] of [
    [withdrawn, 'form-withdrawn'],
    [moved, 'invalid-state'],
  ] as const) {
    const { member, groupId } = walk
    const refused = await member.call('POST', `/legal-form-packets/group/${groupId}/change-answers`)
    expect([refused.statusCode, refused.json().code]).toEqual([409, code])
    expect(await readPacketOf(walk)).toMatchObject({ status: 'AWAITING_TENANT_SIGNATURE' })
  }
})

test('an own form that was deleted stops the packet that holds it, and goes on once it is restored', async () => {
  const member = await server.asMember()
  const { form } = await expectOk<{ form: { _id: string } }>(
    member.call('POST', '/forms', { title: 'Mine', category: 'Lease Addenda', text: 'Quiet.' }),
  )
  const walk = await packetWith(form._id, 'paid', member)
  expect((await member.call('DELETE', `/forms/${form._id}`)).statusCode).toBe(204)
  expect((await send(walk)).json()).toMatchObject({
    code: 'form-withdrawn',
    detail: 'You have deleted your form “Mine”.',
  })

  await expectOk(member.call('POST', `/forms/${form._id}/restore`))
  expect((await send(walk)).statusCode).toBe(200)
})

test('a form that was changed since it was chosen is not taken unseen', async () => {
  const member = await server.asMember()
  const text = { title: 'Mine', category: 'Lease Addenda', text: 'Quiet.' }
  const { form } = await expectOk<{ form: { _id: string } }>(member.call('POST', '/forms', text))
  await expectOk(member.call('PUT', `/forms/${form._id}`, { ...text, text: 'Loud.' }))
  const body = groupBody(member, await addProperty(member))
  const create = (templateId: string) =>
    member.call('POST', '/esign/create-document-group', { ...body, templateIds: [templateId] })

  const stale = await create(`${form._id}@1/k2`)
  expect([stale.statusCode, stale.json()]).toMatchObject([
    409,
    { code: 'form-changed', detail: expect.stringContaining('“Mine”') },
  ])
  expect((await create(`${form._id}@2/k2`)).statusCode).toBe(201)
})

test('a form of somebody else that was deleted is as unknown as any other', async () => {
  const other = await server.asMember()
  const { form } = await expectOk<{ form: { _id: string } }>(
    other.call('POST', '/forms', { title: 'Private', category: 'Lease Addenda', text: 'Quiet.' }),
  )
  await other.call('DELETE', `/forms/${form._id}`)
  const member = await server.asMember()
  const answer = await member.call('POST', '/esign/create-document-group', {
    ...groupBody(member, await addProperty(member)),
    templateIds: [`${form._id}@1/k2`],
  })

  expect([answer.statusCode, answer.json().code]).toEqual([422, 'invalid-fields'])
  expect(answer.body).not.toContain('Private')
})

test('a packet with an earlier edition of the library’s form says so, and can take the new one', async () => {
  const walk = await walkPacket(server, 'paid')
  await server.services.db
    .update(packets)
    .set({ documents: sql`jsonb_set(documents, '{0,edition}', '"2020-01"')` })
    .where(eq(packets.documentGroupId, walk.groupId))
  expect((await readPacketOf(walk)).outdatedForms).toMatchObject([{ stops: false, hasNext: true }])

  const { documentGroupId } = await expectOk<{ documentGroupId: string }>(
    walk.member.call('POST', `/legal-form-packets/group/${walk.groupId}/revise`),
  )
  expect(await readPacketOf({ ...walk, groupId: documentGroupId })).not.toMatchObject({
    documents: [{ edition: '2020-01' }],
  })
})

test('an edition of the library that a release withdraws stops the packet, and its reason is said', async () => {
  const walk = await walkPacket(server, 'paid')
  await withdrawInLibrary(walk, {
    day: '2026-03-02',
    reason: 'It left out the deposit’s interest.',
  })

  expect((await readPacketOf(walk)).outdatedForms).toMatchObject([
    {
      words: expect.stringMatching(
        /^Edition 2020-01 of “.*” was withdrawn from March 2, 2026: It left out/,
      ),
      stops: true,
      hasNext: true,
    },
  ])
  expect((await send(walk)).json()).toMatchObject({
    code: 'form-withdrawn',
    detail: expect.stringContaining('It left out the deposit’s interest.'),
  })
})

test('an edition of the library stops nothing before the day of its withdrawal', async () => {
  const walk = await walkPacket(server, 'paid')
  await withdrawInLibrary(walk, { day: '2026-03-03', reason: 'It is wrong from tomorrow on.' })

  expect((await readPacketOf(walk)).outdatedForms).toMatchObject([{ stops: false }])
  expect((await send(walk)).statusCode).toBe(200)
})

test('who has sent an edition that a release withdraws is mailed once, however often servers start', async () => {
  const walk = await walkPacket(server, 'sent')
  await server.jobs.run()
  const before = server.mail.sent.length
  await withdrawInLibrary(walk, {
    day: '2026-03-02',
    reason: 'It left out the deposit’s interest.',
  })
  for (let start = 0; start < 2; start += 1) {
    await tellWithdrawnInLibrary(systemContext(server.services, createLogger('silent')))
    await server.jobs.run()
  }

  const mails = server.mail.sent.slice(before).filter(({ to }) => to.email === walk.member.email)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('Its reason: It left out the deposit’s interest.')
  expect(mails[0]?.text).toContain('choose “Revise”')
})

/** The packet's form is of an earlier edition, which was withdrawn. */
async function withdrawInLibrary(
  walk: WalkedPacket,
  { day, reason }: { day: string; reason: string },
) {
  await server.services.db
    .update(packets)
    .set({ documents: sql`jsonb_set(documents, '{0,edition}', '"2020-01"')` })
    .where(eq(packets.documentGroupId, walk.groupId))
  const { documents } = await readPacketOf(walk)
  vi.spyOn(server.services.ports.forms, 'withdrawn').mockReturnValue(
    documents.map(({ formId }) => ({ formId, edition: '2020-01', day, reason, unsent: 'stop' })),
  )
}

test('of sending and withdrawing at the same moment, none sends what was withdrawn before', async () => {
  for (let round = 0; round < raceRounds; round += 1) {
    const { id } = await published()
    const walk = await packetWith(id, 'paid')
    const [sent] = await Promise.all([send(walk), withdraw(id)])
    const packet = await readPacketOf(walk)

    expect([200, 409]).toContain(sent.statusCode)
    expect(packet.status).toBe(
      sent.statusCode === 200 ? 'AWAITING_TENANT_SIGNATURE' : 'AWAITING_PAYMENT',
    )
    await server.jobs.run()
    const told = server.mail.sent.filter(
      ({ to, subject }) => to.email === walk.member.email && subject.startsWith('A form that'),
    )
    expect(told).toHaveLength(sent.statusCode === 200 ? 1 : 0)
  }
})

test('of creating and withdrawing at the same moment, a packet is made whole or refused', async () => {
  for (let round = 0; round < raceRounds; round += 1) {
    const { id } = await published()
    const member = await server.asMember()
    const body = { ...groupBody(member, await addProperty(member)), templateIds: [`${id}@1/k2`] }
    const [created] = await Promise.all([
      member.call('POST', '/esign/create-document-group', body),
      withdraw(id),
    ])
    const made = await server.services.db.$count(packets, eq(packets.ownerId, member.userId))

    expect([201, 409]).toContain(created.statusCode)
    expect(made).toBe(created.statusCode === 201 ? 1 : 0)
  }
})

test('of creating and publishing at the same moment, a packet is made whole or refused', async () => {
  const { id, number } = await published()
  server.clock.set(new Date('2026-03-03T17:00:00Z'))
  try {
    const owner = await server.asMember()
    const maker = await server.asMember({ name: 'Riley Chen', isStaff: true })
    const body = { ...groupBody(owner, await addProperty(owner)), templateIds: [`${id}@1/k2`] }
    await expectOk(
      maker.call('PUT', `/association/forms/${id}`, {
        title: 'House rules',
        category: 'Leases & Renewals',
        text: 'Quiet after eleven.',
      }),
    )
    await checkDraft(server, id)
    const [created, next] = await Promise.all([
      owner.call('POST', '/esign/create-document-group', body),
      maker.call('POST', `/association/forms/${id}/publish`, {
        edition: '2',
        number,
        firstDay: tomorrow,
        note: 'Eleven.',
        previewed: true,
        compared: true,
      }),
    ])
    const made = await server.services.db.$count(packets, eq(packets.ownerId, owner.userId))

    expect(next.statusCode).toBe(200)
    expect([201, 409]).toContain(created.statusCode)
    expect(made).toBe(created.statusCode === 201 ? 1 : 0)
  } finally {
    server.clock.set(new Date('2026-03-02T17:00:00Z'))
  }
})
