import { formulaStart } from './formula-start.ts'

/**
 * A CSV in UTF-8 with a BOM, for a spreadsheet. The header comes with the first rows, so that what fails
 * before them is answered in words.
 */
export async function* withCsvHeader(
  names: readonly string[],
  rows: AsyncIterable<string>,
): AsyncGenerator<string> {
  let header = '\uFEFF' + writeCsvRow(names)
  for await (const written of rows) {
    yield header + written
    header = ''
  }
  if (header) {
    yield header
  }
}

/** RFC 4180. */
export function writeCsvRow(cells: readonly string[]): string {
  return `${cells.map(writeCell).join(',')}\r\n`
}

/** A cell that a spreadsheet would take as a formula gets an apostrophe. */
function writeCell(text: string): string {
  const safe = formulaStart.test(text) ? `'${text}` : text

  return /[",\r\n]/.test(safe) || safe !== text ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** M/d/yyyy h:mm a, as on the screens. */
export function formatCsvInstant(iso: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  })

  return format.format(new Date(iso)).replace(',', '').replace(/\s/g, ' ')
}
