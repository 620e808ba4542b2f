import type { UsState } from '@countersign/contract'

/** A length of time as a law counts it. Court days leave out weekends and the holidays of the court. */
export interface Period {
  length: number
  unit: 'day' | 'courtDay' | 'month'
}

/** How long a notice must be, and from when that length applies. The last step that applies counts. */
export interface NoticeStep {
  notice: Period
  /** Only for tenancies of at least so many months. */
  countTenancyMonths?: number
  /** Only for an increase of at least, or of more than, so many percent. */
  computeIncreasePercent?: { from: number } | { over: number }
}

/** The most that a late fee may be: one of two sums, or one that is compared with nothing. */
export interface LateFeeCap {
  percentOfRent?: number
  /** Integer cents. */
  cents?: number
  take: 'lesser' | 'greater'
}

/** What a rule says, by its subject. */
export interface RuleValues {
  entryNotice: { hours: number }
  payOrQuit: Period
  cure: Period
  /** Ending a monthly tenancy without a breach. */
  terminationNotice: readonly NoticeStep[]
  rentIncreaseNotice: readonly NoticeStep[]
  depositCap: { monthsOfRent: number }
  /** From the move-out to the itemized statement and the refund. */
  depositReturn: Period
  lateFeeCap: LateFeeCap
  lateFeeGrace: Period
  /** The shortest time to claim property left behind. */
  abandonedProperty: { delivered: Period; mailed: Period }
  /** Words that a law puts into forms, as they stand there, and the field that they may be put in. */
  requiredSentence: { formIds: readonly string[]; field: string; text: string }
}
export type RuleSubject = keyof RuleValues

/** Where a rule was read, and when. */
export interface RuleInfo {
  /** One or two sentences for people: what the law asks for, with its exceptions. */
  text: string
  /** As a lawyer cites it. */
  citation: string
  /** The address of the page that was read. */
  source: string
  /** Whether that page gives the words of the law, or tells them in its own. */
  sourceKind: 'law' | 'summary'
  /** A second page that says the same; a summary alone is not enough. */
  alsoSource?: string
  /** What the page says of its own date, such as "2025 Florida Statutes". */
  asOf?: string
  /** `YYYY-MM-DD`, the day on which we read it. */
  checkedOn: string
}

export interface StateRule<S extends RuleSubject = RuleSubject> extends RuleInfo {
  value: RuleValues[S]
}

/** All that we could confirm for one state. A subject that is missing was not confirmed. */
export type StateRules = { state: UsState; name: string } & {
  [S in RuleSubject]?: StateRule<S>
}
