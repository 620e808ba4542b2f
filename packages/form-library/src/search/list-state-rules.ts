import type { UsState } from '@countersign/contract/schemas/shapes'
import { unknownRuleText, findRule } from '../rules/find-rule.ts'
import { findLawSite } from '../rules/law-sites.ts'
import type { RuleInfo, RuleSubject } from '../rules/state-rule.ts'

/** A state's rule that matters for a form. Without a citation: the advice to look it up. */
export interface FormStateRule extends PresentedRule {
  formId: string
}

export interface PresentedRule {
  words: string
  citation?: string
  /** `YYYY-MM-DD`, the day on which it was read. */
  checkedOn?: string
  /** Whether the law itself was read, or only summaries of it that agree. */
  readIn?: RuleInfo['sourceKind']
  /** The official site where the code is published, if it is known. */
  lawSite?: string
}

/** The rules that decide how a form is used, the most important first. */
const subjectsByForm: Readonly<Record<string, readonly RuleSubject[]>> = {
  'rental-application': ['applicationFeeCap'],
  'rental-criteria-acknowledgment': ['sourceOfIncome'],
  'screening-authorization-and-fee-receipt': ['reusableReport', 'applicationFeeCap'],
  'maintenance-repair-request': ['repairTime'],
  'holding-deposit-agreement': ['holdingDepositCap', 'depositCap'],
  'residential-lease': ['depositCap', 'lateFeeCap', 'entryNotice'],
  'month-to-month-agreement': ['terminationNotice', 'depositCap'],
  'room-rental-agreement': ['terminationNotice', 'depositCap'],
  'security-deposit-receipt': ['depositCap', 'depositReturn'],
  'notice-of-entry': ['entryNotice'],
  'notice-of-rent-increase-change-of-terms': ['rentIncreaseNotice'],
  'late-rent-reminder': ['lateFeeGrace', 'lateFeeCap'],
  'notice-to-pay-or-quit': ['payOrQuit'],
  'notice-to-cure-or-quit': ['cure'],
  'unconditional-notice-to-quit': ['noCure'],
  'notice-of-termination-non-renewal': ['terminationNotice'],
  'move-out-instructions': ['depositReturn'],
  'security-deposit-itemization': ['depositReturn'],
  'notice-of-abandoned-property': ['abandonedProperty'],
}

/** For every form that depends on state law: the most important confirmed rule. */
export function listStateRules(state: UsState): FormStateRule[] {
  return Object.entries(subjectsByForm).map(([formId, matters]) => {
    const lawSite = findLawSite(state)
    const [rule] = matters.flatMap((subject) => findRule(state, subject) ?? [])

    return { formId, ...(rule ? presentRule(rule, lawSite) : { words: unknownRuleText }) }
  })
}

/** `lawSite`: where the law is published, if the rule does not say it. */
export function presentRule(
  { text, citation, checkedOn, sourceKind, ...rule }: RuleInfo,
  lawSite?: string,
): PresentedRule {
  const site = rule.lawSite ?? lawSite

  return {
    words: text,
    citation,
    checkedOn,
    readIn: sourceKind,
    ...(site !== undefined && { lawSite: site }),
  }
}
