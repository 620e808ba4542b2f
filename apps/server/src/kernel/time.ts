export { days } from '@countersign/answers/day'

export const systemClock = { now: () => new Date() }

export function minutes(count: number): number {
  return count * 60_000
}

export function addMs(instant: Date, ms: number): Date {
  return new Date(instant.getTime() + ms)
}
