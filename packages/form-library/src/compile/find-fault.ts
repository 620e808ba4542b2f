import { readFileSync } from 'node:fs'
import { sourceOf } from '../form-definition.ts'
import type { FormDefinition } from '../form-definition.ts'

/**
 * The file and line of a fault: the line that holds what the fault quotes, or else the last title on
 * the way to it. Where neither stands in the form's own file (a clause that forms share), its first line.
 */
export function findFault(
  definition: FormDefinition,
  place: string,
  fault: string,
): string | undefined {
  const file = sourceOf(definition)
  if (!file) {
    return undefined
  }

  const lines = readLines(file)
  const quoted = [...fault.matchAll(/"([^"]+)"/g)].map(([, words = '']) => words)
  const wanted = [...quoted.map(asWritten), place.split(' > ').at(-1) ?? '']
  const line = wanted.map((words) => indexOf(lines, words)).find((index) => index >= 0) ?? 0

  return `${shortened(file)}:${line + 1}`
}

/** A key of one resident is written with a star for all of them. */
function asWritten(words: string): string {
  return words.replace(/^TT\d\./, 'TT*.')
}

function indexOf(lines: string[], words: string): number {
  return words === '' ? -1 : lines.findIndex((line) => line.includes(words))
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch {
    return [] // run from somewhere without sources: the file's name still helps
  }
}

/** From the package's `src/` on; paths of a machine do not belong into a message. */
function shortened(file: string): string {
  return file.slice(Math.max(0, file.lastIndexOf('/src/') + 1))
}
