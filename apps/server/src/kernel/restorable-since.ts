import { limits } from '@countersign/contract/rules/limits'
import type { Context } from './context.ts'

export function restorableSince({ clock }: Pick<Context, 'clock'>): Date {
  return new Date(clock.now().getTime() - limits.restoreHours * 3_600_000)
}
