import { customFormEditions, customForms } from '@countersign/database'
import { and, eq, isNull, type SQL } from 'drizzle-orm'
import { officeId, type Context } from '../../../kernel/context.ts'

/** Joins a form and its newest edition. */
export const isNewestEdition = and(
  eq(customFormEditions.formId, customForms.id),
  eq(customFormEditions.edition, customForms.edition),
)

/** Of the office or association, and not deleted. */
export function isOwnForm(ctx: Context): SQL | undefined {
  return and(eq(customForms.ownerId, officeId(ctx)), isNull(customForms.removedAt))
}
