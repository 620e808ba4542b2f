import {
  copyTemplateIdFor,
  templateIdFor,
  templateInPrint,
  type Form,
  type PrintSize,
} from '@countersign/contract'
import type { Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import { readForm } from './find-forms.ts'

export interface FormPreview {
  templateId: string
  title: string
  pdf: Uint8Array
}

/** The blank form, made for this many residents; of a form with private copies, the first one's. */
export async function previewForm(
  ctx: Context,
  { id, signers, print }: { id: string; signers: number; print: PrintSize },
): Promise<FormPreview> {
  const form = await readForm(ctx, { id })
  const templateId = templateInPrint(templateToShow(form, signers), form, print)
  const pdf = await ctx.ports.signing.renderTemplatePreview({ templateId })

  return { templateId, title: form.title, pdf }
}

/** The variant that stands for the form: of private copies, the first one's. */
export function templateToShow(form: Form, signers: number): string {
  return form.signerScope === 'each' || form.signerScope === 'guarantor'
    ? copyTemplateIdFor(form, { signerCount: signers, slot: 1 })
    : templateIdFor(form, signers)
}

/** A small picture of a library form's first page; members' own forms are not shown in public. */
export async function readThumbnail(ctx: Context, { id }: { id: string }): Promise<string> {
  const svg = await ctx.ports.forms.thumbnail(id)
  if (!svg) {
    throw new DomainError('form-not-found')
  }

  return svg
}
