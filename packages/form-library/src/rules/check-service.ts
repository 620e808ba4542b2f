import { getDay, getNumber, getText, type RuleCheck } from './rule-check.ts'

/** Not a matter of one state: courts in many states read a part payment as giving the notice up. */
export const checkPartialPayment: RuleCheck = (context) =>
  getText(context, 'LLEdit.acceptPartial') === 'yes'
    ? {
        key: 'LLEdit.acceptPartial',
        text: 'In many states taking part of the rent after this notice cancels it, and a new notice is needed. Ask an attorney before you accept a part.',
      }
    : undefined

/** The day on which a tenancy ends, against the planned service and the days of notice. */
export const checkEndDate: RuleCheck = (context) => {
  const served = getDay(context, 'LLEdit.serveOn')
  const ends = getDay(context, 'LLEdit.endDate')
  const days = getNumber(context, 'LLEdit.noticeDays')
  if (served === undefined || ends === undefined || days === undefined || ends - served >= days) {
    return undefined
  }

  return {
    key: 'LLEdit.endDate',
    text: `This is ${ends - served} days after service, and you entered ${days} days of notice. Choose a later day, or serve earlier.`,
  }
}
