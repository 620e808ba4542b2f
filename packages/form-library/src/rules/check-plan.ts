import { formatDollars, getNumber, type RuleCheck } from './rule-check.ts'

/** No law's matter: a plan may forgive a part, but what does not add up is mostly a slip. */
export const checkInstallments: RuleCheck = (scene) => {
  const owed = getNumber(scene, 'LLEdit.plan.totalOwed')
  const together = getNumber(scene, 'LLEdit.plan.together')
  if (owed === undefined || together === undefined || owed === together) {
    return undefined
  }

  return {
    key: 'LLEdit.plan.items',
    text: `The installments come to ${formatDollars(together)}, and the sum owed is ${formatDollars(owed)}.`,
  }
}
