import type { RuleCheck } from './rule-check.ts'

/**
 * Mich. Comp. Laws 554.608(2) to (4), read on 2026-11-23 in House Bill 4024 of 2009 at www.legislature.mi.gov,
 * which quotes the section. The end of the notice that it prescribes was not readable, so it is not printed.
 */
export const checkInventoryNotice: RuleCheck = ({ state, answers }) =>
  state === 'MI' && answers['LLEdit.inspectionType'] === 'moveIn'
    ? {
        key: 'LLEdit.inspectionType',
        text: 'Where a deposit is taken, Michigan requires that two blank copies of the checklist be given at the start, with a notice in 12-point boldface at the top of the first page (Mich. Comp. Laws 554.608). This form does not have that notice: read it at www.legislature.mi.gov, and give the resident a checklist that has it too.',
      }
    : undefined
