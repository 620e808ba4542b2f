import type { Form } from '@countersign/contract/schemas/forms/form'
import type { ChangedEditionQuery, FormBody } from '@countersign/contract/schemas/forms/custom-form'
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

/** Creates a new edition. Existing packets keep theirs. Of two who change the same edition, the second is told. */
export async function changeForm(
  ctx: Context,
  { id, body, edition: changed }: ChangedEditionQuery & { id: string; body: FormBody },
): Promise<Form> {
  await requireCustomForm(ctx, id)
  const content = { ...toColumns(body), ...(await checkCustomForm(ctx, body)) }

  return inTransaction(ctx, async (tx) => {
    const edition = await nextEdition(tx, { id, changed })
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

async function nextEdition(
  ctx: Context,
  { id, changed }: { id: string; changed: number | undefined },
): Promise<number> {
  const [form] = await ctx.db
    .update(customForms)
    .set({ edition: sql`${customForms.edition} + 1` })
    .where(
      and(
        eq(customForms.id, id),
        isOwnForm(ctx),
        changed === undefined ? undefined : eq(customForms.edition, changed),
      ),
    )
    .returning({ edition: customForms.edition })
  if (!form) {
    throw changed === undefined ? new DomainError('form-not-found') : changedMeanwhile()
  }

  return form.edition
}

function changedMeanwhile(): DomainError {
  return new DomainError(
    'form-changed',
    'Somebody has saved another edition of this form since you opened it. Copy what you changed, reload the page and discard your changes to go on from theirs.',
  )
}
