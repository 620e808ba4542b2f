import { errorCode } from '../../kernel/error-code.ts'
import { StorageError } from '../../kernel/storage-error.ts'

/** What went wrong and what to do, for the person at the terminal. */
export function explainBackupError(error: unknown, folder: string): string {
  const code = errorCode(error instanceof StorageError ? error.cause : error) ?? ''
  const isFull = error instanceof StorageError && error.failure === 'full'
  if (isFull || ['ENOSPC', 'EDQUOT'].includes(code)) {
    return `The disk of ${folder} is full, so there is no backup. What was written is in ${folder}.partial. Make room and run the same command again, which goes on from there, or delete that folder.`
  }

  switch (code) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `${folder} cannot be read or written by this user (${code}).`
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
      return 'The database cannot be reached. If the server is starting or stopping, try again in a moment; otherwise check DATABASE_URL.'
  }

  return error instanceof Error ? error.message : String(error)
}
