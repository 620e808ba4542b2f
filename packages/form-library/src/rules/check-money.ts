import { isTable } from '@countersign/answers/answer'
import { dayMs } from '@countersign/answers/day'
import { formatDay } from '@countersign/answers/format-day'
import { formatMoney } from '@countersign/answers/number'
import { addPeriod, toDays } from './periods.ts'
import {
  checkAgainstRule,
  createWarning,
  findLocalRule,
  getDay,
  getNumber,
  getText,
  markBreak,
  formatEntered,
  type RuleCheck,
  type CheckContext,
  type RuleWarning,
} from './rule-check.ts'
import type { FeeCap, Period, RuleValues } from './state-rule.ts'

export const checkDepositCap: RuleCheck = (context) => {
  const key = 'LLEdit.deposit.amount'
  const deposit = sumDeposits(context, key)
  const rent = getNumber(context, 'LLEdit.rent.monthly')
  if (!deposit) {
    return undefined
  }

  return checkAgainstRule(context, { subject: 'depositCap', key }, ({ monthsOfRent }) => {
    const limit = rent && Math.round(rent * monthsOfRent)
    return limit && deposit > limit ? formatOverLimit(deposit, limit) : undefined
  })
}

/** Silent where no rule is known. Without an amount in the law, its words stand beside every fee. */
export function checkApplicationFee(key: string): RuleCheck {
  return (context) => {
    const fee = getNumber(context, key)
    const rule = findLocalRule(context, 'applicationFeeCap')
    if (!fee || !rule) {
      return undefined
    }

    const { cents } = rule.value
    const warning = createWarning(key, rule, explainFee(fee, cents), context.state)
    return cents === undefined ? warning : markBreak(warning)
  }
}

function explainFee(fee: number, limit: number | undefined): string | undefined {
  if (limit === undefined) {
    return ''
  }
  return fee > limit
    ? `This is ${formatMoney(fee)}, and the limit is ${formatMoney(limit)}.`
    : undefined
}

/** Silent where no rule is known: few states cap what holds a home. */
export const checkHoldingDepositCap: RuleCheck = (context) => {
  const key = 'LLEdit.hold.amount'
  const held = getNumber(context, key)
  const rent = getNumber(context, 'LLEdit.rent.monthly')
  const rule = findLocalRule(context, 'holdingDepositCap')
  if (!held || !rent || !rule) {
    return undefined
  }

  const limit = Math.round((rent * rule.value.percentOfRent) / 100)
  return markBreak(
    createWarning(
      key,
      rule,
      held > limit ? formatOverLimit(held, limit) : undefined,
      context.state,
    ),
  )
}

export const checkLateFeeCap: RuleCheck = (context) => {
  const charged = readLateFee(context)
  const rent = getNumber(context, 'LLEdit.rent.monthly')
  if (!charged || !rent) {
    return undefined
  }

  return checkAgainstRule(context, { subject: 'lateFeeCap', key: charged.key }, (cap) => {
    const limit = computeLimit(cap, rent)
    return charged.cents > limit ? formatOverLimit(charged.cents, limit) : undefined
  })
}

/** Silent where no rule is known. */
export const checkReturnedPaymentFee: RuleCheck = (context) => {
  const key = 'LLEdit.nsf.fee'
  const fee = getNumber(context, key)
  const rent = getNumber(context, 'LLEdit.rent.monthly')
  const rule = findLocalRule(context, 'returnedPaymentFeeCap')
  if (!fee || !rent || !rule) {
    return undefined
  }

  const limit = computeLimit(rule.value, rent)
  return markBreak(
    createWarning(key, rule, fee > limit ? formatOverLimit(fee, limit) : undefined, context.state),
  )
}

/** Without a known cap: a share of the rent that few courts would accept as a fair estimate. */
export const checkUnusualLateFee: RuleCheck = (context) => {
  const charged = readLateFee(context)
  const rent = getNumber(context, 'LLEdit.rent.monthly')
  const known = findLocalRule(context, 'lateFeeCap') !== undefined
  if (known || !charged || !rent || charged.cents <= Math.round(rent / 10)) {
    return undefined
  }

  const text = `This comes to ${formatMoney(charged.cents)}, more than a tenth of the rent. That is unusual, and a court may not allow it.`
  return { key: charged.key, text }
}

export const checkGraceDays: RuleCheck = (context) => {
  const key = 'LLEdit.lateFee.graceDays'
  const grace = getNumber(context, key)
  if (grace === undefined || !readLateFee(context)) {
    return undefined
  }

  return checkAgainstRule(context, { subject: 'lateFeeGrace', key }, (required) =>
    grace < toDays(required) ? formatEntered(grace, 'day') : undefined,
  )
}

export function checkDepositReturn(key: string): RuleCheck {
  return (context) => {
    const left = getDay(context, 'LLEdit.moveOut.date')
    const returned = getDay(context, key)
    if (left === undefined || returned === undefined) {
      return undefined
    }

    return checkAgainstRule(context, { subject: 'depositReturn', key }, (rule) =>
      returned > addPeriod(left, timeToReturn(context, rule))
        ? `This is ${returned - left} days after the move-out.`
        : undefined,
    )
  }
}

/** The last day for the deposit's statement, counted from the move-out, while none is written. */
export const checkDepositDueBy: RuleCheck = (context) => {
  const key = 'LLEdit.itemization.dueBy'
  const left = getDay(context, 'LLEdit.moveOut.date')
  const rule = findLocalRule(context, 'depositReturn')
  const written = [key, 'LLEdit.itemization.sentOn'].some((day) => getDay(context, day))
  if (left === undefined || !rule || written) {
    return checkDepositReturn(key)(context)
  }

  const last = new Date(addPeriod(left, timeToReturn(context, rule.value)) * dayMs)
    .toISOString()
    .slice(0, 10)
  return createWarning(
    key,
    rule,
    `Counted from the move-out, the last day is ${formatDay(last)}.`,
    context.state,
  )
}

/** Nothing is kept once the owner says so with a total of zero. */
function timeToReturn(context: CheckContext, rule: RuleValues['depositReturn']): Period {
  const kept = getNumber(context, 'LLEdit.itemization.totalDeductions')
  return kept === 0 ? (rule.nothingKept ?? rule) : rule
}

/** What is refundable counts as a deposit, whatever it is called. */
function sumDeposits(context: CheckContext, key: string): number {
  const charges = context.answers['LLEdit.fees']
  const refundable = (isTable(charges) ? charges : [])
    .filter(({ refundable: answer }) => answer === 'yes')
    .map(({ amount }) => (typeof amount === 'number' ? amount : 0))
  const deposits = [key, 'LLEdit.pets.deposit'].map((each) => getNumber(context, each) ?? 0)

  return [...deposits, ...refundable].reduce((sum, cents) => sum + cents, 0)
}

function readLateFee(context: CheckContext): { key: string; cents: number } | undefined {
  const type = getText(context, 'LLEdit.lateFee.type')
  if (type === 'percent') {
    const key = 'LLEdit.lateFee.percent'
    const percent = getNumber(context, key)
    const rent = getNumber(context, 'LLEdit.rent.monthly')
    return percent && rent ? { key, cents: Math.round((percent * rent) / 100) } : undefined
  }

  const key = 'LLEdit.lateFee.amount'
  const cents = getNumber(context, key)
  return (type === 'flat' || type === 'daily') && cents ? { key, cents } : undefined
}

function computeLimit({ percentOfRent, cents, percentOver, take }: FeeCap, rent: number): number {
  const amount = addShareOver(cents, percentOver, rent)
  const limits = [
    ...(percentOfRent === undefined ? [] : [Math.round((percentOfRent * rent) / 100)]),
    ...(amount === undefined ? [] : [amount]),
  ]

  return take === 'lesser' ? Math.min(...limits) : Math.max(...limits)
}

function addShareOver(
  cents: number | undefined,
  over: FeeCap['percentOver'],
  rent: number,
): number | undefined {
  return cents !== undefined && over
    ? cents + Math.round((over.percent * Math.max(0, rent - over.cents)) / 100)
    : cents
}

function formatOverLimit(entered: number, limit: number): string {
  return `This comes to ${formatMoney(entered)}, and the limit for this rent is ${formatMoney(limit)}.`
}

/** Fla. Stat. 83.595(4) sets two months; elsewhere a court asks what leaving costs the owner. */
export function checkTerminationFee(key: string): RuleCheck {
  return (context) => explainTerminationFee(context, key)
}

function explainTerminationFee(context: CheckContext, key: string): RuleWarning | undefined {
  const fee = getNumber(context, key)
  const rent = getNumber(context, 'LLEdit.rent.monthly')
  if (!fee || !rent || fee <= 2 * rent) {
    return undefined
  }
  return {
    key,
    text:
      context.state === 'FL'
        ? 'This is more than two months’ rent. Florida requires an early termination fee to be no more than two months’ rent, and to be chosen in a separate addendum (Fla. Stat. 83.595(4)).'
        : 'This is more than two months’ rent. A court may not enforce a fee that is more than what an early end costs the owner. Ask an attorney.',
  }
}
