import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { errorCode } from './error-code.ts'

/**
 * Makes a folder and those above it. Node's `mkdirSync` with `recursive` never returns where a file
 * system has no folders of others, such as `/proc`.
 */
export function makeFolders(folder: string, mode: number): void {
  if (existsSync(folder)) {
    return
  }

  makeFolders(path.dirname(folder), mode)
  try {
    mkdirSync(folder, { mode })
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') {
      throw error
    }
  }
}
