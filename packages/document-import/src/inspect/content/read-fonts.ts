import { type PDF, PdfDict } from '@libpdf/core'
import type { InspectedFont } from '../inspection.ts'
import { readDict, readArray, resolveObject, readName } from '@countersign/pdf/resolve'

const kinds = ['Type0', 'Type1', 'TrueType', 'Type3', 'MMType1']

export function readFonts(pdf: PDF, dicts: PdfDict[]): InspectedFont[] {
  const fonts = new Map<string, InspectedFont>()
  for (const dict of dicts) {
    const kind = readName(pdf, dict, 'Subtype')
    const isFont = readName(pdf, dict, 'Type') === 'Font' || dict.has('BaseFont')
    if (kind && isFont && kinds.includes(kind)) {
      const name = readName(pdf, dict, 'BaseFont') ?? kind
      const embedded = isEmbedded(pdf, dict, kind)
      fonts.set(`${name} ${kind} ${embedded}`, { name, kind, embedded, standard: isStandard(name) })
    }
  }
  return [...fonts.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

/** A Type 3 font is drawn in the file itself; a composite font depends on its descendant. */
function isEmbedded(pdf: PDF, font: PdfDict, kind: string): boolean {
  if (kind === 'Type3') {
    return true
  }
  const descendant =
    kind === 'Type0' ? resolveObject(pdf, readArray(pdf, font, 'DescendantFonts')[0]) : font
  const descriptor =
    descendant instanceof PdfDict ? readDict(pdf, descendant, 'FontDescriptor') : undefined
  return ['FontFile', 'FontFile2', 'FontFile3'].some(
    (key) => descriptor && readDict(pdf, descriptor, key),
  )
}

/** ISO 32000-1, 9.6.2.2. Readers substitute Arial and Times New Roman with these. */
function isStandard(name: string): boolean {
  return /^(?:Helvetica|Courier|Times|Symbol|ZapfDingbats|Arial|TimesNewRoman|CourierNew)\b/.test(
    name,
  )
}
