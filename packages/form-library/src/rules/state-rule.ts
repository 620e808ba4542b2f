import type { UsState } from '@countersign/contract/schemas/shapes'

/** A length of time as a law counts it. Court days leave out weekends and the holidays of the court. */
export interface Period {
  length: number
  unit: 'day' | 'courtDay' | 'month'
}

/** The length of a notice and when it applies. The last matching step counts. */
export interface NoticeStep {
  notice: Period
  /** Minimum length of the tenancy. */
  tenancyMonths?: number
  /** Minimum increase: at least (`from`) or more than (`over`). */
  increasePercent?: { from: number } | { over: number }
}

/** The maximum of a fee: one amount, or the lesser or greater of two. */
export interface FeeCap {
  percentOfRent?: number
  /** Integer cents. */
  cents?: number
  /** Added to `cents`: a share of the rent above an amount in cents. */
  percentOver?: { cents: number; percent: number }
  take: 'lesser' | 'greater'
}

/** The text of the rule says it all: no answer is compared with it. */
export type InWords = Record<string, never>

/** The value of a rule, by its subject. */
export interface RuleValues {
  entryNotice: { hours: number }
  payOrQuit: Period
  cure: Period
  /** The time to leave without a chance to cure, and the grounds of the form for which the law allows it. */
  noCure: Period & { grounds: readonly string[] }
  /** Ending a monthly tenancy without a breach. */
  terminationNotice: readonly NoticeStep[]
  rentIncreaseNotice: readonly NoticeStep[]
  /** The most, in cents; absent where only the actual cost, or an adjusted amount, may be charged. */
  applicationFeeCap: { cents?: number }
  /**
   * The most that rent may rise in twelve months: `base` and the change in prices, together no more than
   * `percent`. The figure of a year is in `year-figures.ts`.
   */
  rentCap: { base: number; percent: number }
  depositCap: { monthsOfRent: number }
  /** The most that may be asked to hold a home, as a share of the first month’s rent. */
  holdingDepositCap: { percentOfRent: number }
  /** From the move-out to the itemized statement and the refund; a shorter time where nothing is kept. */
  depositReturn: Period & { nothingKept?: Period }
  lateFeeCap: FeeCap
  /** A payment by check or otherwise that the bank returns. */
  returnedPaymentFeeCap: FeeCap
  lateFeeGrace: Period
  /** The shortest time to claim property left behind. */
  abandonedProperty: { delivered: Period; mailed: Period }
  /** Where a deposit is kept, and what is said of it. */
  depositAccount: InWords
  /** How soon a defect is repaired. */
  repairTime: InWords
  /** What is handed over about radon with a lease. */
  radon: InWords
  /** What the report of a move-in says of mold. */
  mold: InWords
  /** Whether applicants may be chosen by where their income comes from. */
  sourceOfIncome: InWords
  /** A screening report that the applicant brings. */
  reusableReport: InWords
  /** What a resident owes who stays after the end. */
  holdoverRent: InWords
  /** Whether a tenancy ends only for a reason that the law lists. */
  justCause: InWords
  /** What a resident is told of an inspection before the move-out. */
  earlyInspection: InWords
  /** What the owner pays a resident who has to leave without fault. */
  relocation: InWords
}
export type RuleSubject = keyof RuleValues

/** The text of a rule, where it was read and when. */
export interface RuleInfo {
  /** One or two sentences for the owner: what the law requires, with its exceptions. */
  text: string
  /** As a lawyer cites it. */
  citation: string
  /** The address of the page that was read. */
  source: string
  /** Whether that page has the text of the law or a summary. */
  sourceKind: 'law' | 'summary'
  /** A second source; required for a summary. */
  alsoSource?: string
  /** The date that the page states for itself, such as "2025 Florida Statutes". */
  asOf?: string
  /** `YYYY-MM-DD`, the day on which it was read. */
  checkedOn: string
  /** The official site of a city’s code; a state’s own is in `states/law-sites.ts`. */
  lawSite?: string
}

export interface StateRule<S extends RuleSubject = RuleSubject> extends RuleInfo {
  value: RuleValues[S]
}

/** The confirmed rules of one state. */
export type StateRules = { state: UsState; name: string } & {
  [S in RuleSubject]?: StateRule<S>
}
