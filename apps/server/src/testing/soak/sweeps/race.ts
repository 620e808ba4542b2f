import { events, executedFiles, mails, packets, receipts } from '@countersign/database'
import { and, eq } from 'drizzle-orm'
import { vi } from 'vitest'
import { completeRoom, visitOf } from '../../../bin/demo/finish-room.ts'
import { packetStream } from '../../../kernel/events/event-stream.ts'
import { buildRequest } from '../../api-requests/build-request.ts'
import { createSubject } from '../../api-requests/create-subject.ts'
import { copyPacket, type CopiedPacket } from '../../copy-packet.ts'
import { readStatus } from '../../expect-executed.ts'
import type { Member } from '../../sign-in.ts'
import type { TestApp } from '../../start-test-app.ts'
import {
  groupBody,
  linkByCode,
  ownLink,
  residentInvites,
  roomOf,
  walkPacket,
} from '../../walk-packet.ts'
import { expectWholeChains } from '../expect-whole-chains.ts'
import { sendAll } from '../send-all.ts'
import type { SoakRequest } from '../send.ts'
import type { Site } from '../site.ts'
import type { Sweep, SweepTools } from '../sweep.ts'

/** The same act many times at once: it counts once, and what excludes it does not happen as well. */
export const race: Sweep = async (site, tools) => {
  await tools.random.pick([ownersFinish, residentsFinish, payAndSend, createGroup])(site, tools)
  await expectWholeChains(site.test.services.db)
}

/** Each owner finishes several times, and some cancel at the same instant. */
async function ownersFinish(site: Site, { random, note }: SweepTools): Promise<void> {
  const { test } = site
  const walk = await walkPacket(test, 'residents-signed')
  await completeRoom(roomOf(test), visitOf(await ownLink(walk)))
  const copies = await copyPacket(test.services.db, walk.groupId, { times: 4, roles: ['LLSign'] })
  const acts = copies.flatMap(({ groupId, tokens }) => [
    ...Array.from({ length: 1 + random.below(4) }, () => finish(tokens.LLSign)),
    ...(random.chance(0.5) ? [cancel(walk.member, groupId)] : []),
  ])
  note(`${acts.length} acts on ${copies.length} packets that their owners finish`)
  await sendAll(site, acts, random)

  for (const { groupId, packetId } of copies) {
    await vi.waitFor(async () => expectSettled(test, { groupId, packetId }), {
      timeout: 60_000,
      interval: 200,
    })
  }
}

/** Executed with one file and one event, or canceled with neither. */
async function expectSettled(
  { services: { db } }: TestApp,
  { groupId, packetId }: Pick<CopiedPacket, 'groupId' | 'packetId'>,
): Promise<void> {
  const status = await readStatus(db, groupId)
  const files = await db.$count(executedFiles, eq(executedFiles.packetId, packetId))
  const made = and(eq(events.stream, packetStream(groupId)), eq(events.type, 'packet.executed'))
  const executions = await db.$count(events, made)
  const copies = await db.$count(
    mails,
    and(eq(mails.packetId, packetId), eq(mails.kind, 'executed')),
  )

  const expected = status === 'FULLY_EXECUTED' ? [1, 1, 3] : status === 'ARCHIVED' ? [0, 0, 0] : []
  if (String([files, executions, copies]) !== String(expected)) {
    throw new Error(
      `${groupId}: ${status}, ${files} files, ${executions} executions, ${copies} mails`,
    )
  }
}

/** Both residents finish several times, or one of them declines at the same instant. */
async function residentsFinish(site: Site, { random, note }: SweepTools): Promise<void> {
  const { test } = site
  const walk = await walkPacket(test, 'sent')
  for (const { code } of await residentInvites(walk)) {
    await completeRoom(roomOf(test), visitOf(await linkByCode(test, code ?? '')))
  }
  const roles = ['TT1', 'TT2'] as const
  const copies = await copyPacket(test.services.db, walk.groupId, { times: 4, roles })
  const acts = copies.flatMap(({ tokens }) => [
    ...Array.from({ length: 3 }, () => finish(tokens[random.pick(roles)])),
    ...roles.map((role) => finish(tokens[role])),
    ...(random.chance(0.5) ? [decline(tokens.TT2)] : []),
  ])
  note(`${acts.length} acts on ${copies.length} packets that their residents finish`)
  await sendAll(site, acts, random)

  for (const { groupId } of copies) {
    const types = await test.eventsOf(packetStream(groupId))
    const signed = types.filter((type) => type === 'packet.resident-signed').length
    const last = types.filter((type) => type === 'packet.residents-signed').length
    const status = await readStatus(test.services.db, groupId)
    const expected = status === 'AWAITING_LANDLORD_SIGNATURE' ? [2, 1] : [Math.min(signed, 1), 0]
    if (String([signed, last]) !== String(expected)) {
      throw new Error(`${groupId}: ${status} with the events ${types.join(', ')}`)
    }
  }
}

/** One receipt, and one invitation for each resident. */
async function payAndSend(site: Site, { random, note }: SweepTools): Promise<void> {
  const { test } = site
  const walk = await walkPacket(test, 'filled')
  const { groupId, member } = walk
  const request = (path: string, body: object) => asMember(member, `/api${path}`, body)
  note('8 payments of one packet, then 8 sendings')
  await sendAll(site, repeat(8, request('/payments', { documentGroupId: groupId })), random)
  const sendings = repeat(8, request('/esign/send-for-signature', { docGroupId: groupId }))
  await sendAll(site, sendings, random)

  const [packet] = await test.services.db
    .select({ id: packets.id })
    .from(packets)
    .where(eq(packets.documentGroupId, groupId))
  const id = packet?.id ?? ''
  const paid = await test.services.db.$count(receipts, eq(receipts.packetId, id))
  const invited = and(eq(mails.packetId, id), eq(mails.kind, 'invitation'))
  const invitations = await test.services.db.$count(mails, invited)
  if (paid !== 1 || invitations !== 2) {
    throw new Error(`${groupId}: ${paid} receipts and ${invitations} invitations`)
  }
}

/** The same request creates one packet. */
async function createGroup(site: Site, { random, note }: SweepTools): Promise<void> {
  const { test } = site
  const owner = await test.asMember()
  const { subject, walk } = await createSubject(test, owner)
  const body = { ...groupBody(owner, walk.property), packetName: `Race ${random.below(1e9)}` }
  const { url, headers } = buildRequest('createDocumentGroup', subject, owner.token)
  const key = `race-${random.below(1e9)}`
  note(`8 creations with the key ${key}`)
  const request = {
    method: 'POST',
    url,
    headers: { ...headers, 'idempotency-key': key },
    payload: JSON.stringify(body),
  }
  await sendAll(site, repeat(8, request), random)

  const count = await test.services.db.$count(packets, eq(packets.name, body.packetName))
  if (count !== 1) {
    throw new Error(`${key} created ${count} packets`)
  }
}

function finish(token: string | undefined): SoakRequest {
  return {
    method: 'POST',
    url: '/api/signing-room/finish',
    headers: { authorization: `Bearer ${token}` },
  }
}

function decline(token: string | undefined): SoakRequest {
  return {
    method: 'POST',
    url: '/api/signing-room/decline',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    payload: JSON.stringify({ reason: 'I found another home.' }),
  }
}

function cancel(member: Member, groupId: string): SoakRequest {
  return asMember(member, `/api/legal-form-packets/group/${groupId}/cancel`, {
    reason: 'The unit was sold.',
  })
}

function asMember({ headers }: Member, url: string, body: object): SoakRequest {
  return {
    method: 'POST',
    url,
    headers: { ...headers, 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  }
}

function repeat<T>(times: number, one: T): T[] {
  return Array.from({ length: times }, () => one)
}
