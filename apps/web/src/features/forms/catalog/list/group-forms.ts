import type { Form } from '@countersign/contract/schemas/forms/form'
import { isSignable } from '@countersign/contract/rules/form-rules'

export interface FormGroup {
  title: string
  /** Printed and signed in ink: not for a packet. */
  isPrinted: boolean
  forms: Form[]
}

/** Most wanted first. Categories that are not listed come after these, in the order of their forms. */
const order = [
  'Leases & Renewals',
  'Lease Addenda',
  'Disclosures & Acknowledgments',
  'Move-In & Condition',
  'Applications & Screening',
  'During the Tenancy',
  'Move-Out & Deposits',
  'Owner & Records',
]

/** By category, leases first; what is printed has a group of its own at the end. */
export function groupForms(forms: readonly Form[]): FormGroup[] {
  const signed = forms.filter(({ deliveryClass }) => isSignable(deliveryClass))
  const printed = forms.filter(({ deliveryClass }) => !isSignable(deliveryClass))
  const byCategory = Map.groupBy(signed, ({ category }) => category)
  const rank = (category: string) => (order.includes(category) ? order.indexOf(category) : 99)
  const groups = [...byCategory]
    .sort(([one], [other]) => rank(one) - rank(other))
    .map(([title, inCategory]): FormGroup => ({ title, isPrinted: false, forms: inCategory }))

  return printed.length > 0
    ? [...groups, { title: printedTitle, isPrinted: true, forms: printed }]
    : groups
}

const printedTitle = 'To print and sign in ink'
