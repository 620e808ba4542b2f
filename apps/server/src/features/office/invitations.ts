import type { OfficeInvitation } from '@countersign/contract/schemas/offices'
import { officeInvitations, users } from '@countersign/database'
import { and, asc, eq, gt, isNull, type SQL } from 'drizzle-orm'
import { officeId, type Context } from '../../kernel/context.ts'
import { recordEvent } from '../../kernel/events/record-event.ts'
import { userStream } from '../../kernel/events/event-stream.ts'

/** Those that can be accepted, oldest first. */
export async function listInvitations(ctx: Context): Promise<OfficeInvitation[]> {
  const rows = await ctx.db
    .select({ invitation: officeInvitations, inviter: users.name })
    .from(officeInvitations)
    .innerJoin(users, eq(users.id, officeInvitations.invitedBy))
    .where(and(eq(officeInvitations.officeId, officeId(ctx)), isOpen(ctx)))
    .orderBy(asc(officeInvitations.createdAt), asc(officeInvitations.id))

  return rows.map(({ invitation, inviter }) => presentInvitation(invitation, inviter))
}

export function isOpen({ clock }: Context): SQL | undefined {
  return and(
    isNull(officeInvitations.acceptedAt),
    isNull(officeInvitations.withdrawnAt),
    gt(officeInvitations.expiresAt, clock.now()),
  )
}

/** Their links stop working. Returns whether there was one. */
export async function withdrawInvitations(ctx: Context, which: SQL): Promise<boolean> {
  const withdrawn = await ctx.db
    .update(officeInvitations)
    .set({ withdrawnAt: ctx.clock.now() })
    .where(and(eq(officeInvitations.officeId, officeId(ctx)), isOpen(ctx), which))
    .returning({ invitationId: officeInvitations.id })
  for (const data of withdrawn) {
    await recordEvent(ctx, {
      stream: userStream(officeId(ctx)),
      type: 'office.invitation-withdrawn',
      data,
    })
  }

  return withdrawn.length > 0
}

export function presentInvitation(
  { id, email, role, homeIds, expiresAt }: typeof officeInvitations.$inferSelect,
  invitedBy: string,
): OfficeInvitation {
  return {
    _id: id,
    email,
    role,
    homes: homeIds,
    invitedBy,
    expiresAt: expiresAt.toISOString(),
  }
}
