import { signNowGroups } from '@countersign/database'
import { SigningError } from '@countersign/signing/errors'
import { and, asc, eq, lte, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../kernel/context.ts'
import { defineJob, enqueue } from '../../kernel/jobs.ts'
import { addMs, minutes } from '../../kernel/time.ts'
import { reconcilePacket } from '../packets/index.ts'

/** In minutes, since a signer last opened a link; the last one repeats. */
const pauses = [1, 2, 5, 10, 30, 60] as const

const batchSize = 500

/** Finds the groups that SignNow should be asked about. One row is due once, whoever runs it. */
export const readDueGroupsJob = defineJob({
  name: 'read-due-signnow-groups',
  payload: z.object({}),
  every: '* * * * *',
  run: readDueGroups,
})

/** Idempotent. A SignNow that hangs holds up nothing but its own queue. */
export const readSignNowGroupJob = defineJob({
  name: 'read-signnow-group',
  payload: z.object({ groupId: z.uuid() }),
  singletonKey: ({ groupId }) => groupId,
  concurrency: 2,
  run: readSignNowGroup,
})

async function readDueGroups(ctx: Context): Promise<void> {
  const due = await ctx.db
    .select({ groupId: signNowGroups.groupId, reads: signNowGroups.reads })
    .from(signNowGroups)
    .where(lte(signNowGroups.nextReadAt, ctx.clock.now()))
    .orderBy(asc(signNowGroups.nextReadAt))
    .limit(batchSize)

  for (const { groupId, reads } of due) {
    const [claimed] = await ctx.db
      .update(signNowGroups)
      .set({
        reads: reads + 1,
        nextReadAt: unlessDone(addMs(ctx.clock.now(), pauseAfter(reads + 1))),
      })
      .where(
        and(
          eq(signNowGroups.groupId, groupId),
          eq(signNowGroups.reads, reads),
          lte(signNowGroups.nextReadAt, ctx.clock.now()),
        ),
      )
      .returning({ groupId: signNowGroups.groupId })
    if (claimed) {
      await enqueue(ctx, readSignNowGroupJob, claimed)
    }
  }
}

/** Null for a group that is done: an earlier version could expect more of it. */
function unlessDone(nextReadAt: Date): SQL {
  const isDone = sql`${signNowGroups.body} ->> 'settled' = 'true'`

  return sql`case when ${isDone} then null else ${nextReadAt.toISOString()}::timestamptz end`
}

function pauseAfter(reads: number): number {
  return minutes(pauses[Math.min(reads, pauses.length - 1)] ?? 60)
}

/** While SignNow is away, the next read is the retry. */
async function readSignNowGroup(ctx: Context, { groupId }: { groupId: string }): Promise<void> {
  try {
    await reconcilePacket(ctx, { groupId })
  } catch (error) {
    if (error instanceof SigningError && error.code === 'provider-unavailable') {
      ctx.log.warn({ err: error, groupId }, 'SignNow could not be asked about a packet')
      return
    }
    if (error instanceof SigningError && error.code === 'group-closed') {
      // The packet was closed on our side, and SignNow does not know yet.
      await ctx.ports.signing.cancel({ groupId, reason: 'The packet was closed.' })
      return
    }
    throw error
  }
}
