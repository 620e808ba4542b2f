import { findBlanks } from './blank-answers.ts'
import { groupDealTerms } from './deal-term-groups.ts'
import type { FillRules } from './room-plan.ts'

/** Only the fill step imports it. */
export const fillRules: FillRules = { groupDealTerms, findBlanks }
