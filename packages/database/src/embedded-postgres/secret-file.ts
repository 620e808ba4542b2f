import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { writeFileAtomically } from './write-file-atomically.ts'

/** The password in this file (mode 0600), created on first use. */
export function readOrCreateSecret(file: string): string {
  if (!existsSync(file)) {
    writeFileAtomically(file, `${randomBytes(24).toString('base64url')}\n`)
  }

  return readFileSync(file, 'utf8').trim()
}
