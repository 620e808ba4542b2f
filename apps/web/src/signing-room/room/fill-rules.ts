import { findBlanks } from './blank-answers.ts'
import { groupDealTerms } from './deal-term-groups.ts'

/** What only the owner who fills out needs. Only the fill step imports it. */
export const fillRules = { groupDealTerms, findBlanks }

export type FillRules = typeof fillRules
