import type { UsState } from '@countersign/contract/schemas/shapes'
import type { Answers } from '@countersign/answers/answer'
import {
  checkApplicationFee,
  checkDepositCap,
  checkDepositDueBy,
  checkDepositReturn,
  checkGraceDays,
  checkHoldingDepositCap,
  checkLateFeeCap,
  checkReturnedPaymentFee,
  checkTerminationFee,
  checkUnusualLateFee,
} from './check-money.ts'
import {
  checkDepositAccount,
  checkEarlyInspection,
  checkHoldoverRent,
  checkInWords,
  checkJustCause,
  checkMold,
  checkRelocation,
  checkSourceOfIncome,
} from './check-in-words.ts'
import { checkCityDuties } from './check-city-duties.ts'
import { findCity } from './find-city.ts'
import {
  checkDaysToAct,
  checkGround,
  checkClaimDays,
  checkEntryHours,
  checkEntryDelivery,
  checkNoticeSteps,
  checkRentCap,
  checkFederalNotice,
} from './check-notice.ts'
import { checkMailDays, checkPartialPayment } from './check-service.ts'
import { checkInventoryNotice } from './check-inventory-notice.ts'
import { checkLateRentLetter } from './check-late-rent-letter.ts'
import { checkScreeningNotice } from './check-screening-notice.ts'
import { checkPrescribedText } from './prescribed-notices.ts'
import type { RuleCheck, RuleWarning } from './rule-check.ts'

const checkRadon = checkInWords('radon', 'LLEdit.term.start')

const leaseChecks: readonly RuleCheck[] = [
  checkEntryHours('LLEdit.entry.noticeHours'),
  checkDepositCap,
  checkLateFeeCap,
  checkUnusualLateFee,
  checkGraceDays,
  checkReturnedPaymentFee,
  checkDepositAccount,
  checkHoldoverRent,
  checkRadon,
  checkTerminationFee('LLEdit.earlyTermination.fee'),
]

const checks: Readonly<Record<string, readonly RuleCheck[]>> = {
  'residential-lease': leaseChecks,
  'month-to-month-agreement': [
    ...leaseChecks,
    checkNoticeSteps('terminationNotice', 'LLEdit.notice.landlordDays'),
    checkNoticeSteps('rentIncreaseNotice', 'LLEdit.rentChange.noticeDays'),
  ],
  'room-rental-agreement': [
    checkEntryHours('LLEdit.entry.noticeHours'),
    checkDepositCap,
    checkNoticeSteps('terminationNotice', 'LLEdit.room.noticeDays'),
    checkReturnedPaymentFee,
    checkDepositAccount,
    checkRadon,
  ],
  'florida-early-termination-addendum': [checkTerminationFee('LLEdit.florida.terminationFee')],
  'rental-application': [checkApplicationFee('LLEdit.application.fee')],
  'screening-authorization-and-fee-receipt': [
    checkApplicationFee('LLEdit.screening.feeAmount'),
    checkScreeningNotice,
    checkInWords('reusableReport', 'LLEdit.screening.reusableAccepted'),
  ],
  'rental-criteria-acknowledgment': [checkSourceOfIncome],
  'security-deposit-receipt': [checkDepositAccount],
  'maintenance-repair-request': [checkInWords('repairTime', 'LLEdit.repair.emergencyPhone')],
  'holding-deposit-agreement': [checkDepositCap, checkHoldingDepositCap],
  'notice-of-entry': [checkEntryHours('LLEdit.entry.noticeHours'), checkEntryDelivery],
  'notice-of-rent-increase-change-of-terms': [
    checkNoticeSteps('rentIncreaseNotice', 'LLEdit.change.noticeDays'),
    checkRentCap,
    checkPrescribedText('LLEdit.cap.stateText'),
  ],
  'notice-to-pay-or-quit': [
    checkDaysToAct('payOrQuit', 'LLEdit.noticeDays'),
    checkPrescribedText('LLEdit.stateText'),
    checkPartialPayment,
    checkMailDays,
    checkFederalNotice('LLEdit.noticeDays'),
  ],
  'ohio-notice-to-leave': [
    checkDaysToAct('payOrQuit', 'LLEdit.noticeDays'),
    checkPartialPayment,
    checkMailDays,
    checkFederalNotice('LLEdit.noticeDays'),
  ],
  'florida-three-day-notice': [checkPartialPayment, checkMailDays],
  'washington-fourteen-day-notice': [
    checkPartialPayment,
    checkMailDays,
    checkFederalNotice('LLEdit.washington.days'),
  ],
  'washington-rent-increase-notice': [
    checkNoticeSteps('rentIncreaseNotice', 'LLEdit.change.noticeDays'),
    checkRentCap,
  ],
  'thirty-day-notice-for-rent': [checkPartialPayment, checkMailDays],
  'notice-to-cure-or-quit': [
    checkDaysToAct('cure', 'LLEdit.cureDays'),
    checkMailDays,
    checkFederalNotice('LLEdit.cureDays'),
  ],
  'unconditional-notice-to-quit': [
    checkGround,
    checkDaysToAct('noCure', 'LLEdit.noticeDays'),
    checkMailDays,
    checkFederalNotice('LLEdit.noticeDays'),
  ],
  'notice-of-termination-non-renewal': [
    checkNoticeSteps('terminationNotice', 'LLEdit.noticeDays'),
    checkJustCause,
    checkRelocation,
    checkEarlyInspection,
    checkFederalNotice('LLEdit.noticeDays'),
  ],
  'california-just-cause-notice': [
    checkNoticeSteps('terminationNotice', 'LLEdit.noticeDays'),
    checkFederalNotice('LLEdit.noticeDays'),
  ],
  'move-out-instructions': [checkInWords('earlyInspection', 'LLEdit.moveOut.walkThroughDate')],
  'security-deposit-itemization': [
    checkDepositDueBy,
    checkDepositReturn('LLEdit.itemization.sentOn'),
  ],
  'notice-of-abandoned-property': [checkClaimDays],
  'late-rent-reminder': [checkLateRentLetter],
  'move-in-move-out-inspection': [checkInventoryNotice, checkMold],
}

/**
 * Checks a form's answers so far against the law of the state of the rental unit and, by `address`, of its
 * city. `answers` are by field key; an address is one line, "12 Elm Street, Seattle, WA 98101". Nobody is
 * kept from finishing, but asked about what "breaks" the law; an empty list does not mean that everything is correct: only confirmed rules are
 * checked.
 */
export function findWarnings(
  formId: string,
  state: UsState,
  answers: Answers,
  address = '',
): RuleWarning[] {
  const city = findCity(address)
  const context = { formId, state, answers, ...(city && { city }) }

  return [
    ...(checks[formId] ?? []).flatMap((check) => check(context) ?? []),
    ...checkCityDuties(context),
  ]
}
