import { ownFormEditions } from '@countersign/database'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../../../kernel/context.ts'
import { toOwnForm } from './own-edition.ts'

/** For editions from before pages were stored: compiles once and stores the count. */
export async function countPages(
  ctx: Context,
  { formId, edition }: { formId: string; edition: number },
): Promise<number> {
  const isEdition = and(eq(ownFormEditions.formId, formId), eq(ownFormEditions.edition, edition))
  const [row] = await ctx.db.select().from(ownFormEditions).where(isEdition)
  if (!row) {
    throw new Error(`There is no edition ${edition} of the form ${formId}.`)
  }

  const own = toOwnForm({ ...row, text: row.text ?? '' })
  const { pages } = await ctx.ports.forms.compileOwn(own, { signerCount: 1 })
  await ctx.db.update(ownFormEditions).set({ pages }).where(isEdition)
  return pages
}
