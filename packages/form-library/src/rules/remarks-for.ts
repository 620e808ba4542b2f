import type { Answers } from '@countersign/answers'
import type { UsState } from '@countersign/contract'
import {
  depositLate,
  depositOverCap,
  lateFeeOverCap,
  lateFeeTooSoon,
  lateFeeUnusual,
} from './check-money.ts'
import {
  daysToAct,
  daysToClaim,
  entryHours,
  hoursFromDeliveryToEntry,
  stepsOfNotice,
  thirtyDaysIfCovered,
} from './check-notice.ts'
import { requiredSentence } from './check-sentence.ts'
import { installmentsMeetTheSum } from './check-plan.ts'
import type { Check, Remark } from './remark.ts'

const inEveryLease: readonly Check[] = [
  entryHours('LLEdit.entry.noticeHours'),
  depositOverCap,
  lateFeeOverCap,
  lateFeeUnusual,
  lateFeeTooSoon,
  requiredSentence,
]

/** Which answers of which form a law has something to say about. */
const checks: Readonly<Record<string, readonly Check[]>> = {
  'residential-lease': inEveryLease,
  'month-to-month-agreement': [
    ...inEveryLease,
    stepsOfNotice('terminationNotice', 'LLEdit.notice.landlordDays'),
    stepsOfNotice('rentIncreaseNotice', 'LLEdit.rentChange.noticeDays'),
  ],
  'room-rental-agreement': [
    entryHours('LLEdit.entry.noticeHours'),
    depositOverCap,
    stepsOfNotice('terminationNotice', 'LLEdit.room.noticeDays'),
    requiredSentence,
  ],
  'holding-deposit-agreement': [depositOverCap],
  'notice-of-entry': [entryHours('LLEdit.entry.noticeHours'), hoursFromDeliveryToEntry],
  'notice-of-rent-increase-change-of-terms': [
    stepsOfNotice('rentIncreaseNotice', 'LLEdit.change.noticeDays'),
  ],
  'notice-to-pay-or-quit': [
    daysToAct('payOrQuit', 'LLEdit.noticeDays'),
    thirtyDaysIfCovered('LLEdit.noticeDays'),
  ],
  'notice-to-cure-or-quit': [
    daysToAct('cure', 'LLEdit.cureDays'),
    thirtyDaysIfCovered('LLEdit.cureDays'),
  ],
  'unconditional-notice-to-quit': [thirtyDaysIfCovered('LLEdit.noticeDays')],
  'notice-of-termination-non-renewal': [
    stepsOfNotice('terminationNotice', 'LLEdit.noticeDays'),
    thirtyDaysIfCovered('LLEdit.noticeDays'),
    requiredSentence,
  ],
  'payment-plan-agreement': [installmentsMeetTheSum],
  'security-deposit-itemization': [
    depositLate('LLEdit.itemization.dueBy'),
    depositLate('LLEdit.itemization.sentOn'),
  ],
  'notice-of-abandoned-property': [daysToClaim],
}

/**
 * What the law of the state where the home is has to say about the answers given so far. `answers` are
 * by plain field key, as `Answers` stores them. Remarks never hold anyone up, and an empty list does not
 * mean that all is well: only what we could confirm is looked at.
 */
export function remarksFor(formId: string, state: UsState, answers: Answers): Remark[] {
  const scene = { formId, state, answers }

  return (checks[formId] ?? []).flatMap((check) => check(scene) ?? [])
}
