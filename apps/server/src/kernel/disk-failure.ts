import { errorCode } from './error-code.ts'

/** Of the database or of a disk of this machine. */
export type DiskFailure = 'database-full' | 'database-failing' | 'disk-full' | 'disk-failing'

/** What a failed query or file operation says of the disk behind it, also as a cause of the error. */
export function findDiskFailure(error: unknown): DiskFailure | undefined {
  if (!(error instanceof Error)) {
    return undefined
  }
  const code = errorCode(error) ?? ''

  return (
    describeState(code) ??
    ('syscall' in error ? systemFailures[code] : undefined) ??
    findDiskFailure(error.cause)
  )
}

/** By SQLSTATE: 53100 is `disk_full`; the rest of class 53 is a lack of memory or a limit, 58 the system. */
export function describeState(code: string): DiskFailure | undefined {
  if (code === '53100') {
    return 'database-full'
  }

  return /^(53[02-9]..|58...)$/.test(code) && code !== '53300' ? 'database-failing' : undefined
}

const systemFailures: Partial<Record<string, DiskFailure>> = {
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EROFS: 'disk-failing',
  EIO: 'disk-failing',
  EACCES: 'disk-failing',
  EPERM: 'disk-failing',
  EMFILE: 'disk-failing',
  ENFILE: 'disk-failing',
}

const saved = 'Nothing that was saved is lost.'

/** For the person who waits. */
export const diskFailureDetails = {
  'database-full': `The database is full, so nothing can be saved right now. ${saved} Please try again later.`,
  'database-failing': `The database has a problem right now. ${saved} Please try again in a few minutes.`,
  'disk-full': `The server’s disk is full, so nothing can be added to it right now. ${saved} Please try again later.`,
  'disk-failing': `The server cannot use its disk right now. ${saved} Please try again in a few minutes.`,
} as const satisfies Record<DiskFailure, string>
