import type { DeliveryClass, FormCategory } from '@countersign/contract/schemas/forms/form'
import type { UsState } from '@countersign/contract/schemas/shapes'
import { formatTemplateId } from './compile/compile-form.ts'
import { getPageCounts } from './editions/page-counts.ts'
import type { FormDefinition, SignerScope } from './form-definition.ts'

export interface FormSummary {
  id: string
  number: number
  title: string
  description: string
  useWhen: string
  category: FormCategory
  deliveryClass: DeliveryClass
  edition: string
  /** `YYYY-MM-DD`. */
  revisedOn: string
  /** Position in the catalog, from 0. */
  order: number
  /** For one resident. */
  pages: number
  pagesBySigners: Record<'1' | '2' | '3' | '4', number>
  signerScope: SignerScope
  ownerSigns: boolean
  /** The states in which it applies; all of them if absent. */
  states?: readonly UsState[]
  /** By state, the form that its law prescribes instead. */
  replacedIn?: FormDefinition['replacedIn']
  /** Why it may also be sent by email as a copy. */
  emailCopy?: FormDefinition['emailCopy']
  /** Who signs, as a label. */
  signs: string
  documentTemplateIds: Record<'1' | '2' | '3' | '4', string>
}

export function summarizeForm(definition: FormDefinition, order: number): FormSummary {
  const { id, number, title, description, useWhen, category, deliveryClass } = definition
  const { edition, revisedOn, signerScope, ownerSigns } = definition
  const [one, two, three, four] = getPageCounts(definition)

  return {
    id,
    number,
    title,
    description,
    useWhen,
    category,
    deliveryClass,
    edition,
    revisedOn,
    order,
    pages: one,
    pagesBySigners: { 1: one, 2: two, 3: three, 4: four },
    signerScope,
    ownerSigns,
    ...(definition.jurisdiction !== 'US' && { states: definition.jurisdiction }),
    ...(definition.replacedIn && { replacedIn: definition.replacedIn }),
    ...(definition.emailCopy && { emailCopy: definition.emailCopy }),
    signs: describeSigners(definition),
    documentTemplateIds: {
      1: formatTemplateId(definition, { signerCount: 1 }),
      2: formatTemplateId(definition, { signerCount: 2 }),
      3: formatTemplateId(definition, { signerCount: 3 }),
      4: formatTemplateId(definition, { signerCount: 4 }),
    },
  }
}

const residentSigners: Record<SignerScope, string> = {
  all: 'All residents',
  each: 'Each resident on a copy of their own',
  primary: 'The first resident',
  guarantor: 'The guarantor',
  none: '',
}

function describeSigners({ signerScope, ownerSigns }: FormDefinition): string {
  if (signerScope === 'none') {
    return ownerSigns ? 'The owner/agent' : 'The owner/agent signs the printed form in ink'
  }

  const residents = residentSigners[signerScope]
  return ownerSigns ? `${residents}, then the owner/agent` : residents
}
