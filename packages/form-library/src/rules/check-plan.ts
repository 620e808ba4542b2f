import { formatMoney } from '@countersign/answers'
import { getNumber, type RuleCheck } from './rule-check.ts'

/** Not a matter of law: a plan may forgive a part of the debt, but a wrong sum is usually a mistake. */
export const checkInstallments: RuleCheck = (context) => {
  const owed = getNumber(context, 'LLEdit.plan.totalOwed')
  const together = getNumber(context, 'LLEdit.plan.together')
  if (owed === undefined || together === undefined || owed === together) {
    return undefined
  }

  return {
    key: 'LLEdit.plan.items',
    text: `The installments come to ${formatMoney(together)}, and the sum owed is ${formatMoney(owed)}.`,
  }
}
