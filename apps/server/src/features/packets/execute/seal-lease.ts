import { packets } from '@countersign/database'
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Context } from '../../../kernel/context.ts'

/** How long a claim on a packet's sealing is believed after it was last renewed. */
export const leaseSeconds = 5

const renewalsPerLease = 3

/**
 * Does the work under a lease of the packet's sealing, renewed for as long as it takes, so that two
 * processes do not make one file at the same time. A dead holder's lease runs out. `undefined` says
 * that somebody else holds it. The lease saves work; that there is one file is the row's own key.
 */
export async function withSealLease<T>(
  ctx: Context,
  packetId: string,
  work: () => Promise<T>,
): Promise<{ done: T } | undefined> {
  const lease = ctx.ids.uuid()
  if (!(await takeLease(ctx, packetId, lease))) {
    return undefined
  }

  const renewing = setInterval(
    () => void renewLease(ctx, packetId, lease),
    (leaseSeconds * 1000) / renewalsPerLease,
  )
  try {
    return { done: await work() }
  } finally {
    clearInterval(renewing)
  }
}

/** By the database's clock, the one that all processes share. */
const untilThen = sql`clock_timestamp() + make_interval(secs => ${leaseSeconds})`

/** Only of a packet that still has no file: whoever held it before may just have made one. */
async function takeLease(ctx: Context, packetId: string, lease: string): Promise<boolean> {
  const free = or(
    isNull(packets.sealingLeasedUntil),
    lt(packets.sealingLeasedUntil, sql`clock_timestamp()`),
  )
  const taken = await ctx.db
    .update(packets)
    .set({ sealingLease: lease, sealingLeasedUntil: untilThen })
    .where(and(eq(packets.id, packetId), isNull(packets.executionDate), free))
    .returning({ id: packets.id })

  return taken.length > 0
}

/** A renewal that fails is no failure of the work: the lease may run out, and the work is repeated. */
async function renewLease(ctx: Context, packetId: string, lease: string): Promise<void> {
  try {
    await ctx.db
      .update(packets)
      .set({ sealingLeasedUntil: untilThen })
      .where(and(eq(packets.id, packetId), eq(packets.sealingLease, lease)))
  } catch (error) {
    ctx.log.warn({ err: error, packetId }, 'the lease of a sealing could not be renewed')
  }
}
