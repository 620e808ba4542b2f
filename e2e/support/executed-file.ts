import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** What independent tools say of a sealed PDF. */
export interface Findings {
  /** All text, in reading order, white space folded. */
  text: string
  pages: number
  signatureValid: boolean
  totalDocument: boolean
  structureClean: boolean
  /** Pictures by kind: an uploaded signature is an image with its soft mask. */
  pictures: string[]
}

/** Opens the file again with poppler and qpdf, which know nothing of us. */
export async function examine(pdf: Buffer): Promise<Findings> {
  return inFolder(pdf, async (file) => {
    const [text, info, signature, structure, images] = await Promise.all([
      output('pdftotext', [file, '-']),
      output('pdfinfo', [file]),
      output('pdfsig', [file]),
      output('qpdf', ['--check', file]),
      output('pdfimages', ['-list', file]),
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

async function inFolder<T>(pdf: Buffer, work: (file: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'countersign-examined-'))
  const file = path.join(folder, 'executed.pdf')
  try {
    await writeFile(file, pdf)
    return await work(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A tool that finds fault says so and exits with more than 0: what it says is what we want. */
async function output(command: string, args: string[]): Promise<string> {
  const said = await run(command, args, { maxBuffer: 50_000_000 }).catch((error: unknown) => {
    if (error instanceof Error && 'stdout' in error) {
      return { stdout: String(error.stdout) }
    }
    throw error
  })
  return said.stdout
}
