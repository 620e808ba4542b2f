import { caresActNotice } from './federal.ts'
import { inDays } from './periods.ts'
import { against, dayAt, numberAt, remark, textAt, youEntered } from './remark.ts'
import type { Check, Scene } from './remark.ts'
import type { NoticeStep, Period } from './state-rule.ts'

/** Hours of notice before an entry, as the form states them. */
export function entryHours(key: string): Check {
  return (scene) =>
    against(scene, { subject: 'entryNotice', key }, ({ hours }) => {
      const entered = numberAt(scene, key)
      return entered !== undefined && entered < hours ? youEntered(entered, 'hour') : undefined
    })
}

/** The hours that really lie between the delivery of a notice of entry and the entry. */
export const hoursFromDeliveryToEntry: Check = (scene) => {
  const delivered = momentAt(scene, 'LLEdit.delivery.date', 'LLEdit.delivery.time')
  const entered = momentAt(scene, 'LLEdit.entry.date', 'LLEdit.entry.from')
  if (delivered === undefined || entered === undefined) {
    return undefined
  }

  return against(scene, { subject: 'entryNotice', key: 'LLEdit.delivery.date' }, ({ hours }) =>
    entered - delivered < hours
      ? `Less than ${hours} hours lie between the delivery of this notice and the entry.`
      : undefined,
  )
}

/** The days to pay or to cure, and how they are counted. */
export function daysToAct(subject: 'payOrQuit' | 'cure', key: string): Check {
  return (scene) =>
    against(scene, { subject, key }, (rule) => {
      const entered = numberAt(scene, key)
      if (entered !== undefined && entered < inDays(rule)) {
        return youEntered(entered, 'day')
      }

      const calendar = textAt(scene, 'LLEdit.dayCount') === 'calendar'
      return calendar && rule.unit === 'courtDay' ? 'You chose calendar days.' : undefined
    })
}

/** Days of notice that grow with the tenancy or with the increase. */
export function stepsOfNotice(
  subject: 'terminationNotice' | 'rentIncreaseNotice',
  key: string,
): Check {
  return (scene) =>
    against(scene, { subject, key }, (steps) => {
      const entered = numberAt(scene, key)
      const asked = lastStep(steps, scene)
      return entered !== undefined && asked && entered < inDays(asked)
        ? youEntered(entered, 'day')
        : undefined
    })
}

/** The days that former residents have to claim what they left behind. */
export const daysToClaim: Check = (scene) => {
  const key = 'LLEdit.abandoned.reclaimBy'
  const until = dayAt(scene, key)
  const from = dayAt(scene, 'LLEdit.delivery.date') ?? dayAt(scene, 'LLEdit.agreementDate')

  return against(scene, { subject: 'abandonedProperty', key }, ({ delivered, mailed }) => {
    const asked = textAt(scene, 'LLEdit.delivery.method') === 'personal' ? delivered : mailed
    const left = until !== undefined && from !== undefined ? until - from : undefined
    return left !== undefined && left < inDays(asked)
      ? `This leaves ${left} days from the date of the notice.`
      : undefined
  })
}

/** 15 USC 9058(c), where the form asks whether the property is federally covered. */
export function thirtyDaysIfCovered(key: string): Check {
  return (scene) => {
    const entered = numberAt(scene, key)
    const covered = textAt(scene, 'LLEdit.federallyCovered') === 'yes'
    const short = covered && entered !== undefined && entered < inDays(caresActNotice.value)

    return remark(key, caresActNotice, short ? youEntered(entered, 'day') : undefined)
  }
}

/** The longest notice of those that apply; what we do not know of a tenancy asks for nothing more. */
function lastStep(steps: readonly NoticeStep[], scene: Scene): Period | undefined {
  const tenancy = tenancyMonths(scene)
  const increase = increasePercent(scene)

  return steps.findLast(
    (step) => tenancy >= (step.tenancyMonths ?? 0) && reaches(increase, step.increasePercent),
  )?.notice
}

function reaches(increase: number | undefined, asked: NoticeStep['increasePercent']): boolean {
  if (!asked) {
    return true
  }
  if (increase === undefined) {
    return false
  }

  return 'over' in asked ? increase > asked.over : increase >= asked.from
}

function tenancyMonths(scene: Scene): number {
  const start = dayAt(scene, 'LLEdit.tenancy.start')
  const noticed = dayAt(scene, 'LLEdit.agreementDate')
  return start === undefined || noticed === undefined ? 0 : (noticed - start) / (365.25 / 12)
}

function increasePercent(scene: Scene): number | undefined {
  const before = numberAt(scene, 'LLEdit.rent.old')
  const after = numberAt(scene, 'LLEdit.rent.new')
  const stated = numberAt(scene, 'LLEdit.rent.increasePercent')

  return stated ?? (before && after ? (100 * (after - before)) / before : undefined)
}

/** A moment in hours; a day whose time is not known yet says nothing. */
function momentAt(scene: Scene, dayKey: string, timeKey: string): number | undefined {
  const day = dayAt(scene, dayKey)
  const [hour, minute] = (textAt(scene, timeKey) ?? '').split(':').map(Number)
  return day === undefined || hour === undefined || minute === undefined
    ? undefined
    : day * 24 + hour + minute / 60
}
