import type { Form } from '@countersign/contract/schemas/forms/form'
import { officeId, type Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { findValidForms } from './association/find-association-forms.ts'
import { todayOf } from './association/valid-editions.ts'
import { findCustomForms } from './custom/custom-forms.ts'
import { presentLibraryForm } from './catalog/present-library-form.ts'

export async function readForm(ctx: Context, { id }: { id: string }): Promise<Form> {
  officeId(ctx)
  const [form] = await findFormsById(ctx, [id])
  if (!form) {
    throw new DomainError('form-not-found')
  }

  return form
}

/**
 * The form of each template id, in the same order; a form's own id works too. `undefined` where the
 * caller has no such form in its current edition. `day` is that of the home.
 */
export async function findFormsByTemplate(
  ctx: Context,
  templateIds: readonly string[],
  day?: string,
): Promise<(Form | undefined)[]> {
  const forms = await findFormsById(
    ctx,
    templateIds.map((templateId) => templateId.split('@')[0] ?? ''),
    day,
  )

  return templateIds.map((templateId) =>
    forms.find(
      (form) =>
        form._id === templateId || Object.values(form.documentTemplateIds).includes(templateId),
    ),
  )
}

/** The caller’s, the library’s, and what the association has for this day; ids without a form are skipped. */
export async function findFormsById(
  ctx: Context,
  ids: readonly string[],
  day = todayOf(ctx),
): Promise<Form[]> {
  const library = ctx.ports.forms.forms().filter((form) => ids.includes(form.id))

  const [own, association] = await Promise.all([
    findCustomForms(ctx, ids),
    findValidForms(ctx, { ids, day }),
  ])

  return [...library.map(presentLibraryForm), ...own, ...association]
}
