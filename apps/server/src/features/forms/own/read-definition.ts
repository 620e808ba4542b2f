import type { OwnFormDefinition } from '@countersign/contract/schemas/forms/own-form'
import { ownFormEditions, ownForms } from '@countersign/database'
import { and, eq, isNull } from 'drizzle-orm'
import { memberId, type Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import { requireOwnForm } from './change-form.ts'
import { findUpload } from '../uploads/find-upload.ts'
import { toBody } from './own-edition.ts'

export async function readDefinition(
  ctx: Context,
  { id }: { id: string },
): Promise<OwnFormDefinition> {
  await requireOwnForm(ctx, id)
  const [row] = await ctx.db
    .select({ edition: ownFormEditions })
    .from(ownForms)
    .innerJoin(
      ownFormEditions,
      and(eq(ownFormEditions.formId, ownForms.id), eq(ownFormEditions.edition, ownForms.edition)),
    )
    .where(
      and(eq(ownForms.id, id), eq(ownForms.ownerId, memberId(ctx)), isNull(ownForms.removedAt)),
    )
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
