import { errorCode } from '../../kernel/error-code.ts'
import { StorageError } from '../../kernel/storage-error.ts'

/** What went wrong and what to do, for the person at the terminal. `folder` is the backup's. */
export function explainBackupError(error: unknown, folder: string): string {
  if (isFull(error)) {
    return `The disk of ${folder} is full, so there is no backup. What was written is in ${folder}.partial. Make room and run the same command again, which goes on from there, or delete that folder.`
  }

  return explainFailure(error, folder)
}

/** The same for a restore; `dataDir` is the folder that it writes to. */
export function explainRestoreError(
  error: unknown,
  { folder, dataDir }: { folder: string; dataDir: string },
): string {
  if (errorCode(error) === diskFull) {
    return 'The disk of the database is full. Make room for the whole backup, and begin again with an empty database.'
  }
  if (isFull(error)) {
    return `The disk of ${dataDir} is full. Make room for the whole backup, and begin again with an empty folder.`
  }

  return explainFailure(error, isAbout(error, folder) ? folder : dataDir)
}

/** SQLSTATE */
const diskFull = '53100'

function isFull(error: unknown): boolean {
  return (
    (error instanceof StorageError && error.failure === 'full') ||
    ['ENOSPC', 'EDQUOT'].includes(systemCode(error))
  )
}

function explainFailure(error: unknown, folder: string): string {
  switch (systemCode(error)) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `${folder} cannot be read or written by this user (${systemCode(error)}).`
  }

  if (isUnreachable(error)) {
    return 'The database cannot be reached. If the server is starting or stopping, try again in a moment; otherwise check DATABASE_URL.'
  }
  return error instanceof Error ? error.message : String(error)
}

function isUnreachable(error: unknown): boolean {
  const cause = causeOf(error)
  const hasNoSocket = cause instanceof Error && cause.message.startsWith('connect ENOENT ')

  return hasNoSocket || ['ECONNREFUSED', 'ENOTFOUND'].includes(systemCode(error))
}

function systemCode(error: unknown): string {
  return errorCode(causeOf(error)) ?? ''
}

function causeOf(error: unknown): unknown {
  return error instanceof StorageError ? error.cause : error
}

/** Whether a call of the system failed at this folder or a file in it. */
function isAbout(error: unknown, folder: string): boolean {
  const cause = causeOf(error)

  return (
    cause instanceof Error &&
    'path' in cause &&
    typeof cause.path === 'string' &&
    `${cause.path}/`.startsWith(`${folder}/`)
  )
}
