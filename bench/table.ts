import type { Sample } from './measure.ts'

/** One Markdown table of figures, told against one yardstick. */
export interface Table {
  /** Median, 95th percentile, and how many times the floor that is. */
  timed(what: string, taken: Sample, floor?: Sample): void
  row(what: string, ...cells: string[]): void
}

const tables: { title: string; rows: string[][] }[] = []

/** A table under a title; `columns` are named from the left, what was measured not among them. */
export function openTable(title: string, columns: string[]): Table {
  const rows = [
    ['what', ...columns],
    ['---', ...columns.map(() => '---')],
  ]
  tables.push({ title, rows })
  return {
    timed(what, { p50, p95 }, floor) {
      const times = floor ? `${(p50 / floor.p50).toFixed(1)} ×` : ''
      rows.push([what, milliseconds(p50), milliseconds(p95), times])
    },
    row: (what, ...cells) => void rows.push([what, ...columns.map((_, at) => cells[at] ?? '')]),
  }
}

export function milliseconds(value: number): string {
  return `${value.toFixed(value < 10 ? 2 : 0)} ms`
}

export function printTables(): void {
  for (const { title, rows } of tables) {
    console.log(`\n**${title}**\n`)
    for (const cells of rows) {
      console.log(`| ${cells.join(' | ')} |`)
    }
  }
}
