import { serviceManners } from '../states/service-manners.ts'
import { getNumber, getText, type RuleCheck } from './rule-check.ts'

/** Not a matter of one state: courts in many states read a part payment as giving the notice up. */
export const checkPartialPayment: RuleCheck = (context) =>
  getText(context, 'LLEdit.acceptPartial') === 'yes'
    ? {
        key: 'LLEdit.acceptPartial',
        text: 'In many states taking part of the rent after this notice cancels it, and a new notice is needed. Ask an attorney before you accept a part.',
      }
    : undefined

/** Where a mailed copy gives more time, the last day that is printed must leave it. */
export const checkMailDays: RuleCheck = (context) => {
  const { mailDays = 0, citation } = serviceManners[context.state] ?? {}
  const key = 'LLEdit.mailDays'

  return mailDays > (getNumber(context, key) ?? 0)
    ? {
        key,
        text: `If this notice or a copy of it is mailed, ${mailDays} days are added to its time (${citation}). Enter them unless you serve it without mail.`,
      }
    : undefined
}
