import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs'

/** Atomic and durable, even if the power fails. */
export function writeFileAtomically(file: string, text: string, mode = 0o644): void {
  const draft = `${file}.${process.pid}.new`
  const descriptor = openSync(draft, 'w', mode)
  try {
    writeSync(descriptor, text)
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }

  renameSync(draft, file)
}
