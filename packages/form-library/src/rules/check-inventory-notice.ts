import type { RuleCheck } from './rule-check.ts'

/**
 * Mich. Comp. Laws 554.608(2) to (4), read on 2026-11-23 in House Bill 4024 of 2009 at www.legislature.mi.gov,
 * which quotes the section. The last six words of the notice that it
 * prescribes were not readable, and stand in ours.
 */
export const checkInventoryNotice: RuleCheck = ({ state, answers }) =>
  state === 'MI' && answers['LLEdit.inspectionType'] === 'moveIn'
    ? {
        key: 'LLEdit.inspectionType',
        text: 'Where a deposit is taken, Michigan requires that two blank copies of the checklist be given at the start, with a notice in 12-point boldface at the top of the first page (Mich. Comp. Laws 554.608). It stands there; its last six words are ours: compare them at www.legislature.mi.gov.',
      }
    : undefined
