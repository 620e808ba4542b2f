import { eventCheckProgress, eventChecks, events } from '@countersign/database'
import { asc, gt, isNotNull, lt } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../../kernel/context.ts'
import { defineJob } from '../../../kernel/jobs.ts'
import { checkNewEvents, checkWholeStreams } from './check-streams.ts'

export const checkEventsJob = defineJob({
  name: 'check-events',
  payload: z.object({}),
  every: '*/15 * * * *',
  run: checkEvents,
})

const batchSize = 5000
/** More than are ever recorded while one transaction is open. */
const overlap = 10_000
/** Bounds one run; the next one goes on from there. */
const batchesPerRun = 100
/** Old events are checked again in turn, so many streams a run, the longest unchecked first. */
const streamsAgainPerRun = 250
/** Of these, so many are compared with their sealed files, which must be read for it. */
const comparedPerRun = 10

/**
 * Checks the chains of what is new since the last run, then some whole chains again: what was intact
 * yesterday may have been changed or cut off since.
 */
export async function checkEvents(ctx: Context): Promise<void> {
  await checkSinceLastRun(ctx)
  await checkAgain(ctx)
}

/**
 * Ids are given before a transaction commits, so an event may appear after ones with higher ids: each
 * run looks once more at the last ids of the run before.
 */
async function checkSinceLastRun(ctx: Context): Promise<void> {
  let after = (await readProgress(ctx)) - overlap

  for (let batch = 0; batch < batchesPerRun; batch += 1) {
    const rows = await readBatch(ctx, after)
    const last = rows.at(-1)
    if (!last) {
      return
    }
    await checkNewEvents(ctx, [...new Set(rows.map(({ stream }) => stream))])
    await saveProgress(ctx, last.id)
    after = last.id
  }
}

async function readProgress(ctx: Context): Promise<number> {
  const [row] = await ctx.db.select().from(eventCheckProgress)

  return row?.checkedUpTo ?? 0
}

/** Only ever forward, whichever of two runs comes first. */
async function saveProgress(ctx: Context, checkedUpTo: number): Promise<void> {
  await ctx.db
    .insert(eventCheckProgress)
    .values({ checkedUpTo })
    .onConflictDoUpdate({
      target: eventCheckProgress.id,
      set: { checkedUpTo },
      setWhere: lt(eventCheckProgress.checkedUpTo, checkedUpTo),
    })
}

function readBatch(ctx: Context, after: number) {
  return ctx.db
    .select({ id: events.id, stream: events.stream })
    .from(events)
    .where(gt(events.id, after))
    .orderBy(asc(events.id))
    .limit(batchSize)
}

/** Broken ones each time, so that a repair is noticed. */
async function checkAgain(ctx: Context): Promise<void> {
  const stream = eventChecks.stream
  const oldest = await ctx.db
    .select({ stream })
    .from(eventChecks)
    .orderBy(asc(eventChecks.checkedAt))
    .limit(streamsAgainPerRun)
  const broken = await ctx.db
    .select({ stream })
    .from(eventChecks)
    .where(isNotNull(eventChecks.brokenSince))
    .limit(streamsAgainPerRun)

  const streams = (rows: { stream: string }[]) => [...new Set(rows.map(({ stream }) => stream))]
  await checkWholeStreams(ctx, streams([...oldest, ...broken]), {
    compared: streams([...oldest.slice(0, comparedPerRun), ...broken]),
  })
}
