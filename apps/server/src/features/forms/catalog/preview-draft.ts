import type { Context } from '../../../kernel/context.ts'
import { asAssociation } from '../association/association-owner.ts'
import { recordPreview } from '../association/edition-checks.ts'
import { previewForm, type FormPreview, type PreviewOptions } from './preview-form.ts'

/** Of the association; that it was looked at is known when it is published. */
export async function previewDraft(staff: Context, options: PreviewOptions): Promise<FormPreview> {
  const ctx = await asAssociation(staff)
  const preview = await previewForm(ctx, options)
  const { id: formId, signers } = options
  await recordPreview(ctx, { formId, edition: Number(preview.edition), signers })

  return preview
}
