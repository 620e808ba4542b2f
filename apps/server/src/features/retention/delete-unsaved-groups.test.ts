import { envelopes, roomSessions } from '@countersign/database'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { days } from '../../kernel/time.ts'
import { inTransaction } from '../../kernel/transaction.ts'
import { startTestApp, type Member, type TestApp } from '../../testing/index.ts'
import {
  addProperty,
  expectOk,
  groupBody,
  walkPacket,
  type GroupBody,
} from '../../testing/walk-packet.ts'
import { deleteUnsavedGroupsJob } from './delete-unsaved-groups.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

test('the document group of a packet that was never saved is deleted after seven days', async () => {
  const [first, second] = [await cutOff(), await cutOff()]
  await openRoom(first)

  server.clock.advance(days(7) - 60_000)
  await deleteUnsaved()
  expect(await findGroups([first, second])).toHaveLength(2)

  server.clock.advance(60_001)
  await deleteUnsaved()
  expect(await findGroups([first, second])).toEqual([])
  expect(await server.services.db.$count(roomSessions, eq(roomSessions.envelopeId, first))).toBe(0)
})

test('the document group of a revision that failed half way is deleted', async () => {
  const { member, groupId } = await walkPacket(server, 'sent')
  const revision = await cutOff(() =>
    member.call('POST', `/legal-form-packets/group/${groupId}/revise`),
  )

  await deleteUnsavedLater()
  expect(await findGroups([revision, groupId])).toEqual([groupId])
})

test('the document group of a packet stays, however old, filled out or not', async () => {
  const created = await walkPacket(server, 'created')
  const filled = await walkPacket(server, 'filled')

  server.clock.advance(days(1000))
  await deleteUnsaved()
  expect(await findGroups([created.groupId, filled.groupId])).toHaveLength(2)
})

test('a document group whose packet is being saved stays', async () => {
  const groupId = await cutOff()
  server.clock.advance(days(8))

  await inTransaction(server.ctx, async (tx) => {
    await tx.db.select().from(envelopes).where(eq(envelopes.id, groupId)).for('key share')
    await deleteUnsaved()
  })
  expect(await findGroups([groupId])).toEqual([groupId])
})

test('a packet whose document group is deleted before it is saved gets a new one', async () => {
  const { member, body } = await newMember()
  const deleted = await deleteBeforeSaving()
  const { documentGroupId } = await expectOk<{ documentGroupId: string }>(
    member.call('POST', '/esign/create-document-group', body),
  )

  expect(documentGroupId).not.toBe(deleted.groupId)
  expect(await findGroups([documentGroupId])).toEqual([documentGroupId])
  await expectOk(member.call('GET', `/legal-form-packets/group/${documentGroupId}`))
})

test('a revision whose document group is deleted before it is saved gets a new one', async () => {
  const { member, groupId } = await walkPacket(server, 'sent')
  const deleted = await deleteBeforeSaving()
  const { documentGroupId } = await expectOk<{ documentGroupId: string }>(
    member.call('POST', `/legal-form-packets/group/${groupId}/revise`),
  )

  expect(documentGroupId).not.toBe(deleted.groupId)
  expect(await findGroups([documentGroupId])).toEqual([documentGroupId])
})

/** A request that fails after its document group was made. Returns the id of the group. */
async function cutOff(request = createPacket): Promise<string> {
  const { signing } = server.services.ports
  const { createGroup } = signing
  let made = ''
  signing.createGroup = async (input) => {
    made = (await createGroup(input)).groupId
    throw new Error('The connection broke.')
  }
  const answer = await request()
  signing.createGroup = createGroup
  expect(answer.statusCode).toBe(500)

  return made
}

async function createPacket() {
  const { member, body } = await newMember()

  return member.call('POST', '/esign/create-document-group', body)
}

async function newMember(): Promise<{ member: Member; body: GroupBody }> {
  const member = await server.asMember()

  return { member, body: groupBody(member, await addProperty(member)) }
}

/** The next group is deleted as soon as it is made, as one of an attempt of a week ago could be. */
async function deleteBeforeSaving(): Promise<{ groupId: string }> {
  const { signing } = server.services.ports
  const { createGroup } = signing
  const deleted = { groupId: '' }
  signing.createGroup = async (input) => {
    signing.createGroup = createGroup
    const made = await createGroup(input)
    deleted.groupId = made.groupId
    await server.services.db
      .update(envelopes)
      .set({ createdAt: new Date(server.clock.now().getTime() - days(8)) })
      .where(eq(envelopes.id, made.groupId))
    await deleteUnsaved()
    expect(await findGroups([made.groupId])).toEqual([])
    return made
  }
  return deleted
}

async function openRoom(groupId: string): Promise<void> {
  await server.services.db.insert(roomSessions).values({
    tokenSha256: groupId,
    envelopeId: groupId,
    role: 'LLEdit',
    returnUrl: '',
    expiresAt: server.clock.now(),
  })
}

async function deleteUnsavedLater(): Promise<void> {
  server.clock.advance(days(8))
  await deleteUnsaved()
}

async function deleteUnsaved(): Promise<void> {
  await deleteUnsavedGroupsJob.run(server.ctx, {})
}

async function findGroups(ids: string[]): Promise<string[]> {
  const found = await server.services.db
    .select({ id: envelopes.id })
    .from(envelopes)
    .where(inArray(envelopes.id, ids))

  return found.map(({ id }) => id)
}
