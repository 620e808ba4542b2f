import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDF } from '@libpdf/core'

export interface PdfWidget {
  name: string
  page: number
  /** x1, y1, x2, y2 in points from the bottom left. */
  rect: readonly [number, number, number, number]
}

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

/** The output of a poppler or qpdf program for a PDF; throws if the program fails. */
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

export interface PdfInspection {
  /** The output of `qpdf --check`. */
  check: string
  /** In drawing order. */
  text: string
}

/** Checks several files in one shell, because most of the time goes into starting programs. */
export function inspectAll(pdfs: readonly Uint8Array[]): PdfInspection[] {
  const folder = mkdtempSync(join(tmpdir(), 'forms-'))
  const script = `for file in *.pdf; do
    qpdf --check "$file" > "$file.check" && pdftotext -raw -enc UTF-8 "$file" "$file.txt" || exit 1
  done`
  try {
    pdfs.forEach((pdf, index) => writeFileSync(join(folder, `${index}.pdf`), pdf))
    execFileSync('sh', ['-c', script], { cwd: folder })
    const read = (name: string) => readFileSync(join(folder, name), 'utf8')
    return pdfs.map((_, index) => ({
      check: read(`${index}.pdf.check`),
      text: read(`${index}.pdf.txt`),
    }))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The text in drawing order, without the given page headers and footers. */
export function readText(pdf: Uint8Array, headersAndFooters: readonly string[]): string {
  return joinLines(inspectPdf(pdf, 'pdftotext', '-raw', '-enc', 'UTF-8'), headersAndFooters)
}

/** The footer of each page of a form. */
export function footers(pages: number): string[] {
  return Array.from({ length: pages }, (_, index) => `Page ${index + 1} of ${pages} of this form`)
}

/** Joins the lines of a text, without the given page headers and footers. */
export function joinLines(text: string, headersAndFooters: readonly string[]): string {
  return text
    .split(/[\n\f]/)
    .filter((line) => !headersAndFooters.includes(line.trim()))
    .join(' ')
    .replace(/\s+/g, ' ')
}
