import type { FormReading } from '@countersign/contract'
import type { Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import { readForm } from './find-forms.ts'
import { templateToShow } from './preview-form.ts'

/** The words of the blank form's PDF, for whoever would rather read, search or hear them as text. */
export async function readFormAsText(
  ctx: Context,
  { id, signers }: { id: string; signers: number },
): Promise<FormReading> {
  const form = await readForm(ctx, { id })
  const template = await ctx.ports.templates.find(templateToShow(form, signers))
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
