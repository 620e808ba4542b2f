import { readFileSync } from 'node:fs'
import { errorCode } from '../kernel/error-code.ts'

/** Reads a file that was named on the command line. Throws an `Error` in words. */
export function readGivenFile(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch (error) {
    throw new Error(explain(file, errorCode(error) ?? 'unknown error'), { cause: error })
  }
}

function explain(file: string, code: string): string {
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return `There is no file ${file}.`
    case 'EISDIR':
      return `${file} is a folder, not a file.`
  }

  return `${file} cannot be read (${code}).`
}
