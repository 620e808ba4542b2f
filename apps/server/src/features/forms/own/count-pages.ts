import { ownFormEditions } from '@countersign/database'
import { compileForm } from '@countersign/form-library'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../../../kernel/context.ts'
import { definitionOf } from './own-edition.ts'

/** The pages of a text from before they were counted: made into a document once, and kept. */
export async function countPages(
  ctx: Context,
  { formId, edition }: { formId: string; edition: number },
): Promise<number> {
  const isIt = and(eq(ownFormEditions.formId, formId), eq(ownFormEditions.edition, edition))
  const [kept] = await ctx.db.select().from(ownFormEditions).where(isIt)
  if (!kept) {
    throw new Error(`The edition ${edition} of the form ${formId} is gone.`)
  }

  const { pages } = await compileForm(definitionOf({ ...kept, text: kept.text ?? '' }), {
    signerCount: 1,
  })
  await ctx.db.update(ownFormEditions).set({ pages }).where(isIt)
  return pages
}
