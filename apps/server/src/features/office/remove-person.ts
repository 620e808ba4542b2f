import { officeInvitations, officePeople, users } from '@countersign/database'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { recordEvent } from '../../kernel/events/record-event.ts'
import { userStream } from '../../kernel/events/event-stream.ts'
import { isUuid } from '../../kernel/ids.ts'
import { inTransaction } from '../../kernel/transaction.ts'
import { assertOtherManager } from './assert-other-manager.ts'
import { withdrawInvitations } from './invitations.ts'
import { lockManagedOffice } from './lock-office.ts'
import { removeFounder } from './remove-founder.ts'

/**
 * A person, whose packets stay with the office and whose invitations end, or an invitation. Who is removed
 * could have invited another address of theirs.
 */
export async function removePerson(ctx: Context, { id }: { id: string }): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { office, people } = await lockManagedOffice(tx)
    if (isUuid(id) && (await withdrawInvitations(tx, eq(officeInvitations.id, id)))) {
      return
    }
    const userId = id.toLowerCase()
    if (!people.some(({ _id }) => _id === userId)) {
      throw new DomainError('person-not-found')
    }
    assertOtherManager(people, userId)

    if (userId === office.id) {
      await removeFounder(tx, office)
    } else {
      await endPlace(tx, { office: office.id, userId })
    }
    await withdrawInvitations(tx, eq(officeInvitations.invitedBy, userId))
    await recordEvent(tx, {
      stream: userStream(office.id),
      type: 'office.person-removed',
      data: { userId },
    })
  })
}

async function endPlace(
  ctx: Context,
  { office, userId }: { office: string; userId: string },
): Promise<void> {
  await ctx.db
    .delete(officePeople)
    .where(and(eq(officePeople.officeId, office), eq(officePeople.userId, userId)))
  await ctx.db
    .update(users)
    .set({ worksIn: null })
    .where(and(eq(users.id, userId), eq(users.worksIn, office)))
}
