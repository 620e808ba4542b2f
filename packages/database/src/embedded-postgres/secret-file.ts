import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { writeWhole } from './write-whole.ts'

/** The password kept in this file, which nobody else may read; made at first use. */
export function readOrMakeSecret(file: string): string {
  if (!existsSync(file)) {
    writeWhole(file, `${randomBytes(24).toString('base64url')}\n`, 0o600)
  }

  return readFileSync(file, 'utf8').trim()
}
