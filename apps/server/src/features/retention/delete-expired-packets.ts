import { endedStatuses } from '@countersign/contract/rules/packet-lifecycle'
import { packets } from '@countersign/database'
import { and, asc, gt, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../kernel/context.ts'
import { packetStream } from '../../kernel/events/event-stream.ts'
import { defineJob } from '../../kernel/jobs.ts'
import { addMs, days } from '../../kernel/time.ts'
import { inTransaction } from '../../kernel/transaction.ts'
import { deletePacket } from './delete-packet.ts'
import { decideRetention, readPacketFacts, type PacketFacts } from './packet-retention.ts'

const batchSize = 200

/** Rows of the table in docs/operations/database.md. */
export const packetRules = [
  {
    what: 'Packets that came to nothing',
    keptFor: '2 years (`KEEP_APPLICATIONS_DAYS`)',
    why: 'Declined, canceled, expired or discarded; applications after which no lease was signed; drafts that nobody touched. That long, somebody may claim unfair treatment (42 USC 3613).',
  },
  {
    what: 'Packets with their answers, files, emails and receipts',
    keptFor: '7 years after their end (`KEEP_PACKETS_DAYS`)',
    why: 'Contract, claims, taxes. The end is that of the last packet of its residents, and of the lease; an owner can keep all.',
  },
] as const

/** Idempotent: each packet is a transaction of its own, in which it is looked at once more. */
export const deleteExpiredPacketsJob = defineJob({
  name: 'delete-expired-packets',
  payload: z.object({}),
  every: '40 1 * * *',
  timeLimitSeconds: 3600,
  run: async (ctx) => {
    const deleted = { signed: 0, 'nothing-came': 0, draft: 0 }
    let after = 0
    for (;;) {
      const rows = await findEnded(ctx, after)
      for (const { id } of rows) {
        const kind = await deleteIfExpired(ctx, id)
        if (kind) {
          deleted[kind] += 1
        }
      }
      const last = rows.at(-1)
      if (!last || rows.length < batchSize) {
        break
      }
      after = last.number
    }
    if (Object.values(deleted).some((count) => count > 0)) {
      ctx.log.warn(deleted, 'packets were deleted whose time has come')
    }
  },
})

/** Those that may have expired, by number. */
function findEnded({ db, clock, ports }: Context, after: number) {
  const { applicationDays, packetDays } = ports.retention
  const before = (kept: number) => addMs(clock.now(), -days(kept)).toISOString()
  const signedBefore = packetDays === undefined ? '-infinity' : before(packetDays)

  return db
    .select({ id: packets.id, number: packets.number })
    .from(packets)
    .where(
      and(
        gt(packets.number, after),
        sql`case when ${inArray(packets.status, endedStatuses)}
          then greatest(${packets.executionDate}, ${packets.archivedAt})
          else ${packets.statusSince} end < case
          when ${packets.executionDate} is null
            or ${packets.categories} <@ array['Applications & Screening']
          then ${before(applicationDays)}::timestamptz else ${signedBefore}::timestamptz end`,
      ),
    )
    .orderBy(asc(packets.number))
    .limit(batchSize)
}

async function deleteIfExpired(
  ctx: Context,
  id: string,
): Promise<'signed' | 'nothing-came' | 'draft' | undefined> {
  return inTransaction(ctx, async (tx) => {
    await tx.db.execute(sql`select from packets where id = ${id} for no key update`)
    const [facts] = await readPacketFacts(tx, [id])
    if (!facts) {
      return undefined
    }
    const retention = decideRetention(facts, tx.ports.retention)
    const isDraft = retention.kind === 'under-way' && (await isAbandoned(tx, facts))
    const isExpired =
      retention.kind !== 'under-way' && retention.until && retention.until < tx.clock.now()
    if (!isDraft && !isExpired) {
      return undefined
    }
    await deletePacket(tx, facts, 'time')
    return retention.kind === 'under-way' ? 'draft' : retention.kind
  })
}

/** Never sent, not paid for, and without any event for as long. */
async function isAbandoned(
  { db, clock, ports }: Context,
  { isKept, isPaid, status, documentGroupId }: PacketFacts,
): Promise<boolean> {
  if (isKept || isPaid || !['CREATED', 'IN_PROGRESS', 'AWAITING_PAYMENT'].includes(status)) {
    return false
  }
  const since = addMs(clock.now(), -days(ports.retention.applicationDays)).toISOString()
  const { rows } = await db.execute(sql`
    select from events where stream = ${packetStream(documentGroupId)} and at >= ${since} limit 1`)

  return rows.length === 0
}
