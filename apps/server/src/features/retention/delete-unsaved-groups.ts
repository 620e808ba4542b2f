import {
  envelopes,
  packets,
  roomSessions,
  signNowGroups,
  type Transaction,
} from '@countersign/database'
import { and, asc, eq, inArray, lt, notExists, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../kernel/context.ts'
import { defineJob } from '../../kernel/jobs.ts'
import { addMs, days } from '../../kernel/time.ts'
import { inTransaction } from '../../kernel/transaction.ts'
import { inBatches } from './in-batches.ts'

const batchSize = 500

/** Much longer than an attempt can be continued: its request id contains the day. */
const keptDays = 7

/** A row of the table in docs/operations/database.md. */
export const unsavedGroupsRule = {
  what: 'Document groups whose packet was never saved',
  keptFor: '7 days after they were made',
  why: 'The attempt was cut off, or a revision was planned again. That they were made stays in the event log.',
} as const

/** Idempotent: each batch is a transaction of its own. */
export const deleteUnsavedGroupsJob = defineJob({
  name: 'delete-unsaved-groups',
  payload: z.object({}),
  every: '30 * * * *',
  run: async (ctx) => void (await inBatches(batchSize, () => deleteBatch(ctx))),
})

/** Returns how many groups it deleted. */
async function deleteBatch(ctx: Context): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const locked = await lockUnsaved(tx)
    const ids = locked.map(({ id }) => id)
    if (ids.length === 0) {
      return 0
    }

    await tx.db
      .delete(roomSessions)
      .where(and(inArray(roomSessions.envelopeId, ids), hasNoPacket(tx, roomSessions.envelopeId)))
    const deleted = await tx.db
      .delete(envelopes)
      .where(and(inArray(envelopes.id, ids), hasNoPacket(tx, envelopes.id)))
      .returning({ id: envelopes.id })
    return deleted.length
  })
}

/**
 * Race-safe: who saves a packet locks its group first, so a group that is being saved is skipped here,
 * and one that was saved a moment ago is seen by the statements that follow.
 */
function lockUnsaved(ctx: Context & { db: Transaction }): Promise<{ id: string }[]> {
  return ctx.db
    .select({ id: envelopes.id })
    .from(envelopes)
    .where(
      and(
        eq(envelopes.state, sql`'created'`),
        lt(envelopes.createdAt, addMs(ctx.clock.now(), -days(keptDays))),
        hasNoPacket(ctx, envelopes.id),
        isNotAtSignNow(ctx),
      ),
    )
    .orderBy(asc(envelopes.createdAt))
    .limit(batchSize)
    .for('update', { skipLocked: true })
}

function hasNoPacket(
  { db }: Context,
  groupId: typeof envelopes.id | typeof roomSessions.envelopeId,
) {
  return notExists(
    db
      .select({ one: sql`1` })
      .from(packets)
      .where(eq(packets.documentGroupId, sql`${groupId}::text`)),
  )
}

function isNotAtSignNow({ db }: Context) {
  return notExists(
    db
      .select({ one: sql`1` })
      .from(signNowGroups)
      .where(eq(signNowGroups.groupId, envelopes.id)),
  )
}
