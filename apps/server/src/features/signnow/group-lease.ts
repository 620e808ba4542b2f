import { setTimeout as sleep } from 'node:timers/promises'
import { envelopes, signNowGroups } from '@countersign/database'
import { SigningError } from '@countersign/signing/errors'
import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { isUuid } from '../../kernel/ids.ts'

/** A lease that was not renewed for this long has expired. SignNow may take half a minute. */
const leaseSeconds = 30
const renewEveryMs = 10_000
/** For another process to release it; somebody waits for the answer. */
const patienceMs = 20_000
const pauseMs = 100

/**
 * Runs the work while no other process works on this group at SignNow, so that two requests never
 * create the same thing twice. No transaction is open meanwhile, and the lease of a crashed process
 * expires. Throws `provider-unavailable` if another process keeps the group.
 */
export async function withGroupLease<Result>(
  ctx: Context,
  groupId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!isUuid(groupId) || !(await ensureRow(ctx, groupId))) {
    return work()
  }
  const lease = { groupId, id: ctx.ids.uuid() }
  await waitForLease(ctx, lease)
  const renewing = setInterval(() => void attempt(ctx, () => renew(ctx, lease)), renewEveryMs)
  try {
    return await work()
  } finally {
    clearInterval(renewing)
    await attempt(ctx, () => release(ctx, lease))
  }
}

/** False if there is no such envelope. */
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

interface Lease {
  groupId: string
  id: string
}

async function waitForLease(ctx: Context, lease: Lease): Promise<void> {
  const deadline = performance.now() + patienceMs
  while (!(await take(ctx, lease))) {
    if (performance.now() >= deadline) {
      throw new SigningError(
        'provider-unavailable',
        'These documents are just being sent or read at SignNow. Please try again in a minute.',
      )
    }
    await sleep(pauseMs)
  }
}

/** By the database's clock, which all processes share. */
const end = sql`clock_timestamp() + make_interval(secs => ${leaseSeconds})`
/** More than ten leases ahead: the clock was set back since. */
const farAhead = sql`clock_timestamp() + make_interval(secs => ${10 * leaseSeconds})`

async function take({ db }: Context, { groupId, id }: Lease): Promise<boolean> {
  const { leasedUntil } = signNowGroups
  const { rowCount } = await db
    .update(signNowGroups)
    .set({ lease: id, leasedUntil: end })
    .where(
      and(
        eq(signNowGroups.groupId, groupId),
        sql`(${leasedUntil} is null or ${leasedUntil} < clock_timestamp() or ${leasedUntil} > ${farAhead})`,
      ),
    )

  return rowCount === 1
}

async function renew({ db }: Context, lease: Lease): Promise<void> {
  await db.update(signNowGroups).set({ leasedUntil: end }).where(isHeld(lease))
}

async function release({ db }: Context, lease: Lease): Promise<void> {
  await db.update(signNowGroups).set({ lease: null, leasedUntil: null }).where(isHeld(lease))
}

function isHeld({ groupId, id }: Lease) {
  return and(eq(signNowGroups.groupId, groupId), eq(signNowGroups.lease, id))
}

/** The work is not lost with its lease: at worst another process repeats it. */
async function attempt(ctx: Context, change: () => Promise<void>): Promise<void> {
  try {
    await change()
  } catch (error) {
    ctx.log.warn({ err: error }, 'a lease could not be renewed or released')
  }
}
