import { toDays } from './periods.ts'
import { findRule } from './find-rule.ts'
import {
  checkAgainstRule,
  getDay,
  formatDollars,
  getNumber,
  getText,
  formatEntered,
  type RuleCheck,
  type CheckContext,
} from './rule-check.ts'
import type { LateFeeCap } from './state-rule.ts'

export const checkDepositCap: RuleCheck = (scene) => {
  const key = 'LLEdit.deposit.amount'
  const deposit = getNumber(scene, key)
  const rent = getNumber(scene, 'LLEdit.rent.monthly')
  if (!deposit) {
    return undefined
  }

  return checkAgainstRule(scene, { subject: 'depositCap', key }, ({ monthsOfRent }) => {
    const limit = rent && Math.round(rent * monthsOfRent)
    return limit && deposit > limit ? formatOverLimit(deposit, limit) : undefined
  })
}

export const checkLateFeeCap: RuleCheck = (scene) => {
  const charged = readLateFee(scene)
  const rent = getNumber(scene, 'LLEdit.rent.monthly')
  if (!charged || !rent) {
    return undefined
  }

  return checkAgainstRule(scene, { subject: 'lateFeeCap', key: charged.key }, (cap) => {
    const limit = computeLimit(cap, rent)
    return charged.cents > limit ? formatOverLimit(charged.cents, limit) : undefined
  })
}

/** Where we know of no cap: a share of the rent that few courts would take for a fair estimate. */
export const checkUnusualLateFee: RuleCheck = (scene) => {
  const charged = readLateFee(scene)
  const rent = getNumber(scene, 'LLEdit.rent.monthly')
  const known = findRule(scene.state, 'lateFeeCap') !== undefined
  if (known || !charged || !rent || charged.cents <= Math.round(rent / 10)) {
    return undefined
  }

  const text = `This comes to ${formatDollars(charged.cents)}, more than a tenth of the rent. That is unusual, and a court may not allow it.`
  return { key: charged.key, text }
}

export const checkGraceDays: RuleCheck = (scene) => {
  const key = 'LLEdit.lateFee.graceDays'
  const grace = getNumber(scene, key)
  if (grace === undefined || !readLateFee(scene)) {
    return undefined
  }

  return checkAgainstRule(scene, { subject: 'lateFeeGrace', key }, (asked) =>
    grace < toDays(asked) ? formatEntered(grace, 'day') : undefined,
  )
}

/** The deposit's statement or refund, later after the move-out than the law allows. */
export function checkDepositReturn(key: string): RuleCheck {
  return (scene) => {
    const left = getDay(scene, 'LLEdit.moveOut.date')
    const returned = getDay(scene, key)
    if (left === undefined || returned === undefined) {
      return undefined
    }

    return checkAgainstRule(scene, { subject: 'depositReturn', key }, (asked) =>
      returned - left > toDays(asked)
        ? `This is ${returned - left} days after the move-out.`
        : undefined,
    )
  }
}

/** What the lease charges for late rent, at least, in cents. */
function readLateFee(scene: CheckContext): { key: string; cents: number } | undefined {
  const type = getText(scene, 'LLEdit.lateFee.type')
  if (type === 'percent') {
    const key = 'LLEdit.lateFee.percent'
    const percent = getNumber(scene, key)
    const rent = getNumber(scene, 'LLEdit.rent.monthly')
    return percent && rent ? { key, cents: Math.round((percent * rent) / 100) } : undefined
  }

  const key = 'LLEdit.lateFee.amount'
  const cents = getNumber(scene, key)
  return (type === 'flat' || type === 'daily') && cents ? { key, cents } : undefined
}

function computeLimit({ percentOfRent, cents, take }: LateFeeCap, rent: number): number {
  const limits = [
    ...(percentOfRent === undefined ? [] : [Math.round((percentOfRent * rent) / 100)]),
    ...(cents === undefined ? [] : [cents]),
  ]

  return take === 'lesser' ? Math.min(...limits) : Math.max(...limits)
}

function formatOverLimit(entered: number, limit: number): string {
  return `This comes to ${formatDollars(entered)}, and the limit for this rent to ${formatDollars(limit)}.`
}
