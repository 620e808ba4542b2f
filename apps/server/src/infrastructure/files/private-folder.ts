import { chmodSync, mkdirSync } from 'node:fs'
import { errorCode } from '../../kernel/error-code.ts'

/**
 * Creates a folder that only the server's own user can open, and closes an existing one. Contracts
 * are stored in it: a closed folder protects what earlier versions left readable inside.
 */
export function makePrivateFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    chmodSync(folder, 0o700)
  } catch (error) {
    // A read-only or full disk, or a folder of another user: the first write says so.
    if (!['EROFS', 'ENOSPC', 'EPERM', 'EACCES', 'ENOENT'].includes(errorCode(error) ?? '')) {
      throw error
    }
  }
}
