import { packets } from '@countersign/database'
import { and, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Context } from '../../../kernel/context.ts'
import type { PacketRow } from '../rows.ts'

/** A lease that was not renewed for this long has expired. */
export const leaseSeconds = 5

const renewalsPerLease = 3

/**
 * Runs the work under a lease, so that two processes do not make the same file at the same time. The
 * lease of a crashed process expires. Returns whether the work ran: not if the packet needs no file, or
 * another process holds the lease. The lease only saves work; the primary key of the file's row ensures
 * that there is one.
 */
export async function withSealLease(
  ctx: Context,
  packetId: string,
  work: (leased: PacketRow) => Promise<void>,
): Promise<boolean> {
  const lease = ctx.ids.uuid()
  const packet = await takeLease(ctx, packetId, lease)
  if (!packet) {
    return false
  }

  const renewing = setInterval(
    () => void renewLease(ctx, packetId, lease),
    (leaseSeconds * 1000) / renewalsPerLease,
  )
  try {
    await work(packet)
    return true
  } finally {
    clearInterval(renewing)
  }
}

/** By the database's clock, which all processes share. */
const leaseEnd = sql`clock_timestamp() + make_interval(secs => ${leaseSeconds})`

/** Only while there is no file: the last holder may just have made it. */
async function takeLease(
  ctx: Context,
  packetId: string,
  lease: string,
): Promise<PacketRow | undefined> {
  const free = or(
    isNull(packets.sealingLeasedUntil),
    lt(packets.sealingLeasedUntil, sql`clock_timestamp()`),
    // The clock was set back since.
    gt(
      packets.sealingLeasedUntil,
      sql`clock_timestamp() + make_interval(secs => ${10 * leaseSeconds})`,
    ),
  )
  const [packet] = await ctx.db
    .update(packets)
    .set({ sealingLease: lease, sealingLeasedUntil: leaseEnd })
    .where(
      and(
        eq(packets.id, packetId),
        eq(packets.status, 'AWAITING_LANDLORD_SIGNATURE'),
        isNotNull(packets.ownerSignedAt),
        free,
      ),
    )
    .returning()

  return packet
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
