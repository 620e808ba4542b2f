import type { Form } from '@countersign/contract/schemas/forms/form'
import type { FormBody } from '@countersign/contract/schemas/forms/custom-form'
import { customFormEditions, customForms } from '@countersign/database'
import { and, eq, sql } from 'drizzle-orm'
import { officeId, type Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import { recordEvent } from '../../../kernel/events/record-event.ts'
import { inTransaction } from '../../../kernel/transaction.ts'
import { checkCustomForm } from './check-custom-form.ts'
import { readForm } from '../find-forms.ts'
import { toColumns } from './custom-edition.ts'
import { userStream } from '../../../kernel/events/event-stream.ts'
import { isOwnForm } from './own-forms.ts'

/** Creates a new edition. Existing packets keep theirs. */
export async function changeForm(
  ctx: Context,
  { id, body }: { id: string; body: FormBody },
): Promise<Form> {
  await requireCustomForm(ctx, id)
  const content = { ...toColumns(body), ...(await checkCustomForm(ctx, body)) }

  return inTransaction(ctx, async (tx) => {
    const edition = await nextEdition(tx, id)
    await tx.db
      .insert(customFormEditions)
      .values({ formId: id, edition, ...content, revisedAt: tx.clock.now() })
    await recordEvent(tx, {
      stream: userStream(officeId(tx)),
      type: 'form.changed',
      data: { formId: id, title: body.title, edition },
    })

    return readForm(tx, { id })
  })
}

/** Throws `form-not-found` for another member's form too. */
export async function requireCustomForm(ctx: Context, id: string): Promise<void> {
  const form = await readForm(ctx, { id })
  if (form.source !== 'custom') {
    const whose = form.source === 'library' ? 'Library forms' : 'Forms of your association'
    throw new DomainError(
      'form-read-only',
      `${whose} cannot be changed. Add a form of your own instead.`,
    )
  }
}

async function nextEdition(ctx: Context, id: string): Promise<number> {
  const [form] = await ctx.db
    .update(customForms)
    .set({ edition: sql`${customForms.edition} + 1` })
    .where(and(eq(customForms.id, id), isOwnForm(ctx)))
    .returning({ edition: customForms.edition })
  if (!form) {
    throw new DomainError('form-not-found')
  }

  return form.edition
}
