import { createHash } from 'node:crypto'
import { PdfArray, PdfDict, PdfName, PdfNumber, PdfStream, PdfString } from '@libpdf/core'
import type { PDF } from '@libpdf/core'
import type { Face } from './open-face.ts'
import { subsetFont } from './subset-font.ts'
import { toUnicode } from './to-unicode.ts'
import type { UsedGlyphs } from './to-unicode.ts'

/**
 * Fills a dictionary with a composite font (ISO 32000-1, 9.7): subset, widths and ToUnicode map.
 * Deterministic.
 */
export function writeFont(pdf: PDF, font: PdfDict, face: Face, used: UsedGlyphs): void {
  const glyphs = [...used.keys()].sort((a, b) => a - b)
  const name = PdfName.of(`${subsetTag(glyphs)}+${postScriptName(face)}`)
  const descendant = PdfDict.of({
    Type: PdfName.of('Font'),
    Subtype: PdfName.of('CIDFontType2'),
    BaseFont: name,
    CIDSystemInfo: PdfDict.of({
      Registry: PdfString.fromString('Adobe'),
      Ordering: PdfString.fromString('Identity'),
      Supplement: PdfNumber.of(0),
    }),
    FontDescriptor: pdf.register(descriptor(pdf, face, name, glyphs)),
    DW: PdfNumber.of(1000),
    W: widths(face, glyphs),
    CIDToGIDMap: PdfName.of('Identity'),
  })

  font.set('Type', PdfName.of('Font'))
  font.set('Subtype', PdfName.of('Type0'))
  font.set('BaseFont', name)
  font.set('Encoding', PdfName.of('Identity-H'))
  font.set('DescendantFonts', PdfArray.of(pdf.register(descendant)))
  font.set('ToUnicode', pdf.register(new PdfStream([], toUnicode(used))))
}

/** ISO 32000-1, 9.6.4: six letters that identify the subset. */
function subsetTag(glyphs: number[]): string {
  const digest = createHash('sha256').update(glyphs.join(' ')).digest().subarray(0, 6)
  return [...digest].map((byte) => String.fromCharCode(65 + (byte % 26))).join('')
}

function descriptor(pdf: PDF, face: Face, name: PdfName, glyphs: number[]): PdfDict {
  const { scale } = face
  const [head, hhea, os2] = [face.table('head'), face.table('hhea'), face.table('OS/2')]
  const box = [36, 38, 40, 42].map((at) => PdfNumber.of(Math.round(head.getInt16(at) * scale)))
  const length = (view: DataView, at: number) =>
    PdfNumber.of(Math.round((view.byteLength >= at + 2 ? view.getInt16(at) : 0) * scale))
  const file = subsetFont(face.name, glyphs)

  return PdfDict.of({
    Type: PdfName.of('FontDescriptor'),
    FontName: name,
    Flags: PdfNumber.of(symbolic),
    FontBBox: new PdfArray(box),
    ItalicAngle: PdfNumber.of(face.table('post').getInt32(4) / 65536),
    Ascent: length(hhea, 4),
    Descent: length(hhea, 6),
    CapHeight: length(os2, 88),
    StemV: PdfNumber.of(80),
    FontFile2: pdf.register(new PdfStream([['Length1', PdfNumber.of(file.length)]], file)),
  })
}

/** ISO 32000-1, table 123: characters outside of the standard Latin set. */
const symbolic = 4

/** ISO 32000-1, 9.7.4.3: consecutive glyphs share an array. */
function widths(face: Face, glyphs: number[]): PdfArray {
  const all = new PdfArray()
  let row = new PdfArray()
  let last = -2
  for (const glyph of glyphs) {
    if (glyph !== last + 1) {
      row = new PdfArray()
      all.push(PdfNumber.of(glyph), row)
    }
    row.push(PdfNumber.of(face.getAdvance(glyph)))
    last = glyph
  }
  return all
}

/** PostScript name: name 6 in the Windows encoding (OpenType, `name`). */
function postScriptName(face: Face): string {
  const table = face.table('name')
  const storage = table.byteLength > 6 ? table.getUint16(4) : 0
  for (let index = 0; storage > 0 && index < table.getUint16(2); index += 1) {
    const entry = 6 + index * 12
    if (table.getUint16(entry) === 3 && table.getUint16(entry + 6) === 6) {
      const start = storage + table.getUint16(entry + 10)
      const units = Array.from({ length: table.getUint16(entry + 8) / 2 }, (_, at) =>
        table.getUint16(start + at * 2),
      )
      return String.fromCharCode(...units).replaceAll(/[^\w-]/g, '')
    }
  }
  return face.name
}
