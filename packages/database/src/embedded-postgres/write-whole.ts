import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs'

/** Writes a small file so that it is there whole or not at all, even if the power goes. */
export function writeWhole(file: string, text: string, mode = 0o644): void {
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
