import { dollars, numberAt } from './remark.ts'
import type { Check } from './remark.ts'

/** No law's matter: a plan may forgive a part, but what does not add up is mostly a slip. */
export const installmentsMeetTheSum: Check = (scene) => {
  const owed = numberAt(scene, 'LLEdit.plan.totalOwed')
  const together = numberAt(scene, 'LLEdit.plan.together')
  if (owed === undefined || together === undefined || owed === together) {
    return undefined
  }

  return {
    key: 'LLEdit.plan.items',
    text: `The installments come to ${dollars(together)}, and the sum owed is ${dollars(owed)}.`,
  }
}
