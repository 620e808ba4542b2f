export const formCategories = [
  'Applications & Screening',
  'Leases & Renewals',
  'Lease Addenda',
  'Disclosures & Acknowledgments',
  'Move-In & Condition',
  'During the Tenancy',
  'Default & Termination (print & serve)',
  'Move-Out & Deposits',
  'Owner & Records',
] as const

/**
 * A: e-sign. B: e-sign, with ESIGN consent first (15 USC 7001(c)). C: outside ESIGN (15 USC
 * 7003(b)(2)), print and serve. D: the issuer's notice, its delivery set by state law, print.
 */
export const deliveryClasses = ['A', 'B', 'C', 'D'] as const

/** Of our library, of the association, or the member's own. */
export const formSources = ['library', 'association', 'custom'] as const
export type FormSource = (typeof formSources)[number]
