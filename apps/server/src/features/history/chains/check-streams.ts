import { eventChecks } from '@countersign/database'
import { inArray, lte, sql } from 'drizzle-orm'
import type { Context } from '../../../kernel/context.ts'
import {
  chainStart,
  type ChainBreak,
  type ChainPosition,
  type CheckedChain,
} from '../../../kernel/events/event-chain.ts'
import { compareSealed } from './compare-sealed.ts'
import { findLostPositions, firstBreak } from './find-lost-positions.ts'
import { followChains, type StartPositions } from './read-chains.ts'

type CheckRow = typeof eventChecks.$inferSelect

/** Checks whole chains, from their first event, and those of `compared` with their sealed files. */
export async function checkWholeStreams(
  ctx: Context,
  streams: readonly string[],
  { compared }: { compared: readonly string[] },
): Promise<void> {
  const known = await readChecks(ctx, streams)
  const startAt = new Map(streams.map((stream) => [stream, chainStart]))
  const unlikeSealed = await findUnlikeSealed(ctx, compared)

  await checkStreams(ctx, { known, startAt, unlikeSealed, checkedAt: ctx.clock.now() })
}

async function findUnlikeSealed(
  { db, ports }: Context,
  streams: readonly string[],
): Promise<ReadonlyMap<string, ChainBreak>> {
  const found = new Map<string, ChainBreak>()
  for await (const { stream, outcome, seq } of compareSealed({ db, ...ports }, streams)) {
    if (outcome === 'differs') {
      found.set(stream, { seq: seq ?? 1, kind: 'changed' })
    }
  }

  return found
}

/** Checks what streams have gained since they were last found intact. */
export async function checkNewEvents(ctx: Context, streams: readonly string[]): Promise<void> {
  const known = await readChecks(ctx, streams)
  const isBroken = (stream: string) => Boolean(known.get(stream)?.brokenSince)
  const startAt = new Map(
    streams
      .filter((stream) => !isBroken(stream))
      .map((stream) => [stream, intactPosition(known.get(stream))]),
  )

  await checkStreams(ctx, { known, startAt })
}

interface Check {
  /** Read before the events: a stream only grows, so an older row never looks broken. */
  known: ReadonlyMap<string, CheckRow>
  startAt: StartPositions
  unlikeSealed?: ReadonlyMap<string, ChainBreak>
  /** Set where whole chains are checked. */
  checkedAt?: Date
}

async function checkStreams(ctx: Context, check: Check): Promise<void> {
  const { known, startAt, unlikeSealed, checkedAt } = check
  if (startAt.size === 0) {
    return
  }
  const lost = new Map(
    (await findLostPositions(ctx.db, [...startAt.keys()])).map((found) => [found.stream, found]),
  )
  const chains = new Map<string, CheckedChain>()
  for await (const chain of followChains(ctx.db, startAt)) {
    chains.set(chain.stream, chain)
  }

  const rows = [...startAt].flatMap(([stream, start]) => {
    const chain = chains.get(stream)
    const before = known.get(stream)
    const found = firstBreak(chain?.broken, lost.get(stream), unlikeSealed?.get(stream))
    if (!chain && !found && !checkedAt) {
      return []
    }
    logChange(ctx, { stream, before, found })
    return [toRow(ctx, { stream, before, end: chain?.end ?? start, found, checkedAt })]
  })
  if (rows.length > 0) {
    await saveChecks(ctx, rows)
  }
}

async function readChecks(
  ctx: Context,
  streams: readonly string[],
): Promise<ReadonlyMap<string, CheckRow>> {
  const rows = await ctx.db
    .select()
    .from(eventChecks)
    .where(inArray(eventChecks.stream, [...streams]))

  return new Map(rows.map((row) => [row.stream, row]))
}

function intactPosition(row: CheckRow | undefined): ChainPosition {
  return row ? { seq: row.intactSeq, hash: row.intactHash } : chainStart
}

interface StreamResult {
  stream: string
  before: CheckRow | undefined
  found: ChainBreak | undefined
}

/** Once for each break, however often it is found. */
function logChange(ctx: Context, { stream, before, found }: StreamResult): void {
  if (found && !before?.brokenSince) {
    ctx.log.error({ stream, ...found }, 'an event chain is broken')
  }
  if (!found && before?.brokenSince) {
    ctx.log.warn({ stream }, 'an event chain that was broken is intact again')
  }
}

function toRow(
  ctx: Context,
  {
    stream,
    before,
    found,
    end,
    checkedAt,
  }: StreamResult & { end: ChainPosition; checkedAt: Date | undefined },
): CheckRow {
  const now = ctx.clock.now()
  const known = intactPosition(before)
  // A rewritten chain is intact in itself: its end must not replace the position that shows it.
  const isPastBreak = found !== undefined && end.seq >= found.seq
  const intact = end.seq > known.seq && !isPastBreak ? end : known

  return {
    stream,
    intactSeq: intact.seq,
    intactHash: intact.hash,
    checkedAt: checkedAt ?? before?.checkedAt ?? now,
    brokenSeq: found?.seq ?? null,
    brokenKind: found?.kind ?? null,
    brokenSince: found ? (before?.brokenSince ?? now) : null,
  }
}

/** Two checks may run at once: the one that came further counts. */
async function saveChecks(ctx: Context, rows: CheckRow[]): Promise<void> {
  await ctx.db
    .insert(eventChecks)
    .values(rows)
    .onConflictDoUpdate({
      target: eventChecks.stream,
      set: {
        intactSeq: sql`excluded.intact_seq`,
        intactHash: sql`excluded.intact_hash`,
        checkedAt: sql`excluded.checked_at`,
        brokenSeq: sql`excluded.broken_seq`,
        brokenKind: sql`excluded.broken_kind`,
        brokenSince: sql`excluded.broken_since`,
      },
      setWhere: lte(eventChecks.intactSeq, sql`excluded.intact_seq`),
    })
}
