import { caresActNotice } from './federal.ts'
import { toDays } from './periods.ts'
import { describeCap } from './year-figures.ts'
import {
  checkAgainstRule,
  getDay,
  getNumber,
  createWarning,
  findLocalRule,
  getText,
  formatEntered,
  type RuleCheck,
  type CheckContext,
} from './rule-check.ts'
import type { NoticeStep, Period } from './state-rule.ts'

export function checkEntryHours(key: string): RuleCheck {
  return (context) =>
    checkAgainstRule(context, { subject: 'entryNotice', key }, ({ hours }) => {
      const entered = getNumber(context, key)
      return entered !== undefined && entered < hours ? formatEntered(entered, 'hour') : undefined
    })
}

/** The actual hours between the delivery of a notice of entry and the entry. */
export const checkEntryDelivery: RuleCheck = (context) => {
  const delivered = getHours(context, 'LLEdit.delivery.date', 'LLEdit.delivery.time')
  const entered = getHours(context, 'LLEdit.entry.date', 'LLEdit.entry.from')
  if (delivered === undefined || entered === undefined) {
    return undefined
  }

  return checkAgainstRule(
    context,
    { subject: 'entryNotice', key: 'LLEdit.delivery.date' },
    ({ hours }) =>
      entered - delivered < hours
        ? `Less than ${hours} hours lie between the delivery of this notice and the entry.`
        : undefined,
  )
}

/** The days to pay or to cure, and how the form counts them. */
export function checkDaysToAct(subject: 'payOrQuit' | 'cure' | 'noCure', key: string): RuleCheck {
  return (context) =>
    checkAgainstRule(context, { subject, key }, (rule) => {
      const entered = getNumber(context, key)
      if (entered !== undefined && entered < toDays(rule)) {
        return formatEntered(entered, 'day')
      }

      const calendar = getText(context, 'LLEdit.dayCount') === 'calendar'
      return calendar && rule.unit === 'courtDay' ? 'You chose calendar days.' : undefined
    })
}

/** Whether the law of the state has the chosen ground on its list; another ground names its own law. */
export const checkGround: RuleCheck = (context) => {
  const key = 'LLEdit.grounds'
  const ground = getText(context, key)
  const rule = findLocalRule(context, 'noCure')
  const isUnlisted =
    rule && ground !== undefined && ground !== 'other' && !rule.value.grounds.includes(ground)

  return isUnlisted
    ? createWarning(key, rule, 'This ground is not on the list that we read.', context.state)
    : undefined
}

/** Days of notice that depend on the length of the tenancy or on the increase. */
export function checkNoticeSteps(
  subject: 'terminationNotice' | 'rentIncreaseNotice',
  key: string,
): RuleCheck {
  return (context) =>
    checkAgainstRule(context, { subject, key }, (steps) => {
      const entered = getNumber(context, key)
      const required = findStep(steps, context)
      return entered !== undefined && required && entered < toDays(required)
        ? formatEntered(entered, 'day')
        : undefined
    })
}

/** A remark on an increase from the first percent that the cap of a year may forbid. */
export const checkRentCap: RuleCheck = (context) => {
  const key = 'LLEdit.rent.new'
  const rule = findLocalRule(context, 'rentCap')
  const percent = computeIncreasePercent(context)
  if (!rule || percent === undefined || percent <= rule.value.base) {
    return undefined
  }

  const day = getText(context, 'LLEdit.change.effectiveDate')
  const finding = `This is an increase of ${Math.round(percent * 1000) / 1000} percent. ${describeCap(context.state, day)}`
  return createWarning(key, rule, finding.trim(), context.state)
}

export const checkClaimDays: RuleCheck = (context) => {
  const key = 'LLEdit.abandoned.reclaimBy'
  const until = getDay(context, key)
  const from = getDay(context, 'LLEdit.delivery.date') ?? getDay(context, 'LLEdit.agreementDate')

  return checkAgainstRule(
    context,
    { subject: 'abandonedProperty', key },
    ({ delivered, mailed }) => {
      const required =
        getText(context, 'LLEdit.delivery.method') === 'personal' ? delivered : mailed
      const left = until !== undefined && from !== undefined ? until - from : undefined
      return left !== undefined && left < toDays(required)
        ? `This leaves ${left} days from the date of the notice.`
        : undefined
    },
  )
}

/** 15 USC 9058(c): 30 days for a federally covered property. */
export function checkFederalNotice(key: string): RuleCheck {
  return (context) => {
    const entered = getNumber(context, key)
    const covered = getText(context, 'LLEdit.federallyCovered') === 'yes'
    const short = covered && entered !== undefined && entered < toDays(caresActNotice.value)

    return createWarning(
      key,
      caresActNotice,
      short ? formatEntered(entered, 'day') : undefined,
      context.state,
    )
  }
}

/** The longest notice that applies. Unknown facts about the tenancy require nothing more. */
function findStep(steps: readonly NoticeStep[], context: CheckContext): Period | undefined {
  const tenancy = countTenancyMonths(context)
  const increase = computeIncreasePercent(context)

  return steps.findLast(
    (step) =>
      tenancy >= (step.tenancyMonths ?? 0) && matchesIncrease(increase, step.increasePercent),
  )?.notice
}

function matchesIncrease(
  increase: number | undefined,
  required: NoticeStep['increasePercent'],
): boolean {
  if (!required) {
    return true
  }
  if (increase === undefined) {
    return false
  }

  return 'over' in required ? increase > required.over : increase >= required.from
}

function countTenancyMonths(context: CheckContext): number {
  const start = getDay(context, 'LLEdit.tenancy.start')
  const noticed = getDay(context, 'LLEdit.agreementDate')
  return start === undefined || noticed === undefined ? 0 : (noticed - start) / (365.25 / 12)
}

function computeIncreasePercent(context: CheckContext): number | undefined {
  const before = getNumber(context, 'LLEdit.rent.old')
  const after = getNumber(context, 'LLEdit.rent.new')
  const stated = getNumber(context, 'LLEdit.rent.increasePercent')

  return stated ?? (before && after ? (100 * (after - before)) / before : undefined)
}

/** Hours since 1970; `undefined` until both day and time are known. */
function getHours(context: CheckContext, dayKey: string, timeKey: string): number | undefined {
  const day = getDay(context, dayKey)
  const [hour, minute] = (getText(context, timeKey) ?? '').split(':').map(Number)
  return day === undefined || hour === undefined || minute === undefined
    ? undefined
    : day * 24 + hour + minute / 60
}
