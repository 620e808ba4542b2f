import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDF } from '@libpdf/core'

export interface PlaceInPdf {
  name: string
  page: number
  /** x1, y1, x2, y2 in points from the lower left. */
  rect: readonly [number, number, number, number]
}

/** Every widget of a PDF, as another program reads it back. */
export async function readPlaces(pdf: Uint8Array): Promise<PlaceInPdf[]> {
  const doc = await PDF.load(pdf)
  const pages = doc.getPages().map((page) => page.ref.toString())

  return (doc.getForm()?.getFields() ?? []).flatMap((field) =>
    'getWidgets' in field && typeof field.getWidgets === 'function'
      ? field.getWidgets().map((widget: Widget) => ({
          name: field.name,
          page: pages.indexOf(String(widget.pageRef)),
          rect: widget.rect,
        }))
      : [],
  )
}

interface Widget {
  rect: [number, number, number, number]
  pageRef: unknown
}

/** Runs a program of poppler or qpdf on a PDF and answers what it says; throws where it fails. */
export function inspectPdf(pdf: Uint8Array, program: string, ...options: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'form-'))
  try {
    const file = join(folder, 'form.pdf')
    writeFileSync(file, pdf)
    const args = program === 'pdftotext' ? [...options, file, '-'] : [...options, file]
    return execFileSync(program, args, { encoding: 'utf8' })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The text in the order in which it is drawn, without what stands at the head and foot of pages. */
export function readText(pdf: Uint8Array, running: readonly string[]): string {
  const lines = inspectPdf(pdf, 'pdftotext', '-raw', '-enc', 'UTF-8').split(/[\n\f]/)

  return lines
    .filter((line) => !running.includes(line.trim()))
    .join(' ')
    .replace(/\s+/g, ' ')
}
