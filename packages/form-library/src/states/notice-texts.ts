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

const california = 'leginfo.legislature.ca.gov'
const colorado = 'leg.colorado.gov'
const florida = 'www.leg.state.fl.us'
const oregon = 'www.oregonlegislature.gov/bills_laws/ors/ors090.html'
const washington = 'app.leg.wa.gov/RCW'

const mediation: NoticeText = {
  law: 'the statement on mediation under C.R.S. 13-40-106',
  readAt: colorado,
}

/**
 * By form and state. Where a form of the state’s own replaces this one (`replacedIn`), the text holds for
 * packets that were made before.
 */
export const noticeTexts = {
  'notice-to-pay-or-quit': {
    CO: mediation,
    FL: { law: 'Fla. Stat. 83.56(3)', readAt: florida },
    OH: { law: 'Ohio Rev. Code 1923.04', readAt: 'codes.ohio.gov' },
    OR: { law: 'the notice on rental assistance that goes with ORS 90.394', readAt: oregon },
    WA: { law: 'the notice in RCW 59.18.057', readAt: `${washington}/default.aspx?cite=59.18.057` },
  },
  'notice-to-cure-or-quit': {
    CO: mediation,
    FL: { law: 'the notice in Fla. Stat. 83.56(2)(b)', readAt: florida },
  },
  'unconditional-notice-to-quit': {
    FL: { law: 'the notice in Fla. Stat. 83.56(2)(a)', readAt: florida },
  },
  'notice-of-termination-non-renewal': {
    CO: { law: 'C.R.S. 38-12-1303, where it applies,', readAt: colorado },
    OR: { law: 'ORS 90.427 that applies', readAt: oregon },
    WA: { law: 'RCW 59.18.650 that applies', readAt: `${washington}/default.aspx?cite=59.18.650` },
  },
  'notice-of-rent-increase-change-of-terms': {
    WA: {
      law: 'the rent increase notice under RCW 59.18.140',
      readAt: `${washington}/default.aspx?cite=59.18`,
    },
  },
  'security-deposit-itemization': {
    FL: { law: 'the notice of claim in Fla. Stat. 83.49(3)(a)', readAt: florida },
  },
  'notice-of-abandoned-property': {
    CA: { law: 'the statement in Cal. Civ. Code 1984(b)', readAt: california },
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
