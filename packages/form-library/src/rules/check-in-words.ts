import type { Answers } from '@countersign/answers/answer'
import { createWarning, findLocalRule, type RuleCheck } from './rule-check.ts'
import type { InWords, RuleValues } from './state-rule.ts'

type SubjectInWords = {
  [S in keyof RuleValues]: RuleValues[S] extends InWords ? S : never
}[keyof RuleValues]

/** The words of the rule beside a question, where it matters; nothing where no rule is known. */
export function checkInWords(
  subject: SubjectInWords,
  key: string,
  matters: (answers: Answers) => boolean = () => true,
): RuleCheck {
  return (context) => {
    const rule = matters(context.answers) ? findLocalRule(context, subject) : undefined

    return rule && createWarning(key, rule, '', context.state)
  }
}

/** Until the bank is named. */
export const checkDepositAccount = checkInWords(
  'depositAccount',
  'LLEdit.deposit.heldAt',
  (answers) => Boolean(answers['LLEdit.deposit.amount']) && !answers['LLEdit.deposit.heldAt'],
)

export const checkHoldoverRent = checkInWords(
  'holdoverRent',
  'LLEdit.optionalClauses',
  ({ 'LLEdit.optionalClauses': chosen }) =>
    Array.isArray(chosen) && chosen.some((clause) => clause === 'holdover'),
)

export const checkSourceOfIncome = checkInWords(
  'sourceOfIncome',
  'LLEdit.criteria.incomeMultiple',
  (answers) => Boolean(answers['LLEdit.criteria.incomeMultiple']),
)

export const checkMold = checkInWords(
  'mold',
  'LLEdit.inspectionType',
  ({ 'LLEdit.inspectionType': type }) => type === 'moveIn',
)

/** Once the day is known on which a tenancy ends. */
export const checkEarlyInspection = checkInWords('earlyInspection', 'LLEdit.endDate', (answers) =>
  Boolean(answers['LLEdit.endDate']),
)

/** Until a reason is given. */
export const checkJustCause = checkInWords(
  'justCause',
  'LLEdit.reason',
  ({ 'LLEdit.reason': reason = 'none' }) => reason === 'none',
)

const noFault = ['moveIn', 'sale', 'withdrawal', 'renovation', 'order']

/** With a reason that is not the resident’s fault, until a payment is written down. */
export const checkRelocation = checkInWords(
  'relocation',
  'LLEdit.relocation.amount',
  ({ 'LLEdit.reason': reason, 'LLEdit.relocation.amount': amount }) =>
    noFault.some((each) => each === reason) && !amount,
)
