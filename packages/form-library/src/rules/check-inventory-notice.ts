import type { RuleCheck } from './rule-check.ts'

/** Mich. Comp. Laws 554.608(2) to (4). */
export const checkInventoryNotice: RuleCheck = ({ state, answers }) =>
  state === 'MI' && answers['LLEdit.inspectionType'] === 'moveIn'
    ? {
        key: 'LLEdit.inspectionType',
        text: 'Where a deposit is taken, Michigan requires that two blank copies of the checklist be given at the start, with a notice in 12-point boldface at the top of the first page (Mich. Comp. Laws 554.608). It stands there.',
      }
    : undefined
