import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import path from 'node:path'
import { errorCode } from '../../../kernel/error-code.ts'

/**
 * Encrypts secrets at rest. Created once in the data folder, readable by its owner only. A backup of
 * the database is useless without it.
 */
export function readOrCreateSecretKey(dataDir: string): string {
  const file = path.join(dataDir, 'secret-key')
  mkdirSync(dataDir, { recursive: true })

  return create(file) ?? readFileSync(file, 'utf8').trim()
}

/** `undefined` if it exists. */
function create(file: string): string | undefined {
  const key = randomBytes(32).toString('base64url')

  try {
    const handle = openSync(file, 'wx', 0o600)
    writeSync(handle, `${key}\n`)
    fsyncSync(handle)
    closeSync(handle)
    return key
  } catch (error) {
    if (errorCode(error) === 'EEXIST') {
      return undefined
    }
    throw error
  }
}
