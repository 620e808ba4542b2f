import { describeRule, type CheckContext, type RuleWarning } from './rule-check.ts'

/** The field of each form beside which it says what the city asks for. */
const besideByForm: Readonly<Record<string, string>> = {
  'rental-application': 'LLEdit.application.fee',
  'residential-lease': 'LLEdit.rent.monthly',
  'month-to-month-agreement': 'LLEdit.rent.monthly',
  'room-rental-agreement': 'LLEdit.rent.monthly',
  'lease-renewal-offer': 'LLEdit.rent.monthly',
  'lease-renewal': 'LLEdit.rent.monthly',
  'notice-of-rent-increase-change-of-terms': 'LLEdit.rent.new',
  'notice-to-pay-or-quit': 'LLEdit.noticeDays',
  'notice-to-cure-or-quit': 'LLEdit.cureDays',
  'unconditional-notice-to-quit': 'LLEdit.noticeDays',
  'notice-of-termination-non-renewal': 'LLEdit.noticeDays',
  'california-just-cause-notice': 'LLEdit.noticeDays',
}

export function checkCityDuties({ formId, state, city }: CheckContext): RuleWarning[] {
  const key = besideByForm[formId]
  const duties = city?.duties.filter(({ formIds }) => formIds.includes(formId)) ?? []

  return key === undefined
    ? []
    : duties.map((rule) => ({ key, text: describeRule(rule, state), rule }))
}
