import { envelopes, signNowGroups } from '@countersign/database'
import { SigningError } from '@countersign/esign'
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { isUuid } from '../../kernel/ids.ts'

/** A lease that was not renewed for this long has expired. */
const leaseSeconds = 30
const renewalsPerLease = 3
/** Somebody waits for the answer. */
const patienceMs = 20_000
const pauseMs = 100

/**
 * Runs the work while no other process works on this group at SignNow, so that two requests never
 * create the same thing twice. No transaction is open meanwhile: SignNow may take half a minute.
 */
export async function withGroupLease<Result>(
  ctx: Context,
  groupId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const lease = ctx.ids.uuid()
  if (!isUuid(groupId) || !(await waitForLease(ctx, { groupId, lease }))) {
    return work()
  }

  const renewing = setInterval(
    () => void renew(ctx, { groupId, lease }),
    (leaseSeconds * 1000) / renewalsPerLease,
  )
  try {
    return await work()
  } finally {
    clearInterval(renewing)
    await release(ctx, { groupId, lease })
  }
}

interface Lease {
  groupId: string
  lease: string
}

/** By the database's clock, which all processes share. */
const leaseEnd = sql`clock_timestamp() + make_interval(secs => ${leaseSeconds})`

/** False if there is no such envelope. Throws `provider-unavailable` if another process keeps it. */
async function waitForLease(ctx: Context, wanted: Lease): Promise<boolean> {
  if (!(await ensureRow(ctx, wanted.groupId))) {
    return false
  }
  const deadline = performance.now() + patienceMs
  while (!(await take(ctx, wanted))) {
    if (performance.now() > deadline) {
      throw new SigningError(
        'provider-unavailable',
        'These documents are just being sent or read at SignNow. Please try again in a minute.',
      )
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  return true
}

async function ensureRow(ctx: Context, groupId: string): Promise<boolean> {
  const [envelope] = await ctx.db
    .select({ id: envelopes.id })
    .from(envelopes)
    .where(eq(envelopes.id, groupId))
  if (envelope) {
    await ctx.db.insert(signNowGroups).values({ groupId }).onConflictDoNothing()
  }
  return envelope !== undefined
}

async function take(ctx: Context, { groupId, lease }: Lease): Promise<boolean> {
  const free = or(
    isNull(signNowGroups.leasedUntil),
    lt(signNowGroups.leasedUntil, sql`clock_timestamp()`),
    // The clock was set back since.
    gt(
      signNowGroups.leasedUntil,
      sql`clock_timestamp() + make_interval(secs => ${10 * leaseSeconds})`,
    ),
  )
  const taken = await ctx.db
    .update(signNowGroups)
    .set({ lease, leasedUntil: leaseEnd })
    .where(and(eq(signNowGroups.groupId, groupId), free))
    .returning({ groupId: signNowGroups.groupId })

  return taken.length > 0
}

/** A failed renewal does not fail the work. */
async function renew(ctx: Context, held: Lease): Promise<void> {
  try {
    await ctx.db.update(signNowGroups).set({ leasedUntil: leaseEnd }).where(isHeld(held))
  } catch (error) {
    ctx.log.warn({ err: error, groupId: held.groupId }, 'SignNow lease could not be renewed')
  }
}

async function release(ctx: Context, held: Lease): Promise<void> {
  await ctx.db.update(signNowGroups).set({ lease: null, leasedUntil: null }).where(isHeld(held))
}

function isHeld({ groupId, lease }: Lease) {
  return and(eq(signNowGroups.groupId, groupId), eq(signNowGroups.lease, lease))
}
