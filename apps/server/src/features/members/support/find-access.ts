import { supportAccessMinutes } from '@countersign/contract/rules/support'
import { supportTries } from '@countersign/database'
import { and, eq, gt, isNotNull, type SQL } from 'drizzle-orm'
import { officeId, personId, type Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import { addMs, minutes } from '../../../kernel/time.ts'

interface SupportAccess {
  userId: string
  officeId: string
  until: Date
}

/**
 * Whether the caller has entered this member's number, and until when it opens histories. It opens those of
 * the office in which the member worked when they made it, and only while they still work there.
 */
export async function findAccess(ctx: Context, own: Context): Promise<SupportAccess | undefined> {
  const found = await selectAccess(
    ctx,
    and(eq(supportTries.userId, personId(own)), eq(supportTries.officeId, officeId(own))),
  )

  return found.toSorted((a, b) => b.until.getTime() - a.until.getTime())[0]
}

export async function requireAccess(ctx: Context, own: Context): Promise<void> {
  if (!(await findAccess(ctx, own))) {
    throw neededNumber()
  }
}

/** Ids of the members whose numbers the caller has entered. */
export async function listOpenedMembers(ctx: Context): Promise<string[]> {
  const found = await selectAccess(ctx, undefined)

  return [...new Set(found.map(({ userId }) => userId))]
}

export function neededNumber(): DomainError {
  return new DomainError(
    'support-number-needed',
    `Ask the member for their support number and enter it on their page. It opens the histories of their packets for ${supportAccessMinutes} minutes.`,
  )
}

async function selectAccess(ctx: Context, isMeant: SQL | undefined): Promise<SupportAccess[]> {
  const accessMs = minutes(supportAccessMinutes)
  const rows = await ctx.db
    .select({
      userId: supportTries.userId,
      officeId: supportTries.officeId,
      triedAt: supportTries.triedAt,
    })
    .from(supportTries)
    .where(
      and(
        eq(supportTries.staffId, personId(ctx)),
        isNotNull(supportTries.officeId),
        gt(supportTries.triedAt, addMs(ctx.clock.now(), -accessMs)),
        isMeant,
      ),
    )

  return rows.flatMap(({ triedAt, officeId: office, userId }) =>
    office ? [{ userId, officeId: office, until: addMs(triedAt, accessMs) }] : [],
  )
}
