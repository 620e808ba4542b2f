import type { Sample } from './measure.ts'

/** A Markdown table of figures. */
export interface Table {
  /** Median, 95th percentile, and the ratio to the baseline. */
  timed(what: string, measured: Sample, baseline?: Sample): void
  row(what: string, ...cells: string[]): void
}

const tables: { title: string; rows: string[][] }[] = []

/** Adds a table; `columns` are the headers after the first. */
export function createTable(title: string, columns: string[]): Table {
  const rows = [
    ['what', ...columns],
    ['---', ...columns.map(() => '---')],
  ]
  tables.push({ title, rows })
  return {
    timed(what, { p50, p95 }, baseline) {
      const times = baseline ? `${(p50 / baseline.p50).toFixed(1)} ×` : ''
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
