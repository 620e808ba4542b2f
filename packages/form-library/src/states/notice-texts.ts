import type { UsState } from '@countersign/contract/schemas/shapes'
import type { PrescribedText } from './prescribed-text.ts'

/** Words, or a whole form, that a state’s law prescribes for a notice. */
export interface NoticeText {
  /** As a lawyer cites it. */
  law: string
  /** The official site that has the law in force. */
  readAt: string
  /**
   * Set it once the words were found: then they stand in the notice from the start, and the owner is warned
   * if they were changed. Until then the owner must insert them.
   */
  held?: PrescribedText
}

const florida = 'www.leg.state.fl.us'
const washington = 'app.leg.wa.gov/RCW'

/**
 * By form and state. Where a form of the state’s own replaces this one (`replacedIn`), the text holds for
 * packets that were made before.
 */
export const noticeTexts = {
  'notice-to-pay-or-quit': {
    FL: { law: 'Fla. Stat. 83.56(3)', readAt: florida },
    OH: { law: 'Ohio Rev. Code 1923.04', readAt: 'codes.ohio.gov' },
    WA: { law: 'the notice in RCW 59.18.057', readAt: `${washington}/default.aspx?cite=59.18.057` },
  },
  'notice-of-rent-increase-change-of-terms': {
    WA: {
      law: 'the rent increase notice in RCW 59.18.720',
      readAt: `${washington}/default.aspx?cite=59.18.720`,
    },
  },
} as const satisfies Record<string, Partial<Record<UsState, NoticeText>>>

type NoticeForm = keyof typeof noticeTexts

const byForm: Readonly<Record<string, Partial<Record<UsState, NoticeText>>>> = noticeTexts

/** What the law of the state prescribes for this form, if it prescribes words. */
export function findNoticeText(formId: string, state: UsState): NoticeText | undefined {
  return byForm[formId]?.[state]
}

/** The states in which this form cannot be printed without words of the law. */
export function listNoticeStates(formId: NoticeForm): string[] {
  return Object.keys(noticeTexts[formId])
}

export function findNoticeKey(formId: string): string {
  return formId === 'notice-of-rent-increase-change-of-terms'
    ? 'LLEdit.cap.stateText'
    : 'LLEdit.stateText'
}

export function formatNoticePath(formId: NoticeForm): string {
  return `noticeText.${formId}`
}

/** By prefill path, the words that are held for the forms of this state. */
export function listHeldNoticeTexts(
  state: string,
  texts: Readonly<Record<string, Partial<Record<string, NoticeText>>>> = noticeTexts,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([formId, states]) => {
      const text = states[state]?.held?.text
      return text === undefined ? [] : [[`noticeText.${formId}`, text]]
    }),
  )
}
