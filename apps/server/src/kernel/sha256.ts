import { createHash } from 'node:crypto'

/** SHA-256 in lower-case hex: how secrets are kept and files are named. */
export function sha256(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex')
}
