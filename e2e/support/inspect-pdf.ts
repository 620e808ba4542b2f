import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** What independent tools report about a sealed PDF. */
export interface PdfReport {
  /** All text, in reading order, with collapsed white space. */
  text: string
  pages: number
  signatureValid: boolean
  totalDocument: boolean
  structureClean: boolean
  /** Types of images: an uploaded signature is an image with a soft mask. */
  pictures: string[]
}

/** Inspects the file with poppler and qpdf. */
export async function inspectPdf(pdf: Buffer): Promise<PdfReport> {
  return withFile(pdf, async (file) => {
    const [text, info, signature, structure, images] = await Promise.all([
      runTool('pdftotext', [file, '-']),
      runTool('pdfinfo', [file]),
      runTool('pdfsig', [file]),
      runTool('qpdf', ['--check', file]),
      runTool('pdfimages', ['-list', file]),
    ])
    return {
      text: text.replace(/\s+/g, ' '),
      pages: Number(/Pages:\s+(\d+)/.exec(info)?.[1]),
      signatureValid: signature.includes('Signature Validation: Signature is Valid.'),
      totalDocument: signature.includes('Total document signed'),
      structureClean: structure.includes('No syntax or stream encoding errors found'),
      pictures: [...images.matchAll(/^ +\d+ +\d+ (\w+)/gm)].map(([, kind = '']) => kind),
    }
  })
}

async function withFile<T>(pdf: Buffer, work: (file: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'countersign-examined-'))
  const file = path.join(folder, 'executed.pdf')
  try {
    await writeFile(file, pdf)
    return await work(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A tool that finds errors exits with more than 0; its output is needed in any case. */
async function runTool(command: string, args: string[]): Promise<string> {
  const result = await run(command, args, { maxBuffer: 50_000_000 }).catch((error: unknown) => {
    if (error instanceof Error && 'stdout' in error) {
      return { stdout: String(error.stdout) }
    }
    throw error
  })
  return result.stdout
}
