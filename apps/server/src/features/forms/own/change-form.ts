import type { Form } from '@countersign/contract/schemas/forms/form'
import type { FormBody } from '@countersign/contract/schemas/forms/own-form'
import { ownFormEditions, ownForms } from '@countersign/database'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { memberId, type Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import { recordEvent } from '../../../kernel/events/record-event.ts'
import { inTransaction } from '../../../kernel/transaction.ts'
import { checkOwnForm } from './check-own-form.ts'
import { readForm } from '../catalog/find-forms.ts'
import { toColumns } from './own-edition.ts'
import { userStream } from '../../../kernel/events/event-stream.ts'

/** Creates a new edition. Existing packets keep theirs. */
export async function changeForm(
  ctx: Context,
  { id, body }: { id: string; body: FormBody },
): Promise<Form> {
  await requireOwnForm(ctx, id)
  const content = { ...toColumns(body), ...(await checkOwnForm(ctx, body)) }

  return inTransaction(ctx, async (tx) => {
    const edition = await nextEdition(tx, id)
    await tx.db
      .insert(ownFormEditions)
      .values({ formId: id, edition, ...content, revisedAt: tx.clock.now() })
    await recordEvent(tx, {
      stream: userStream(memberId(tx)),
      type: 'form.changed',
      data: { formId: id, title: body.title, edition },
    })

    return readForm(tx, { id })
  })
}

/** Throws `form-not-found` for another member's form too. */
export async function requireOwnForm(ctx: Context, id: string): Promise<void> {
  const form = await readForm(ctx, { id })
  if (form.source === 'library') {
    throw new DomainError(
      'form-read-only',
      'Library forms cannot be changed. Add a form of your own instead.',
    )
  }
}

async function nextEdition(ctx: Context, id: string): Promise<number> {
  const [form] = await ctx.db
    .update(ownForms)
    .set({ edition: sql`${ownForms.edition} + 1` })
    .where(
      and(eq(ownForms.id, id), eq(ownForms.ownerId, memberId(ctx)), isNull(ownForms.removedAt)),
    )
    .returning({ edition: ownForms.edition })
  if (!form) {
    throw new DomainError('form-not-found')
  }

  return form.edition
}
