import { mails, packets, receipts } from '@countersign/database'
import { and, eq } from 'drizzle-orm'
import { completeRoom, visitOf } from '../../../bin/demo/finish-room.ts'
import { packetStream } from '../../../kernel/events/event-stream.ts'
import { buildRequest } from '../../api-requests/build-request.ts'
import { createSubject } from '../../api-requests/create-subject.ts'
import type { CallName } from '@countersign/contract/calls'
import { copyPacket } from '../../copy-packet.ts'
import type { TestApp } from '../../start-test-app.ts'
import { linkByCode, residentInvites, roomOf, walkPacket } from '../../walk-packet.ts'
import { expectWholeChains } from '../expect-whole-chains.ts'
import { sendAll } from '../send-all.ts'
import type { SoakRequest } from '../send.ts'
import type { Site } from '../site.ts'
import type { Sweep, SweepTools } from '../sweep.ts'

/** What an owner can do with a packet, each against each and against signatures and payments. */
export const repair: Sweep = async (site, tools) => {
  await tools.random.pick([repairSent, cancelAndPay])(site, tools)
  await expectWholeChains(site.test.services.db)
}

const acts = [
  'correctSigner',
  'changeAnswers',
  'revisePacket',
  'finishOnPaper',
  'discardPacket',
  'extendLinks',
  'postEmailCopy',
  'cancelPacket',
  'remindSigner',
  'putPacketReminders',
] as const satisfies CallName[]

/** Of what ends a packet, one counts; and after a change of answers, nobody has signed the old ones. */
async function repairSent(site: Site, { random, note }: SweepTools): Promise<void> {
  const { test } = site
  const owner = await test.asMember()
  const { subject, walk } = await createSubject(test, owner)
  for (const { code } of await residentInvites(walk)) {
    await completeRoom(roomOf(test), visitOf(await linkByCode(test, code ?? '')))
  }
  const roles = ['TT1', 'TT2'] as const
  const copies = await copyPacket(test.services.db, walk.groupId, { times: 4, roles })
  const requests = copies.flatMap(({ groupId, tokens }) => {
    const chosen = [random.pick(acts), random.pick(acts)]
    note(`${groupId}: ${chosen.join(' against ')}`)
    const about = { ...subject, groupId }
    return [
      ...chosen.flatMap((name) => twice(buildRequest(name, about, owner.token))),
      ...(random.chance(0.5) ? [finish(tokens[random.pick(roles)])] : []),
    ]
  })
  await sendAll(site, requests, random)

  for (const { groupId } of copies) {
    await expectOneEnd(test, groupId)
  }
}

const ends = ['packet.canceled', 'packet.revised', 'packet.finished-on-paper', 'packet.discarded']

async function expectOneEnd(test: TestApp, groupId: string): Promise<void> {
  const types = await test.eventsOf(packetStream(groupId))
  const ended = types.filter((type) => ends.includes(type))
  // A packet that has ended can be revised.
  const count = ended.at(-1) === 'packet.revised' ? Math.max(1, ended.length - 1) : ended.length
  const reopened = types.lastIndexOf('envelope.reopened')
  const signedAfter = types.slice(reopened + 1).includes('packet.resident-signed')
  const [packet] = await test.services.db
    .select({ status: packets.status })
    .from(packets)
    .where(eq(packets.documentGroupId, groupId))
  const isOpen = packet?.status.startsWith('AWAITING') || packet?.status === 'IN_PROGRESS'
  const isPaper = types.includes('packet.finished-on-paper')
  if (
    count > 1 ||
    (count === 1 && isOpen && !isPaper) ||
    (reopened >= 0 && packet?.status === 'IN_PROGRESS' && signedAfter)
  ) {
    throw new Error(`${groupId}: ${packet?.status} with the events ${types.join(', ')}`)
  }
}

/** A packet is paid at most once, and nobody is invited to one that was canceled or not paid. */
async function cancelAndPay(site: Site, { random, note }: SweepTools): Promise<void> {
  const { test } = site
  const owner = await test.asMember()
  const { subject } = await createSubject(test, owner)
  const { groupId } = await walkPacket(test, 'filled', owner)
  const about = { ...subject, groupId }
  const names: CallName[] = ['postPayment', 'sendForSignature']
  const against = random.pick<CallName>(['cancelPacket', 'changeAnswers', 'discardPacket'])
  note(`${groupId}: payments and sendings against ${against}`)
  const requests = [...names, against].flatMap((name) =>
    twice(buildRequest(name, about, owner.token)),
  )
  await sendAll(site, requests, random)

  const { db } = test.services
  const [packet] = await db.select().from(packets).where(eq(packets.documentGroupId, groupId))
  const id = packet?.id ?? ''
  const paid = await db.$count(receipts, eq(receipts.packetId, id))
  const invited = await db.$count(mails, and(eq(mails.packetId, id), eq(mails.kind, 'invitation')))
  if (paid > 1 || ![0, 2].includes(invited) || (invited > 0 && paid === 0)) {
    throw new Error(`${groupId}: ${packet?.status}, ${paid} receipts, ${invited} invitations`)
  }
}

function twice<T>(one: T): T[] {
  return [one, one]
}

function finish(token: string | undefined): SoakRequest {
  return {
    method: 'POST',
    url: '/api/signing-room/finish',
    headers: { authorization: `Bearer ${token}` },
  }
}
