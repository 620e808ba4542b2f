import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

/** An AcroForm field; the origin is the bottom left of the page. */
interface AcroField {
  name: string
  box: readonly [left: number, bottom: number, right: number, top: number]
}

const fields: AcroField[] = [
  { name: 'Monthly Rent', box: [180, 634, 280, 652] },
  { name: 'Text7', box: [345, 600, 545, 618] },
  { name: 'Tenant Name', box: [130, 560, 330, 578] },
  { name: 'Tenant Signature', box: [72, 120, 292, 156] },
]

const texts = [
  [18, 72, 700, 'Garage lease'],
  [11, 72, 670, 'The tenant rents the garage behind the house.'],
  [11, 72, 638, 'The monthly rent is'],
  [11, 72, 604, 'Begins on'],
  [11, 72, 564, 'Tenant'],
  [11, 72, 104, 'Signature of the tenant'],
] as const

/** A landlord's own PDF: one page of US Letter with four AcroForm fields. */
export function garageLease(): Buffer {
  const drawn = texts.map(([size, x, y, text]) => `BT /F1 ${size} Tf ${x} ${y} Td (${text}) Tj ET`)
  const widgets = fields.map(
    ({ name, box }) =>
      `<< /Type /Annot /Subtype /Widget /FT /Tx /T (${name}) /F 4 /P 3 0 R /Rect [${box.join(' ')}] /DA (/F1 11 Tf 0 g) >>`,
  )
  const refs = widgets.map((_, index) => `${6 + index} 0 R`).join(' ')
  const content = drawn.join('\n')

  return writePdf([
    `<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [${refs}] /DA (/F1 11 Tf 0 g) /DR << /Font << /F1 5 0 R >> >> >> >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Annots [${refs}] /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...widgets,
  ])
}

/** The same file with a password. */
export async function lockedGarageLease(password: string): Promise<Buffer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'countersign-locked-'))
  const [open, locked] = [path.join(folder, 'open.pdf'), path.join(folder, 'locked.pdf')]
  try {
    await writeFile(open, garageLease())
    await promisify(execFile)('qpdf', ['--encrypt', password, password, '256', '--', open, locked])
    return await readFile(locked)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The objects in order, the first one being the catalog. */
export function writePdf(objects: readonly string[]): Buffer {
  let file = '%PDF-1.7\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1

  return Buffer.from(
    `${file}xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}` +
      `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  )
}
