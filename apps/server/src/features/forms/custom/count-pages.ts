import { customFormEditions } from '@countersign/database'
import { and, eq } from 'drizzle-orm'
import { officeId, type Context } from '../../../kernel/context.ts'
import { toCustomForm } from './custom-edition.ts'

/** For editions from before pages were stored: compiles once and stores the count. */
export async function countPages(
  ctx: Context,
  { formId, edition }: { formId: string; edition: number },
): Promise<number> {
  const isEdition = and(
    eq(customFormEditions.formId, formId),
    eq(customFormEditions.edition, edition),
  )
  const [row] = await ctx.db.select().from(customFormEditions).where(isEdition)
  if (!row) {
    throw new Error(`There is no edition ${edition} of the form ${formId}.`)
  }

  const custom = toCustomForm({ ...row, text: row.text ?? '' })
  const { pages } = await ctx.ports.forms.compileCustom(custom, { signerCount: 1 }, officeId(ctx))
  await ctx.db.update(customFormEditions).set({ pages }).where(isEdition)
  return pages
}
