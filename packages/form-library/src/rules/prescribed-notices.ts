import type { UsState } from '@countersign/contract'
import { findRule } from './find-rule.ts'
import { describeRule, getText, type RuleCheck } from './rule-check.ts'
import type { RuleSubject } from './state-rule.ts'

/**
 * By form, the states whose law prescribes words, a form or an attachment that this library does not hold
 * word for word. Such a notice cannot be printed until somebody has inserted the text of the law.
 */
export const prescribedNotices = {
  /**
   * Fla. Stat. 83.56(3), RCW 59.18.057, Ohio Rev. Code 1923.04, ORS 90.394, C.R.S. 13-40-106, N.Y. RPL 231-c.
   */
  'notice-to-pay-or-quit': ['CO', 'FL', 'NY', 'OH', 'OR', 'WA'],
  /** Fla. Stat. 83.56(2)(b). */
  'notice-to-cure-or-quit': ['FL'],
  /**
   * States that ask for a cause or for words of their own: Cal. Civ. Code 1946.1 and 1946.2, N.Y. RPL 226-c and
   * 231-c, ORS 90.427, RCW 59.18.650, and the for-cause law of Colorado.
   */
  'notice-of-termination-non-renewal': ['CA', 'CO', 'NY', 'OR', 'WA'],
  /** RCW 59.18.140 (House Bill 1217 of 2025), Cal. Civ. Code 1947.12, ORS 90.323, N.Y. RPL 226-c and 231-c. */
  'notice-of-rent-increase-change-of-terms': ['CA', 'NY', 'OR', 'WA'],
} as const satisfies Record<string, readonly UsState[]>

const subjects: Readonly<Record<string, RuleSubject>> = {
  'notice-to-pay-or-quit': 'payOrQuit',
  'notice-to-cure-or-quit': 'cure',
  'notice-of-termination-non-renewal': 'terminationNotice',
  'notice-of-rent-increase-change-of-terms': 'rentIncreaseNotice',
}

/** Whatever the days are: the words of this notice are not the form’s to choose in this state. */
export function checkPrescribedText(key: string): RuleCheck {
  return ({ formId, state, ...context }) => {
    const states = new Map<string, readonly UsState[]>(Object.entries(prescribedNotices)).get(
      formId,
    )
    if (!states?.includes(state)) {
      return undefined
    }

    const inserted = getText({ formId, state, ...context }, key) !== undefined
    const subject = subjects[formId]
    const rule = subject && findRule(state, subject)
    const text = inserted
      ? 'State law prescribes words or a form for this notice. Compare what you inserted with the text of the law in force, or use the state’s own form.'
      : 'State law prescribes words or a form for this notice. Insert them here word for word, or use the state’s own form: the notice cannot be printed without them.'
    return { key, text: rule ? `${text} ${describeRule(rule)}` : text, ...(rule && { rule }) }
  }
}
