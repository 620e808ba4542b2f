import { findNoticeText, type NoticeText } from '../states/notice-texts.ts'
import { describeRule, findLocalRule, getText, type RuleCheck } from './rule-check.ts'
import type { RuleSubject } from './state-rule.ts'

const subjects: Readonly<Record<string, RuleSubject>> = {
  'notice-to-pay-or-quit': 'payOrQuit',
  'notice-of-rent-increase-change-of-terms': 'rentIncreaseNotice',
}

/** Whatever the days are: the words of this notice are not the form’s to choose in this state. */
export function checkPrescribedText(key: string): RuleCheck {
  return (context) => {
    const { formId, state } = context
    const prescribed = findNoticeText(formId, state)
    const finding = prescribed && compareInserted(prescribed, getText(context, key))
    if (finding === undefined) {
      return undefined
    }

    const subject = subjects[formId]
    const rule = subject && findLocalRule(context, subject)
    const text = rule ? `${finding} ${describeRule(rule, state)}` : finding
    return { key, text, ...(rule && { rule }) }
  }
}

/** What is wrong with the words in a notice, or may be; `undefined` if they are those that are held. */
export function compareInserted(
  { law, held }: NoticeText,
  inserted: string | undefined,
): string | undefined {
  if (inserted === undefined) {
    return `State law prescribes words or a form for this notice: the text of ${law.replace(/,$/, '')}. Insert it here word for word, or use the state’s own form. This one cannot be printed without it.`
  }
  if (held) {
    return normalize(inserted).includes(normalize(held.text))
      ? undefined
      : `State law prescribes words or a form for this notice. What stands here is no longer what we read in ${held.citation}.`
  }
  return 'State law prescribes words or a form for this notice. Compare what you inserted with the text of the law in force, or use the state’s own form.'
}

/** Ignores line breaks, spaces and the kind of apostrophes. */
function normalize(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll('’', "'").trim()
}
