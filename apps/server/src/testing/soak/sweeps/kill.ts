import { setTimeout as wait } from 'node:timers/promises'
import { mails, packets, receipts } from '@countersign/database'
import { and, eq, isNotNull } from 'drizzle-orm'
import { vi } from 'vitest'
import { completeRoom, visitOf } from '../../../bin/demo/finish-room.ts'
import { copyPacket, type CopiedPacket } from '../../copy-packet.ts'
import { expectExecutedOnce } from '../../expect-executed.ts'
import type { TestApp } from '../../start-test-app.ts'
import { ownLink, roomOf, walkPacket, type WalkedPacket } from '../../walk-packet.ts'
import { expectWholeChains } from '../expect-whole-chains.ts'
import { send } from '../send.ts'
import { victims, type Site } from '../site.ts'
import type { Sweep, SweepTools } from '../sweep.ts'
import { whileAddingPhotos } from './while-adding-photos.ts'
import { whileBackingUp } from './while-backing-up.ts'

/** `kill -9` while owners finish, or pay and send, residents add photos, or a backup is written. */
export const kill: Sweep = async (site, tools) => {
  const ways = [whileFinishing, whileSending, whileAddingPhotos, whileBackingUp] as const
  await tools.random.pick(ways)(site, tools)
  await expectWholeChains(site.test.services.db)
  site.expectAlive()
}

/** In two minutes, another process goes on with the jobs of a killed one; on a busy machine later. */
const resumedMs = 180_000

/** Each packet has one receipt, and one email for each resident, which goes out. */
async function whileSending(site: Site, { random, note }: SweepTools): Promise<void> {
  const { test } = site
  const walks = [await walkPacket(test, 'filled'), await walkPacket(test, 'filled')]
  const victim = random.pick(victims)
  const afterMs = random.below(400)
  note(`kill the ${victim} ${afterMs} ms after ${walks.length} owners began to pay and send`)

  const sending = walks.map((walk) => payAndSend(site, walk).catch(() => undefined))
  await wait(afterMs)
  await site.kill(victim)
  await Promise.all(sending)
  const again = async () => {
    for (const walk of walks) {
      await payAndSend(site, walk)
      await expectSentOnce(test, walk)
    }
  }
  await vi.waitFor(again, { timeout: resumedMs, interval: 500 })
}

async function payAndSend(site: Site, { member, groupId }: WalkedPacket): Promise<void> {
  for (const [url, body] of [
    ['/api/payments', { documentGroupId: groupId }],
    ['/api/esign/send-for-signature', { docGroupId: groupId }],
  ] as const) {
    const { status } = await send(site.address(), {
      method: 'POST',
      url,
      headers: { ...member.headers, 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    })
    // 409: an earlier request that was cut off has done it.
    if (status >= 300 && status !== 409) {
      throw new Error(`${url} answered ${status}`)
    }
  }
}

async function expectSentOnce({ services: { db } }: TestApp, walk: WalkedPacket): Promise<void> {
  const [packet] = await db.select().from(packets).where(eq(packets.documentGroupId, walk.groupId))
  const id = packet?.id ?? ''
  const paid = await db.$count(receipts, eq(receipts.packetId, id))
  const isInvitation = and(eq(mails.packetId, id), eq(mails.kind, 'invitation'))
  const queued = await db.$count(mails, isInvitation)
  const sent = await db.$count(mails, and(isInvitation, isNotNull(mails.sentAt)))
  if (String([packet?.status, paid, queued]) !== 'AWAITING_TENANT_SIGNATURE,1,2' || sent < 2) {
    throw new Error(
      `${walk.groupId}: ${packet?.status}, ${paid} receipts, ${sent} of ${queued} sent`,
    )
  }
}

/** One file, and one mail each. */
async function whileFinishing(site: Site, { random, note }: SweepTools): Promise<void> {
  const { test, dataDir } = site
  const walk = await walkPacket(test, 'residents-signed')
  await completeRoom(roomOf(test), visitOf(await ownLink(walk)))
  const many = { times: 4, roles: ['LLSign'] as const }
  const copies = await copyPacket(test.services.db, walk.groupId, many)
  const victim = random.pick(victims)
  const afterMs = random.below(400)
  note(`kill the ${victim} ${afterMs} ms after ${copies.length} owners began to finish`)

  const finishing = copies.map((copy) => finish(site, copy).catch(() => undefined))
  await wait(afterMs)
  await site.kill(victim)
  await Promise.all(finishing)
  await vi.waitFor(() => finishAll(site, copies), { timeout: 60_000, interval: 200 })

  const groupIds = copies.map(({ groupId }) => groupId)
  await vi.waitFor(() => expectExecutedOnce(groupIds, { db: test.services.db, dataDir }), {
    timeout: resumedMs,
    interval: 500,
  })
}

/** Whoever got no answer tries again, as people do; finishing is idempotent. */
async function finishAll(site: Site, copies: readonly CopiedPacket[]): Promise<void> {
  const answers = await Promise.all(copies.map((copy) => finish(site, copy)))
  const failed = answers.filter(({ status }) => status !== 200)
  if (failed.length > 0) {
    throw new Error(`An owner cannot finish: ${failed[0]?.status} ${failed[0]?.text}`)
  }
}

function finish(site: Site, { tokens }: CopiedPacket) {
  return send(site.address(), {
    method: 'POST',
    url: '/api/signing-room/finish',
    headers: { authorization: `Bearer ${tokens.LLSign}` },
  })
}
