import {
  closeSync,
  fchownSync,
  fsyncSync,
  openSync,
  renameSync,
  statSync,
  writeSync,
} from 'node:fs'
import path from 'node:path'

/**
 * Atomic and durable, even if the power fails. Only the folder's owner can read the file, also if root
 * writes it.
 */
export function writeFileAtomically(file: string, text: string): void {
  const draft = `${file}.${process.pid}.new`
  const descriptor = openSync(draft, 'w', 0o600)
  try {
    if (process.getuid?.() === 0) {
      const { uid, gid } = statSync(path.dirname(file))
      fchownSync(descriptor, uid, gid)
    }
    writeSync(descriptor, text)
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }

  renameSync(draft, file)
}
