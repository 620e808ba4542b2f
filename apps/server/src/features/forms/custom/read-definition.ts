import type { CustomFormDefinition } from '@countersign/contract/schemas/forms/custom-form'
import { customFormEditions, customForms } from '@countersign/database'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import { requireCustomForm } from './require-custom-form.ts'
import { findUpload } from '../uploads/find-upload.ts'
import { toBody } from './custom-edition.ts'
import { isNewestEdition, isOwnForm } from './own-forms.ts'

export async function readDefinition(
  ctx: Context,
  { id }: { id: string },
): Promise<CustomFormDefinition> {
  await requireCustomForm(ctx, id)
  const [row] = await ctx.db
    .select({ edition: customFormEditions })
    .from(customForms)
    .innerJoin(customFormEditions, isNewestEdition)
    .where(and(eq(customForms.id, id), isOwnForm(ctx)))
  if (!row) {
    throw new DomainError('form-not-found')
  }

  const { edition } = row
  const definition = { formId: id, edition: edition.edition, body: toBody(edition) }
  if (edition.uploadId === null) {
    return definition
  }

  const { pages } = await findUpload(ctx, edition.uploadId)
  const sizes = pages.map(({ width, height }) => ({ width, height }))
  return { ...definition, upload: { uploadId: edition.uploadId, pages: sizes } }
}
