import type { Form } from '@countersign/contract/schemas/forms/form'
import type { FormBody } from '@countersign/contract/schemas/forms/custom-form'
import { customFormEditions, customForms } from '@countersign/database'
import { officeId, type Context } from '../../../kernel/context.ts'
import { createOnce } from '../../../kernel/create-once.ts'
import { recordEvent } from '../../../kernel/events/record-event.ts'
import { inTransaction } from '../../../kernel/transaction.ts'
import { checkCustomForm } from './check-custom-form.ts'
import { readForm } from '../find-forms.ts'
import { toColumns } from './custom-edition.ts'
import { userStream } from '../../../kernel/events/event-stream.ts'

export async function addForm(
  ctx: Context,
  body: FormBody,
  idempotencyKey?: string | undefined,
): Promise<Form> {
  const ownerId = officeId(ctx)
  const now = ctx.clock.now()
  const measured = await checkCustomForm(ctx, body)
  const content = { ...toColumns(body), ...measured }

  return inTransaction(ctx, async (tx) => {
    const id = await createOnce(tx, { kind: 'form', body, idempotencyKey }, async (_, formId) => {
      await tx.db.insert(customForms).values({ id: formId, ownerId, edition: 1, createdAt: now })
      await tx.db
        .insert(customFormEditions)
        .values({ formId, edition: 1, ...content, revisedAt: now })
      await recordEvent(tx, {
        stream: userStream(ownerId),
        type: 'form.added',
        data: { formId, title: body.title },
      })
    })

    return readForm(tx, { id })
  })
}
