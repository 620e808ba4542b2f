import { inDays } from './periods.ts'
import { ruleFor } from './rule-for.ts'
import { against, dayAt, dollars, numberAt, textAt, youEntered } from './remark.ts'
import type { Check, Scene } from './remark.ts'
import type { LateFeeCap } from './state-rule.ts'

export const depositOverCap: Check = (scene) => {
  const key = 'LLEdit.deposit.amount'
  const deposit = numberAt(scene, key)
  const rent = numberAt(scene, 'LLEdit.rent.monthly')
  if (!deposit) {
    return undefined
  }

  return against(scene, { subject: 'depositCap', key }, ({ monthsOfRent }) => {
    const limit = rent && Math.round(rent * monthsOfRent)
    return limit && deposit > limit ? overLimit(deposit, limit) : undefined
  })
}

export const lateFeeOverCap: Check = (scene) => {
  const charged = lateFee(scene)
  const rent = numberAt(scene, 'LLEdit.rent.monthly')
  if (!charged || !rent) {
    return undefined
  }

  return against(scene, { subject: 'lateFeeCap', key: charged.key }, (cap) => {
    const limit = limitOf(cap, rent)
    return charged.cents > limit ? overLimit(charged.cents, limit) : undefined
  })
}

/** Where we know of no cap: a share of the rent that few courts would take for a fair estimate. */
export const lateFeeUnusual: Check = (scene) => {
  const charged = lateFee(scene)
  const rent = numberAt(scene, 'LLEdit.rent.monthly')
  const known = ruleFor(scene.state, 'lateFeeCap') !== undefined
  if (known || !charged || !rent || charged.cents <= Math.round(rent / 10)) {
    return undefined
  }

  const text = `This comes to ${dollars(charged.cents)}, more than a tenth of the rent. That is unusual, and a court may not allow it.`
  return { key: charged.key, text }
}

export const lateFeeTooSoon: Check = (scene) => {
  const key = 'LLEdit.lateFee.graceDays'
  const grace = numberAt(scene, key)
  if (grace === undefined || !lateFee(scene)) {
    return undefined
  }

  return against(scene, { subject: 'lateFeeGrace', key }, (asked) =>
    grace < inDays(asked) ? youEntered(grace, 'day') : undefined,
  )
}

/** The deposit's statement or refund, later after the move-out than the law allows. */
export function depositLate(key: string): Check {
  return (scene) => {
    const left = dayAt(scene, 'LLEdit.moveOut.date')
    const returned = dayAt(scene, key)
    if (left === undefined || returned === undefined) {
      return undefined
    }

    return against(scene, { subject: 'depositReturn', key }, (asked) =>
      returned - left > inDays(asked)
        ? `This is ${returned - left} days after the move-out.`
        : undefined,
    )
  }
}

/** What the lease charges for late rent, at least, in cents. */
function lateFee(scene: Scene): { key: string; cents: number } | undefined {
  const type = textAt(scene, 'LLEdit.lateFee.type')
  if (type === 'percent') {
    const key = 'LLEdit.lateFee.percent'
    const percent = numberAt(scene, key)
    const rent = numberAt(scene, 'LLEdit.rent.monthly')
    return percent && rent ? { key, cents: Math.round((percent * rent) / 100) } : undefined
  }

  const key = 'LLEdit.lateFee.amount'
  const cents = numberAt(scene, key)
  return (type === 'flat' || type === 'daily') && cents ? { key, cents } : undefined
}

function limitOf({ percentOfRent, cents, take }: LateFeeCap, rent: number): number {
  const limits = [
    ...(percentOfRent === undefined ? [] : [Math.round((percentOfRent * rent) / 100)]),
    ...(cents === undefined ? [] : [cents]),
  ]

  return take === 'lesser' ? Math.min(...limits) : Math.max(...limits)
}

function overLimit(entered: number, limit: number): string {
  return `This comes to ${dollars(entered)}, and the limit for this rent to ${dollars(limit)}.`
}
