import { templateIdFor } from '@countersign/contract'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { readForm } from './find-forms.ts'

export interface FormPreview {
  templateId: string
  title: string
  pdf: Uint8Array
}

/** The blank form, made for this many residents. */
export async function previewForm(
  ctx: Context,
  { id, signers }: { id: string; signers: number },
): Promise<FormPreview> {
  const form = await readForm(ctx, { id })
  const templateId = templateIdFor(form, signers)
  const pdf = await ctx.parts.signing.templatePreview({ templateId })

  return { templateId, title: form.title, pdf }
}

/** A small picture of a library form's first page; members' own forms are not shown in public. */
export async function readThumbnail(ctx: Context, { id }: { id: string }): Promise<string> {
  const svg = await ctx.parts.forms.thumbnail(id)
  if (!svg) {
    throw new DomainError('form-not-found')
  }

  return svg
}
