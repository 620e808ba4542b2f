import { officeLimits } from '@countersign/contract/rules/offices'
import type { ReceivedInvitation } from '@countersign/contract/schemas/offices'
import { officeInvitations, officePeople, users } from '@countersign/database'
import { and, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { personId, type Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { recordEvent } from '../../kernel/events/record-event.ts'
import { userStream } from '../../kernel/events/event-stream.ts'
import { sha256 } from '../../kernel/sha256.ts'
import { inTransaction } from '../../kernel/transaction.ts'
import { isOpen } from './invitations.ts'
import { lockOffice, officeName } from './lock-office.ts'

export async function readInvitation(
  ctx: Context,
  { code }: { code: string },
): Promise<ReceivedInvitation> {
  const { invitation, inviter, office } = await findInvitation(ctx, code)
  if (await wasAcceptedBy(ctx, { invitation, userId: personId(ctx) })) {
    throw new DomainError(
      'invitation-ended',
      `You have used this invitation: you work for ${officeName(office)} already.`,
    )
  }
  if (!(await isStillOpen(ctx, invitation))) {
    throw ended()
  }

  return {
    office: officeName(office),
    invitedBy: inviter.name,
    role: invitation.role,
    email: invitation.email,
    expiresAt: invitation.expiresAt.toISOString(),
  }
}

type InvitationRow = typeof officeInvitations.$inferSelect

async function findInvitation(ctx: Context, code: string) {
  const inviters = alias(users, 'inviters')
  const [found] = await ctx.db
    .select({ invitation: officeInvitations, inviter: inviters, office: users })
    .from(officeInvitations)
    .innerJoin(users, eq(users.id, officeInvitations.officeId))
    .innerJoin(inviters, eq(inviters.id, officeInvitations.invitedBy))
    .where(eq(officeInvitations.codeSha256, sha256(code)))
  if (!found) {
    throw new DomainError('invitation-not-found')
  }

  return found
}

async function isStillOpen(ctx: Context, { id }: InvitationRow): Promise<boolean> {
  return (
    (await ctx.db.$count(officeInvitations, and(eq(officeInvitations.id, id), isOpen(ctx)))) > 0
  )
}

function ended(): DomainError {
  return new DomainError(
    'invitation-ended',
    'This invitation was used or withdrawn, or its time has run out. Ask for a new one.',
  )
}

/**
 * Whoever holds the link joins, with the account that they log in with: the address in the membership is
 * often another one. The link works once. Race-safe: the lock on the office serializes two who accept.
 */
export async function acceptInvitation(ctx: Context, { code }: { code: string }): Promise<void> {
  const userId = personId(ctx)
  const { invitation } = await findInvitation(ctx, code)
  const { id, officeId, role, homeIds, invitedBy } = invitation

  await inTransaction(ctx, async (tx) => {
    const office = await lockOffice(tx, officeId)
    if (await wasAcceptedBy(tx, { invitation, userId })) {
      return
    }
    if (!(await isStillOpen(tx, invitation))) {
      throw ended()
    }
    await assertMayJoin(tx, { office, userId })

    const now = tx.clock.now()
    await tx.db
      .update(officeInvitations)
      .set({ acceptedAt: now, acceptedBy: userId })
      .where(eq(officeInvitations.id, id))
    await tx.db
      .insert(officePeople)
      .values({ officeId, userId, role, homeIds, invitedBy, createdAt: now })
    await tx.db.update(users).set({ worksIn: officeId, updatedAt: now }).where(eq(users.id, userId))
    await recordEvent(tx, {
      stream: userStream(officeId),
      type: 'office.joined',
      data: { invitationId: id, userId, role },
    })
  })
}

/** Pressed twice: nothing more happens, unless they were removed since. */
async function wasAcceptedBy(
  ctx: Context,
  { invitation: { id, officeId }, userId }: { invitation: InvitationRow; userId: string },
): Promise<boolean> {
  const [joined] = await ctx.db
    .select({ id: officeInvitations.id })
    .from(officeInvitations)
    .innerJoin(officePeople, eq(officePeople.userId, officeInvitations.acceptedBy))
    .where(
      and(
        eq(officeInvitations.id, id),
        eq(officeInvitations.acceptedBy, userId),
        eq(officePeople.officeId, officeId),
      ),
    )

  return joined !== undefined
}

async function assertMayJoin(
  ctx: Context,
  { office, userId }: { office: typeof users.$inferSelect; userId: string },
): Promise<void> {
  const people = await ctx.db
    .select({ userId: officePeople.userId })
    .from(officePeople)
    .where(eq(officePeople.officeId, office.id))
  if (userId === office.id || people.some((person) => person.userId === userId)) {
    throw new DomainError('already-in-office', 'You work in this office already.')
  }
  if (people.length + (office.founderLeftAt ? 0 : 1) >= officeLimits.maxPeople) {
    throw new DomainError(
      'office-full',
      `This office has ${officeLimits.maxPeople} people, which is the most. Ask who invited you.`,
    )
  }
}
