import type { Form, FormBody } from '@countersign/contract'
import { ownFormEditions, ownForms } from '@countersign/database'
import { memberId, type Context } from '../../../kernel/context.ts'
import { recordEvent } from '../../../kernel/events/record-event.ts'
import { inTransaction } from '../../../kernel/transaction.ts'
import { checkOwnForm } from './check-own-form.ts'
import { readForm } from '../catalog/find-forms.ts'
import { toColumns } from './own-edition.ts'
import { userStream } from '../../../kernel/events/event-stream.ts'

export async function addForm(ctx: Context, body: FormBody): Promise<Form> {
  const ownerId = memberId(ctx)
  const now = ctx.clock.now()
  const measured = await checkOwnForm(ctx, body)
  const content = { ...toColumns(body), ...measured }
  const edition = { formId: ctx.ids.uuid(), edition: 1, ...content, revisedAt: now }

  return inTransaction(ctx, async (tx) => {
    await tx.db.insert(ownForms).values({ id: edition.formId, ownerId, edition: 1, createdAt: now })
    await tx.db.insert(ownFormEditions).values(edition)
    await recordEvent(tx, {
      stream: userStream(ownerId),
      type: 'form.added',
      data: { formId: edition.formId, title: body.title },
    })

    return readForm(tx, { id: edition.formId })
  })
}
