import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import path from 'node:path'

/**
 * The key that secrets at rest are encrypted under: made once in the data folder, for its owner's
 * eyes only. Whoever backs up the database must back it up too.
 */
export function readOrMakeSecretKey(dataDir: string): string {
  const file = path.join(dataDir, 'secret-key')
  mkdirSync(dataDir, { recursive: true })

  return make(file) ?? readFileSync(file, 'utf8').trim()
}

/** `undefined` where it is there already. */
function make(file: string): string | undefined {
  const key = randomBytes(32).toString('base64url')

  try {
    const handle = openSync(file, 'wx', 0o600)
    writeSync(handle, `${key}\n`)
    fsyncSync(handle)
    closeSync(handle)
    return key
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') {
      return undefined
    }
    throw error
  }
}
