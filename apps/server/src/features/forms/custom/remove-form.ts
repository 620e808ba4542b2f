import { customForms } from '@countersign/database'
import { and, eq } from 'drizzle-orm'
import { officeId, type Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import { recordEvent } from '../../../kernel/events/record-event.ts'
import { inTransaction } from '../../../kernel/transaction.ts'
import { requireCustomForm } from './require-custom-form.ts'
import { userStream } from '../../../kernel/events/event-stream.ts'
import { isOwnForm } from './own-forms.ts'

/** Existing packets keep it. */
export async function removeForm(ctx: Context, { id }: { id: string }): Promise<void> {
  const ownerId = officeId(ctx)
  await requireCustomForm(ctx, id)

  await inTransaction(ctx, async (tx) => {
    const removed = await tx.db
      .update(customForms)
      .set({ removedAt: tx.clock.now() })
      .where(and(eq(customForms.id, id), isOwnForm(ctx)))
      .returning({ id: customForms.id })
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
