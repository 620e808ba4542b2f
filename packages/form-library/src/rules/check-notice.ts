import { caresActNotice } from './federal.ts'
import { toDays } from './periods.ts'
import {
  checkAgainstRule,
  getDay,
  getNumber,
  createWarning,
  getText,
  formatEntered,
  type RuleCheck,
  type CheckContext,
} from './rule-check.ts'
import type { NoticeStep, Period } from './state-rule.ts'

/** Hours of notice before an entry, as the form states them. */
export function checkEntryHours(key: string): RuleCheck {
  return (scene) =>
    checkAgainstRule(scene, { subject: 'entryNotice', key }, ({ hours }) => {
      const entered = getNumber(scene, key)
      return entered !== undefined && entered < hours ? formatEntered(entered, 'hour') : undefined
    })
}

/** The hours that really lie between the delivery of a notice of entry and the entry. */
export const checkEntryDelivery: RuleCheck = (scene) => {
  const delivered = getHours(scene, 'LLEdit.delivery.date', 'LLEdit.delivery.time')
  const entered = getHours(scene, 'LLEdit.entry.date', 'LLEdit.entry.from')
  if (delivered === undefined || entered === undefined) {
    return undefined
  }

  return checkAgainstRule(
    scene,
    { subject: 'entryNotice', key: 'LLEdit.delivery.date' },
    ({ hours }) =>
      entered - delivered < hours
        ? `Less than ${hours} hours lie between the delivery of this notice and the entry.`
        : undefined,
  )
}

/** The days to pay or to cure, and how they are counted. */
export function checkDaysToAct(subject: 'payOrQuit' | 'cure', key: string): RuleCheck {
  return (scene) =>
    checkAgainstRule(scene, { subject, key }, (rule) => {
      const entered = getNumber(scene, key)
      if (entered !== undefined && entered < toDays(rule)) {
        return formatEntered(entered, 'day')
      }

      const calendar = getText(scene, 'LLEdit.dayCount') === 'calendar'
      return calendar && rule.unit === 'courtDay' ? 'You chose calendar days.' : undefined
    })
}

/** Days of notice that grow with the tenancy or with the increase. */
export function checkNoticeSteps(
  subject: 'terminationNotice' | 'rentIncreaseNotice',
  key: string,
): RuleCheck {
  return (scene) =>
    checkAgainstRule(scene, { subject, key }, (steps) => {
      const entered = getNumber(scene, key)
      const asked = findStep(steps, scene)
      return entered !== undefined && asked && entered < toDays(asked)
        ? formatEntered(entered, 'day')
        : undefined
    })
}

/** The days that former residents have to claim what they left behind. */
export const checkClaimDays: RuleCheck = (scene) => {
  const key = 'LLEdit.abandoned.reclaimBy'
  const until = getDay(scene, key)
  const from = getDay(scene, 'LLEdit.delivery.date') ?? getDay(scene, 'LLEdit.agreementDate')

  return checkAgainstRule(scene, { subject: 'abandonedProperty', key }, ({ delivered, mailed }) => {
    const asked = getText(scene, 'LLEdit.delivery.method') === 'personal' ? delivered : mailed
    const left = until !== undefined && from !== undefined ? until - from : undefined
    return left !== undefined && left < toDays(asked)
      ? `This leaves ${left} days from the date of the notice.`
      : undefined
  })
}

/** 15 USC 9058(c), where the form asks whether the property is federally covered. */
export function checkFederalNotice(key: string): RuleCheck {
  return (scene) => {
    const entered = getNumber(scene, key)
    const covered = getText(scene, 'LLEdit.federallyCovered') === 'yes'
    const short = covered && entered !== undefined && entered < toDays(caresActNotice.value)

    return createWarning(key, caresActNotice, short ? formatEntered(entered, 'day') : undefined)
  }
}

/** The longest notice of those that apply; what we do not know of a tenancy asks for nothing more. */
function findStep(steps: readonly NoticeStep[], scene: CheckContext): Period | undefined {
  const tenancy = tenancyMonths(scene)
  const increase = increasePercent(scene)

  return steps.findLast(
    (step) =>
      tenancy >= (step.countTenancyMonths ?? 0) &&
      matchesIncrease(increase, step.computeIncreasePercent),
  )?.notice
}

function matchesIncrease(
  increase: number | undefined,
  asked: NoticeStep['computeIncreasePercent'],
): boolean {
  if (!asked) {
    return true
  }
  if (increase === undefined) {
    return false
  }

  return 'over' in asked ? increase > asked.over : increase >= asked.from
}

function tenancyMonths(scene: CheckContext): number {
  const start = getDay(scene, 'LLEdit.tenancy.start')
  const noticed = getDay(scene, 'LLEdit.agreementDate')
  return start === undefined || noticed === undefined ? 0 : (noticed - start) / (365.25 / 12)
}

function increasePercent(scene: CheckContext): number | undefined {
  const before = getNumber(scene, 'LLEdit.rent.old')
  const after = getNumber(scene, 'LLEdit.rent.new')
  const stated = getNumber(scene, 'LLEdit.rent.increasePercent')

  return stated ?? (before && after ? (100 * (after - before)) / before : undefined)
}

/** A moment in hours; a day whose time is not known yet says nothing. */
function getHours(scene: CheckContext, dayKey: string, timeKey: string): number | undefined {
  const day = getDay(scene, dayKey)
  const [hour, minute] = (getText(scene, timeKey) ?? '').split(':').map(Number)
  return day === undefined || hour === undefined || minute === undefined
    ? undefined
    : day * 24 + hour + minute / 60
}
