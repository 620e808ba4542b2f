import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { type PDF, PdfArray, PdfDict, PdfName, PdfNumber, PdfStream, PdfString } from '@libpdf/core'
import { createLruCache } from '../create-lru-cache.ts'
import type { Face } from './open-face.ts'
import { subsetFont } from './subset-font.ts'
import { toUnicode, type UsedGlyphs } from './to-unicode.ts'

/**
 * Fills a dictionary with a composite font (ISO 32000-1, 9.7): subset, widths and ToUnicode map.
 * Deterministic.
 */
export function writeFont(pdf: PDF, font: PdfDict, face: Face, used: UsedGlyphs): void {
  addBasicLatin(face, used)
  const subset = getSubset(face, used)
  const { glyphs } = subset
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
    FontDescriptor: pdf.register(descriptor(pdf, face, name, subset)),
    DW: PdfNumber.of(1000),
    W: widths(face, glyphs),
    CIDToGIDMap: PdfName.of('Identity'),
  })

  font.set('Type', PdfName.of('Font'))
  font.set('Subtype', PdfName.of('Type0'))
  font.set('BaseFont', name)
  font.set('Encoding', PdfName.of('Identity-H'))
  font.set('DescendantFonts', PdfArray.of(pdf.register(descendant)))
  font.set('ToUnicode', pdf.register(new PdfStream([deflated], subset.toUnicode)))
}

const deflated: [string, PdfName] = ['Filter', PdfName.of('FlateDecode')]

/** What a font file and its map of characters become for one set of glyphs. */
interface Subset {
  /** In order. */
  glyphs: number[]
  /** Compressed. */
  file: Uint8Array
  /** Bytes of the file before compression. */
  length: number
  /** Compressed. */
  toUnicode: Uint8Array
}

const maxCachedBytes = 4_000_000
const subsets = createLruCache<Subset>(maxCachedBytes)

function getSubset(face: Face, used: UsedGlyphs): Subset {
  const sorted = [...used].sort(([a], [b]) => a - b)
  const glyphs = sorted.map(([glyph]) => glyph)
  const create = (): Subset => {
    const file = subsetFont(face.name, glyphs)
    return {
      glyphs,
      file: new Uint8Array(deflateSync(file)),
      length: file.length,
      toUnicode: new Uint8Array(deflateSync(toUnicode(used))),
    }
  }

  return subsets(`${face.name} ${JSON.stringify(sorted)}`, bytesPerGlyph * glyphs.length, create)
}

/** Of a subset in the cache, with its key: rather too many. */
const bytesPerGlyph = 400

/**
 * With this many glyphs a text is in Latin letters, and its font gets all of ASCII: then most documents
 * share one subset, which is made once.
 */
const minLatinGlyphs = 32

function addBasicLatin(face: Face, used: UsedGlyphs): void {
  if (used.size < minLatinGlyphs) {
    return
  }
  for (let code = 0x20; code < 0x7f; code += 1) {
    const glyph = face.getGlyph(code)
    if (glyph !== 0 && !used.has(glyph)) {
      used.set(glyph, String.fromCharCode(code))
    }
  }
}

/** ISO 32000-1, 9.6.4: six letters that identify the subset. */
function subsetTag(glyphs: number[]): string {
  const digest = createHash('sha256').update(glyphs.join(' ')).digest().subarray(0, 6)
  return [...digest].map((byte) => String.fromCharCode(65 + (byte % 26))).join('')
}

function descriptor(pdf: PDF, face: Face, name: PdfName, { file, length }: Subset): PdfDict {
  const { scale } = face
  const [head, hhea, os2] = [face.table('head'), face.table('hhea'), face.table('OS/2')]
  const box = [36, 38, 40, 42].map((at) => PdfNumber.of(Math.round(head.getInt16(at) * scale)))
  const height = (view: DataView, at: number) =>
    PdfNumber.of(Math.round((view.byteLength >= at + 2 ? view.getInt16(at) : 0) * scale))

  return PdfDict.of({
    Type: PdfName.of('FontDescriptor'),
    FontName: name,
    Flags: PdfNumber.of(symbolic),
    FontBBox: new PdfArray(box),
    ItalicAngle: PdfNumber.of(face.table('post').getInt32(4) / 65536),
    Ascent: height(hhea, 4),
    Descent: height(hhea, 6),
    CapHeight: height(os2, 88),
    StemV: PdfNumber.of(80),
    FontFile2: pdf.register(new PdfStream([['Length1', PdfNumber.of(length)], deflated], file)),
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
