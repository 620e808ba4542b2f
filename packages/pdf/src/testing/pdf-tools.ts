import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Text as copied by a person; keeps lines and collapses spaces. */
export function extractText(pdf: Uint8Array): string {
  return withFile(pdf, (file) => run('pdftotext', ['-layout', file, '-'])).replace(/ +/g, ' ')
}

/** The structure tree with its text. */
export function extractStructure(pdf: Uint8Array): string {
  return withFile(pdf, (file) => run('pdfinfo', ['-struct-text', file]))
}

export function readPdfInfo(pdf: Uint8Array): string {
  return withFile(pdf, (file) => run('pdfinfo', [file]))
}

/** Poppler’s view of the signatures. */
export function readSignatures(pdf: Uint8Array): string {
  return withFile(pdf, (file) => run('pdfsig', [file]))
}

/** Throws if qpdf finds an error in the file’s structure. */
export function checkStructure(pdf: Uint8Array): string {
  return withFile(pdf, (file) => run('qpdf', ['--check', file]))
}

/** All objects and streams decompressed. */
export function unpackPdf(pdf: Uint8Array): string {
  return withFile(pdf, (file) => run('qpdf', ['--qdf', '--object-streams=disable', file, '-']))
}

/** Fonts by name, with "embedded" and "subset" flags. */
export function listFonts(pdf: Uint8Array): string {
  return withFile(pdf, (file) => run('pdffonts', [file]))
}

/** Each image on the pages once, including soft masks. */
export function listImages(pdf: Uint8Array): { type: string; width: number; height: number }[] {
  const [, , ...rows] = withFile(pdf, (file) => run('pdfimages', ['-list', file])).split('\n')
  const images = rows.filter(Boolean).map((row) => row.trim().split(/\s+/))
  const byObject = new Map(images.map((cells) => [`${cells[2]} ${cells[10]}`, cells]))

  return [...byObject.values()].map((cells) => ({
    type: cells[2] ?? '',
    width: Number(cells[3]),
    height: Number(cells[4]),
  }))
}

/**
 * Share of dark pixels in a rectangle, from 0 to 1. Points from the lower left of a US Letter page;
 * pages from 1.
 */
export function measureInk(
  pdf: Uint8Array,
  page: number,
  rect: { x: number; y: number; width: number; height: number },
): number {
  const { pixels, width, height } = renderPage(pdf, page)
  const top = Math.round(height - rect.y - rect.height)
  let dark = 0
  for (let y = top; y < top + rect.height; y += 1) {
    for (let x = Math.round(rect.x); x < rect.x + rect.width; x += 1) {
      dark += (pixels[y * width + x] ?? 255) < 160 ? 1 : 0
    }
  }
  return dark / (rect.width * rect.height)
}

/** A page in gray, one byte per pixel from the upper left; 0 is black. */
export interface PageImage {
  pixels: Uint8Array
  width: number
  height: number
}

/** Pages count from 1. At 72 dpi a pixel is a point, unless the page has a user unit. */
export function renderPage(pdf: Uint8Array, page: number, dpi = 72): PageImage {
  return withFile(pdf, (file) => readPageImage(file, page, dpi))
}

/** PGM: a header with three numbers, then the pixels. */
function readPageImage(file: string, number: number, dpi: number): PageImage {
  const page = ['-f', String(number), '-l', String(number)]
  const picture = runBytes('pdftoppm', ['-gray', '-cropbox', '-r', String(dpi), ...page, file])
  const header = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(picture.toString('latin1', 0, 40))
  const [width, height] = [Number(header?.[1]), Number(header?.[2])]
  return { pixels: picture.subarray(header?.[0].length ?? 0), width, height }
}

/** Writes files to a temporary folder, which is removed afterwards. */
export function withFiles<T>(
  contents: Record<string, Uint8Array | string>,
  work: (paths: Record<string, string>) => T,
): T {
  const folder = mkdtempSync(join(tmpdir(), 'esign-'))
  try {
    const paths: Record<string, string> = {}
    for (const [name, content] of Object.entries(contents)) {
      paths[name] = join(folder, name)
      writeFileSync(join(folder, name), content)
    }
    return work(paths)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function withFile<T>(pdf: Uint8Array, work: (file: string) => T): T {
  return withFiles({ 'file.pdf': pdf }, (paths) => work(paths['file.pdf'] ?? ''))
}

function run(command: string, args: string[]): string {
  return runBytes(command, args).toString('utf8')
}

function runBytes(command: string, args: string[]): Buffer {
  return execFileSync(command, args, { stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 26 })
}

/** Rewrites the file with qpdf options such as `--encrypt`. */
export function rewriteWithQpdf(pdf: Uint8Array, options: string[]): Buffer {
  return withFile(pdf, (file) => runBytes('qpdf', [file, ...options, '-']))
}

/** Text in a rectangle of the visible page: points from the upper left, pages from 1. */
export function extractTextInRect(
  pdf: Uint8Array,
  page: number,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): string {
  const numbers = { f: page, l: page, r: 72, x, y, W: width, H: height }
  const options = Object.entries(numbers).flatMap(([name, value]) => [
    `-${name}`,
    String(Math.round(value)),
  ])
  return withFile(pdf, (file) => run('pdftotext', [...options, file, '-'])).trim()
}
