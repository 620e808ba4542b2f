import type { Form } from '@countersign/contract/schemas/forms/form'
import { customForms } from '@countersign/database'
import { and, eq, gte } from 'drizzle-orm'
import { officeId, type Context } from '../../../kernel/context.ts'
import { userStream } from '../../../kernel/events/event-stream.ts'
import { recordEvent } from '../../../kernel/events/record-event.ts'
import { isUuid } from '../../../kernel/ids.ts'
import { restorableSince } from '../../../kernel/restorable-since.ts'
import { inTransaction } from '../../../kernel/transaction.ts'
import { requireCustomForm } from './require-custom-form.ts'
import { readForm } from '../find-forms.ts'

/** Undoes a removal for `limits.restoreHours`. Idempotent: a form that was not removed stays as it is. */
export async function restoreForm(ctx: Context, { id }: { id: string }): Promise<Form> {
  const ownerId = officeId(ctx)

  return inTransaction(ctx, async (tx) => {
    if (isUuid(id) && (await restore(tx, { ownerId, id }))) {
      await recordEvent(tx, {
        stream: userStream(ownerId),
        type: 'form.restored',
        data: { formId: id },
      })
    }
    await requireCustomForm(tx, id)

    return readForm(tx, { id })
  })
}

async function restore(
  ctx: Context,
  { ownerId, id }: { ownerId: string; id: string },
): Promise<boolean> {
  const restored = await ctx.db
    .update(customForms)
    .set({ removedAt: null })
    .where(
      and(
        eq(customForms.id, id),
        eq(customForms.ownerId, ownerId),
        gte(customForms.removedAt, restorableSince(ctx)),
      ),
    )
    .returning({ id: customForms.id })

  return restored.length > 0
}
