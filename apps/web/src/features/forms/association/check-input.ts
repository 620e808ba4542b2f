import { toDayInZone } from '@countersign/answers/format-day'
import type { z } from 'zod'
import { ApiProblem } from '../../../lib/api-problem.ts'
import { timeZone } from '../../../lib/time-zone.ts'

export type InputErrors = Partial<Record<string, string>>

/** By field, the first message of each. */
export function errorsOf(error: z.ZodError | undefined): InputErrors {
  const found = (error?.issues ?? []).map(
    ({ path, message }) => [String(path[0]), message] as const,
  )

  return Object.fromEntries(found.toReversed())
}

export function problemErrors(error: unknown): InputErrors {
  const errors = error instanceof ApiProblem ? (error.problem.errors ?? []) : []

  return Object.fromEntries(errors.map(({ field, message }) => [field, message]))
}

export function todayHere(): string {
  return toDayInZone(new Date(), timeZone)
}
