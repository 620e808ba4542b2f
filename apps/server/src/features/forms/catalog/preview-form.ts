import { copyTemplateIdFor, templateIdFor } from '@countersign/contract/rules/form-rules'
import { templateInPrint } from '@countersign/contract/rules/print-size'
import {
  hasInformationSheet,
  informationSheetOf,
} from '@countersign/contract/rules/information-sheet'
import type { Form, PreviewLanguage } from '@countersign/contract/schemas/forms/form'
import type { FormReading } from '@countersign/contract/schemas/forms/form-reading'
import type { PrintSize } from '@countersign/contract/schemas/forms/print-size'
import type { Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import { readForm } from '../find-forms.ts'

export interface FormPreview {
  templateId: string
  title: string
  edition: string
  pdf: Uint8Array
}

/**
 * The blank form for this many residents; for private copies, the first resident's. In Spanish: its
 * information sheet.
 */
export async function previewForm(
  ctx: Context,
  { id, signers, print, language }: PreviewOptions,
): Promise<FormPreview> {
  const form = await readForm(ctx, { id })
  const english = templateInPrint(previewTemplateId(form, signers), form, print)
  const templateId = language === 'es' ? requireInformationSheet(form, english) : english
  const pdf = await ctx.ports.signing.renderTemplatePreview({ templateId })

  return { templateId, title: form.title, edition: form.edition, pdf }
}

export interface PreviewOptions {
  id: string
  signers: number
  print: PrintSize
  language: PreviewLanguage
}

function requireInformationSheet(form: Form, templateId: string): string {
  if (!hasInformationSheet(form)) {
    throw new DomainError('form-not-found', `“${form.title}” has no Spanish information sheet.`)
  }

  return informationSheetOf(templateId)
}

/** The blank form as text, for reading, searching and screen readers. */
export async function readFormAsText(
  ctx: Context,
  { id, signers }: { id: string; signers: number },
): Promise<FormReading> {
  const form = await readForm(ctx, { id })
  const template = await ctx.ports.templates.find(previewTemplateId(form, signers))
  if (!template) {
    throw new DomainError('form-not-found')
  }

  const { title, edition, language, reading } = template
  const fields = template.fields.map(({ key, role, type, label, options, columns }) => ({
    key,
    role,
    type,
    label,
    ...(options && { options }),
    ...(columns && { columns }),
  }))
  return { title, edition, language, reading, fields }
}

function previewTemplateId(form: Form, signers: number): string {
  return form.signerScope === 'each' || form.signerScope === 'guarantor'
    ? copyTemplateIdFor(form, { signerCount: signers, slot: 1 })
    : templateIdFor(form, signers)
}

/** SVG of a library form's first page. Public, so custom forms have none. */
export async function readThumbnail(ctx: Context, { id }: { id: string }): Promise<string> {
  const svg = await ctx.ports.forms.thumbnail(id)
  if (!svg) {
    throw new DomainError('form-not-found')
  }

  return svg
}
