import { ownForms } from '@countersign/database'
import { and, eq, isNull } from 'drizzle-orm'
import { memberId, type Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import { recordEvent } from '../../../kernel/events/record-event.ts'
import { inTransaction } from '../../../kernel/transaction.ts'
import { requireOwnForm } from './change-form.ts'
import { userStream } from '../../../kernel/events/event-stream.ts'

/** Existing packets keep it. */
export async function removeForm(ctx: Context, { id }: { id: string }): Promise<void> {
  const ownerId = memberId(ctx)
  await requireOwnForm(ctx, id)

  await inTransaction(ctx, async (tx) => {
    const removed = await tx.db
      .update(ownForms)
      .set({ removedAt: tx.clock.now() })
      .where(and(eq(ownForms.id, id), eq(ownForms.ownerId, ownerId), isNull(ownForms.removedAt)))
      .returning({ id: ownForms.id })
    if (removed.length === 0) {
      throw new DomainError('form-not-found')
    }
    await recordEvent(tx, {
      stream: userStream(ownerId),
      type: 'form.removed',
      data: { formId: id },
    })
  })
}
