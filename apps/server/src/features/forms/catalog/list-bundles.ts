import type { FormBundles } from '@countersign/contract/schemas/forms/form'
import { proposeBundles, proposeCompanions, type Household } from '@countersign/form-library'
import { officeId, type Context } from '../../../kernel/context.ts'
import { proposeAssociationBundles } from '../association/propose-association-bundles.ts'
import { presentLibraryForm } from './present-library-form.ts'

type Suggestions = Pick<FormBundles, 'bundles' | 'oftenAdded'>
type SuggestedForm = Suggestions['oftenAdded'][number]['forms'][number]

/** The association's bundles, then ours, and companion forms for a household, with the forms that they name. */
export async function listBundles(ctx: Context, household: Household): Promise<FormBundles> {
  officeId(ctx)
  const association = await proposeAssociationBundles(ctx, household.state)
  const bundles = proposeBundles(household)
  const oftenAdded = Object.entries(proposeCompanions(household)).map(([formId, forms]) => ({
    formId,
    forms: forms.map(presentSuggestion),
  }))
  const named = new Set(
    [...bundles, ...oftenAdded].flatMap(({ forms }) => forms.map(({ formId }) => formId)),
  )

  return {
    bundles: [
      ...association.bundles,
      ...bundles.map(({ id, title, useWhen, forms }) => ({
        _id: id,
        title,
        useWhen,
        forms: forms.map(presentSuggestion),
      })),
    ],
    oftenAdded,
    forms: [
      ...association.forms,
      ...ctx.ports.forms
        .forms()
        .filter(({ id }) => named.has(id) && !association.forms.some(({ _id }) => _id === id))
        .map(presentLibraryForm),
    ],
  }
}

function presentSuggestion({ formId, why, optional }: SuggestedForm): SuggestedForm {
  return { formId, why, ...(optional && { optional }) }
}
