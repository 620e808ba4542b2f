import { addMs, minutes } from '../../kernel/time.ts'

/** Stores a file again that is there, while nobody else removes it. */
export type RenewFile = (sha256: string, store: () => Promise<void>) => Promise<void>

/** For stores of which no file is removed meanwhile. */
export const renewWithoutLock: RenewFile = (_sha256, store) => store()

const renewedAfterMs = minutes(12 * 60)

/**
 * Whether a file that is there is stored again all the same. Its row may be saved only now, and a file
 * that no row names is removed after a day. Where the time is unknown, nothing is removed.
 */
export function needsRenewal(storedAt: Date | undefined, now: Date): boolean {
  return storedAt !== undefined && storedAt < addMs(now, -renewedAfterMs)
}
