import { bundles, companionForms } from '@countersign/form-library'
import { memberId, type Context } from '../../../kernel/context.ts'
import { presentLibraryForm } from './present-form.ts'

/** Suggested bundles and forms that are often added together, with the forms that they name. */
export function listBundles(ctx: Context) {
  memberId(ctx)
  const oftenAdded = Object.entries(companionForms).map(([formId, forms]) => ({
    formId,
    forms: [...forms],
  }))
  const named = new Set(
    [...bundles, ...oftenAdded].flatMap(({ forms }) => forms.map(({ formId }) => formId)),
  )

  return {
    bundles: bundles.map(({ id, title, useWhen, forms }) => ({
      _id: id,
      title,
      useWhen,
      forms: [...forms],
    })),
    oftenAdded,
    forms: ctx.ports.forms
      .forms()
      .filter(({ id }) => named.has(id))
      .map(presentLibraryForm),
  }
}
