import type { OfficePerson, OfficePlace } from '@countersign/contract/schemas/offices'
import { officePeople } from '@countersign/database'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { recordEvent } from '../../kernel/events/record-event.ts'
import { userStream } from '../../kernel/events/event-stream.ts'
import { inTransaction } from '../../kernel/transaction.ts'
import { assertOtherManager } from './assert-other-manager.ts'
import { checkHomes } from './check-homes.ts'
import { lockManagedOffice } from './lock-office.ts'
import { listPeople } from './people.ts'

/** Who founded the office stays a manager. Idempotent. */
export async function changePerson(
  ctx: Context,
  { id, place }: { id: string; place: OfficePlace },
): Promise<OfficePerson> {
  const userId = id.toLowerCase()
  const homeIds = await checkHomes(ctx, place)

  return inTransaction(ctx, async (tx) => {
    const { office, people } = await lockManagedOffice(tx)
    if (!people.some(({ _id }) => _id === userId)) {
      throw new DomainError('person-not-found')
    }
    if (place.role !== 'manager') {
      assertOtherManager(people, userId)
    }
    if (userId === office.id && place.role !== 'manager') {
      throw new DomainError(
        'last-manager',
        'Who founded an office is a manager of it. They can be removed, and then invited again.',
      )
    }

    const role = place.role
    await tx.db
      .update(officePeople)
      .set({ role, homeIds })
      .where(and(eq(officePeople.officeId, office.id), eq(officePeople.userId, userId)))
    await recordEvent(tx, {
      stream: userStream(office.id),
      type: 'office.person-changed',
      data: { userId, role, homes: homeIds },
    })
    const changed = (await listPeople(tx)).find(({ _id }) => _id === userId)
    if (!changed) {
      throw new DomainError('person-not-found')
    }
    return changed
  })
}
