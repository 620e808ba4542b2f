import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDF } from '@libpdf/core'

export interface PdfWidget {
  name: string
  page: number
  /** x1, y1, x2, y2 in points from the lower left. */
  rect: readonly [number, number, number, number]
}

/** Every widget of a PDF, as another program reads it back. */
export async function readWidgets(pdf: Uint8Array): Promise<PdfWidget[]> {
  return listWidgets(await PDF.load(pdf))
}

export function listWidgets(doc: PDF): PdfWidget[] {
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

/** What other programs say of a file: qpdf of its structure, poppler of its text as it is drawn. */
export interface PdfInspection {
  check: string
  text: string
}

/** Several files at one start of a shell: most of the time of a look goes into starting programs. */
export function inspectAll(pdfs: readonly Uint8Array[]): PdfInspection[] {
  const folder = mkdtempSync(join(tmpdir(), 'forms-'))
  const look = `for file in *.pdf; do
    qpdf --check "$file" > "$file.check" && pdftotext -raw -enc UTF-8 "$file" "$file.txt" || exit 1
  done`
  try {
    pdfs.forEach((pdf, index) => writeFileSync(join(folder, `${index}.pdf`), pdf))
    execFileSync('sh', ['-c', look], { cwd: folder })
    const read = (name: string) => readFileSync(join(folder, name), 'utf8')
    return pdfs.map((_, index) => ({
      check: read(`${index}.pdf.check`),
      text: read(`${index}.pdf.txt`),
    }))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The text in the order in which it is drawn, without what stands at the head and foot of pages. */
export function readText(pdf: Uint8Array, running: readonly string[]): string {
  return joinLines(inspectPdf(pdf, 'pdftotext', '-raw', '-enc', 'UTF-8'), running)
}

/** The lines of a text as one, without the running ones. */
export function joinLines(text: string, running: readonly string[]): string {
  return text
    .split(/[\n\f]/)
    .filter((line) => !running.includes(line.trim()))
    .join(' ')
    .replace(/\s+/g, ' ')
}
