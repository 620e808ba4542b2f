import type { FormBundles } from '@countersign/contract/schemas/forms/form'
import { proposeBundles, proposeCompanions, type Household } from '@countersign/form-library'
import { officeId, type Context } from '../../../kernel/context.ts'
import { presentLibraryForm } from './present-library-form.ts'

type Suggestions = Pick<FormBundles, 'bundles' | 'oftenAdded'>
type SuggestedForm = Suggestions['oftenAdded'][number]['forms'][number]

/** The bundles and companion forms for a household, with the forms that they name. */
export function listBundles(ctx: Context, household: Household): FormBundles {
  officeId(ctx)
  const bundles = proposeBundles(household)
  const oftenAdded = Object.entries(proposeCompanions(household)).map(([formId, forms]) => ({
    formId,
    forms: forms.map(presentSuggestion),
  }))
  const named = new Set(
    [...bundles, ...oftenAdded].flatMap(({ forms }) => forms.map(({ formId }) => formId)),
  )

  return {
    bundles: bundles.map(({ id, title, useWhen, forms }) => ({
      _id: id,
      title,
      useWhen,
      forms: forms.map(presentSuggestion),
    })),
    oftenAdded,
    forms: ctx.ports.forms
      .forms()
      .filter(({ id }) => named.has(id))
      .map(presentLibraryForm),
  }
}

function presentSuggestion({ formId, why, optional }: SuggestedForm): SuggestedForm {
  return { formId, why, ...(optional && { optional }) }
}
