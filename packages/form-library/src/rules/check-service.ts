import { getText, type RuleCheck } from './rule-check.ts'

/** Not a matter of one state: courts in many states read a part payment as giving the notice up. */
export const checkPartialPayment: RuleCheck = (context) =>
  getText(context, 'LLEdit.acceptPartial') === 'yes'
    ? {
        key: 'LLEdit.acceptPartial',
        text: 'In many states taking part of the rent after this notice cancels it, and a new notice is needed. Ask an attorney before you accept a part.',
      }
    : undefined
