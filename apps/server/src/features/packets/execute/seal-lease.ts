import { packets } from '@countersign/database'
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Context } from '../../../kernel/context.ts'

/** A lease that was not renewed for this long has expired. */
export const leaseSeconds = 5

const renewalsPerLease = 3

/**
 * Runs the work under a lease, so that two processes do not make the same file at the same time. The
 * lease of a crashed process expires. `undefined`: another process holds it. The lease only saves
 * work; the primary key of the file's row ensures that there is one.
 */
export async function withSealLease<T>(
  ctx: Context,
  packetId: string,
  work: () => Promise<T>,
): Promise<{ result: T } | undefined> {
  const lease = ctx.ids.uuid()
  if (!(await takeLease(ctx, packetId, lease))) {
    return undefined
  }

  const renewing = setInterval(
    () => void renewLease(ctx, packetId, lease),
    (leaseSeconds * 1000) / renewalsPerLease,
  )
  try {
    return { result: await work() }
  } finally {
    clearInterval(renewing)
  }
}

/** By the database's clock, which all processes share. */
const leaseEnd = sql`clock_timestamp() + make_interval(secs => ${leaseSeconds})`

/** Only while there is no file: the last holder may just have made it. */
async function takeLease(ctx: Context, packetId: string, lease: string): Promise<boolean> {
  const free = or(
    isNull(packets.sealingLeasedUntil),
    lt(packets.sealingLeasedUntil, sql`clock_timestamp()`),
    // The clock was set back since.
    gt(
      packets.sealingLeasedUntil,
      sql`clock_timestamp() + make_interval(secs => ${10 * leaseSeconds})`,
    ),
  )
  const taken = await ctx.db
    .update(packets)
    .set({ sealingLease: lease, sealingLeasedUntil: leaseEnd })
    .where(and(eq(packets.id, packetId), isNull(packets.executionDate), free))
    .returning({ id: packets.id })

  return taken.length > 0
}

/** A failed renewal does not fail the work: at worst another process repeats it. */
async function renewLease(ctx: Context, packetId: string, lease: string): Promise<void> {
  try {
    await ctx.db
      .update(packets)
      .set({ sealingLeasedUntil: leaseEnd })
      .where(and(eq(packets.id, packetId), eq(packets.sealingLease, lease)))
  } catch (error) {
    ctx.log.warn({ err: error, packetId }, 'seal lease could not be renewed')
  }
}
