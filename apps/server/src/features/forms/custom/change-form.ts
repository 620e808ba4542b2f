import { isDeepStrictEqual } from 'node:util'
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
import { readDefinition } from './read-definition.ts'
import { requireCustomForm } from './require-custom-form.ts'

/**
 * Creates a new edition. Existing packets keep theirs. Of two who change the same edition, the second is
 * told. A request that is repeated, as its answer got lost, changes nothing.
 */
export async function changeForm(
  ctx: Context,
  { id, body, edition: changed }: ChangedEditionQuery & { id: string; body: FormBody },
): Promise<Form> {
  await requireCustomForm(ctx, id)
  const content = { ...toColumns(body), ...(await checkCustomForm(ctx, body)) }

  return inTransaction(ctx, async (tx) => {
    const edition = await nextEdition(tx, { id, changed })
    if (edition === undefined) {
      await requireSame(tx, { id, body })
      return readForm(tx, { id })
    }
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

/** `undefined` where `changed` is not the newest edition any more. */
async function nextEdition(
  ctx: Context,
  { id, changed }: { id: string; changed: number | undefined },
): Promise<number | undefined> {
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
  if (!form && changed === undefined) {
    throw new DomainError('form-not-found')
  }

  return form?.edition
}

async function requireSame(
  ctx: Context,
  { id, body }: { id: string; body: FormBody },
): Promise<void> {
  const saved = await readDefinition(ctx, { id })
  if (!isDeepStrictEqual(toColumns(saved.body), toColumns(body))) {
    throw new DomainError(
      'form-changed',
      'Somebody has saved another edition of this form since you opened it. Copy what you changed, reload the page and discard your changes to go on from theirs.',
    )
  }
}
