import { packets } from '@countersign/database'
import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'

/** How long a signed packet may wait for its seal before somebody should look. */
const sealingPatienceMinutes = 5

/**
 * Whether the house does what it promised: everything that all have signed becomes a sealed file.
 * Beside `/health`, which says whether it can serve at all, so that a full disk restarts nothing.
 */
export async function checkReadiness(ctx: Context): Promise<{ status: 'ready' }> {
  const since = new Date(ctx.clock.now().getTime() - sealingPatienceMinutes * 60_000)
  const overdue = await countUnsealed(ctx, since)
  if (overdue > 0) {
    throw new DomainError(
      'unavailable',
      `${overdue === 1 ? 'One signed packet waits' : `${overdue} signed packets wait`} for more than ${sealingPatienceMinutes} minutes to be sealed. The log says why.`,
    )
  }

  return { status: 'ready' }
}

async function countUnsealed(ctx: Context, since: Date): Promise<number> {
  try {
    return await ctx.db.$count(
      packets,
      and(
        eq(packets.status, 'AWAITING_LANDLORD_SIGNATURE'),
        isNotNull(packets.ownerSignedAt),
        isNull(packets.executionDate),
        lt(packets.ownerSignedAt, since),
      ),
    )
  } catch (error) {
    ctx.log.error({ err: error }, 'the database does not answer')
    throw new DomainError('unavailable', 'The database does not answer.')
  }
}
