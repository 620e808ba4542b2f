import { envelopes, signNowGroups } from '@countersign/database'
import { SigningError } from '@countersign/signing/errors'
import { eq } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { isUuid } from '../../kernel/ids.ts'
import { withLease } from '../../kernel/lease.ts'

/**
 * Runs the work while no other process works on this group at SignNow, so that two requests never
 * create the same thing twice. SignNow may take half a minute. Throws `provider-unavailable` if another
 * process keeps the group.
 */
export async function withGroupLease<Result>(
  ctx: Context,
  groupId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!isUuid(groupId) || !(await ensureRow(ctx, groupId))) {
    return work()
  }
  const lease = {
    table: signNowGroups,
    holder: signNowGroups.lease,
    until: signNowGroups.leasedUntil,
    row: eq(signNowGroups.groupId, groupId),
    seconds: 30,
    // Somebody waits for the answer.
    patienceMs: 20_000,
  }
  const run = await withLease(ctx, lease, work)
  if (!run) {
    throw new SigningError(
      'provider-unavailable',
      'These documents are just being sent or read at SignNow. Please try again in a minute.',
    )
  }
  return run.result
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
