import { readFileSync } from 'node:fs'
import { getSourceFile, type FormDefinition } from '../form-definition.ts'

/**
 * The file and line of an error in a definition: the line that holds what the reason quotes, else the
 * last title of the location. If neither is in the form's own file (a shared clause), its first line.
 */
export function locateError(
  definition: FormDefinition,
  location: string,
  reason: string,
): string | undefined {
  const file = getSourceFile(definition)
  if (!file) {
    return undefined
  }

  const lines = readLines(file)
  const quoted = [...reason.matchAll(/"([^"]+)"/g)].map(([, text = '']) => text)
  const candidates = [...quoted.map(toSourceKey), location.split(' > ').at(-1) ?? '']
  const line = candidates.map((text) => findLine(lines, text)).find((index) => index >= 0) ?? 0

  return `${shortenPath(file)}:${line + 1}`
}

/** Definitions write a resident's key with a star: `TT*.name`. */
function toSourceKey(text: string): string {
  return text.replace(/^TT\d\./, 'TT*.')
}

function findLine(lines: string[], text: string): number {
  return text === '' ? -1 : lines.findIndex((line) => line.includes(text))
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch {
    return [] // the sources are not installed: the file's name still helps
  }
}

/** From the package's `src/` on: error messages do not name folders of the machine. */
function shortenPath(file: string): string {
  return file.slice(Math.max(0, file.lastIndexOf('/src/') + 1))
}
