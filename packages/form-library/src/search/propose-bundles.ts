import { mayHaveLeadPaint } from '@countersign/contract/rules/properties'
import type { UsState } from '@countersign/contract/schemas/shapes'
import { catalog } from '../catalog.ts'
import { bundles, type FormBundle } from './bundles.ts'
import { companionForms } from './companion-forms.ts'
import type { SuggestedForm } from './suggested-forms.ts'

/** What is known of a home and of who rents it; what is absent is unknown. */
export interface Household {
  state?: UsState | undefined
  yearBuilt?: number | undefined
  residents?: number | undefined
  guarantors?: number | undefined
}

/** The bundles with the forms that apply to this home and household, each with its reason. */
export function proposeBundles(household: Household): FormBundle[] {
  return bundles.map((bundle) => ({ ...bundle, forms: proposeForms(bundle.forms, household) }))
}

/** By form id: the forms that are often added with it and that apply. */
export function proposeCompanions(household: Household): Record<string, SuggestedForm[]> {
  return Object.fromEntries(
    Object.entries(companionForms).map(([formId, forms]) => [
      formId,
      proposeForms(forms, household),
    ]),
  )
}

function proposeForms(forms: readonly SuggestedForm[], household: Household): SuggestedForm[] {
  return forms
    .filter(({ when }) => appliesTo(when, household))
    .filter(({ states }) => !states || (household.state && states.includes(household.state)))
    .filter(({ formId }) => isUsedIn(formId, household.state))
    .map(({ whyBuilt, why, ...form }) => ({ ...form, why: reason({ why, whyBuilt }, household) }))
}

function appliesTo(
  when: SuggestedForm['when'],
  { yearBuilt, residents, guarantors }: Household,
): boolean {
  switch (when) {
    case 'may-have-lead':
      return mayHaveLeadPaint(yearBuilt)
    case 'several-residents':
      return (residents ?? 1) > 1
    case 'guarantor':
      return (guarantors ?? 0) > 0
    case undefined:
      return true
  }
}

/** Not another state’s own form, and not one whose words this state prescribes elsewhere. */
function isUsedIn(formId: string, state: UsState | undefined): boolean {
  const form = catalog.find(({ id }) => id === formId)
  if (!form || state === undefined) {
    return form !== undefined
  }

  return (
    (form.jurisdiction === 'US' || form.jurisdiction.includes(state)) && !form.replacedIn?.[state]
  )
}

function reason(
  { why, whyBuilt }: Pick<SuggestedForm, 'why'> & { whyBuilt: string | undefined },
  { yearBuilt }: Household,
): string {
  return whyBuilt && yearBuilt !== undefined ? whyBuilt.replace('{year}', String(yearBuilt)) : why
}
