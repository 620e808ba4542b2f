import { type PDF, PdfArray, PdfDict, PdfNumber, type PDFPage, PdfRef } from '@libpdf/core'
import { readName, readNumberEntry, readText, resolveObject } from '@countersign/pdf/resolve'
import { readStructure, type Structure } from '@countersign/pdf/structure/structure'
import { formatList } from '../../inspect/content/format-list.ts'
import { drawAppearance, readState } from './draw-appearance.ts'

/**
 * Draws notes, stamps, highlights and the like on the page. Those that only a screen, only paper or
 * only some readers show are left out, because what is signed on a screen is printed. Fields and links
 * stay. Returns sentences for the person who uploaded the file.
 */
export function flattenNotes(pdf: PDF): string[] {
  const structure = readStructure(pdf)
  const left = pdf.getPages().flatMap((page) => flattenOnPage(pdf, page, structure))
  structure.finish()

  return left.length > 0
    ? [`Notes that not every screen and printout shows were left out: ${formatList(left)}.`]
    : []
}

/** Returns what was left out. */
function flattenOnPage(pdf: PDF, page: PDFPage, structure: Structure): string[] {
  const annotations = resolveObject(pdf, page.dict.get('Annots'))
  if (!(annotations instanceof PdfArray)) {
    return []
  }

  const left: string[] = []
  const kept = annotations.toArray().filter((item) => {
    const note = resolveObject(pdf, item)
    const subtype = note instanceof PdfDict ? readName(pdf, note, 'Subtype') : undefined
    if (!(note instanceof PdfDict) || subtype === 'Widget') {
      return true
    }
    if (subtype === 'Link') {
      removeFrame(note)
      return true
    }
    const drawn = isShownEverywhere(pdf, note)
      ? drawAppearance({ pdf, page, widget: note }, readState(pdf, note))
      : []
    if (drawn.length > 0) {
      page.drawOperators(drawn)
    } else if (subtype !== 'Popup' && !hasFlag(pdf, note, hidden)) {
      left.push(describe(pdf, note, page.index + 1))
    }
    if (item instanceof PdfRef) {
      structure.drop({ widget: item })
    }
    return false
  })
  page.dict.set('Annots', new PdfArray(kept))
  return left
}

/** Not all readers draw it. */
function removeFrame(link: PdfDict): void {
  link.delete('AP')
  link.delete('BS')
  link.set('Border', PdfArray.of(PdfNumber.of(0), PdfNumber.of(0), PdfNumber.of(0)))
}

/** ISO 32000-1, table 165. */
const [hidden, print, noView] = [2, 4, 32]

function hasFlag(pdf: PDF, note: PdfDict, flag: number): boolean {
  return ((readNumberEntry(pdf, note, 'F') ?? 0) & flag) !== 0
}

function isShownEverywhere(pdf: PDF, note: PdfDict): boolean {
  return (
    readName(pdf, note, 'Subtype') !== 'Popup' &&
    hasFlag(pdf, note, print) &&
    !hasFlag(pdf, note, hidden) &&
    !hasFlag(pdf, note, noView)
  )
}

function describe(pdf: PDF, note: PdfDict, page: number): string {
  const words = readText(pdf, note, 'Contents')?.replace(/\s+/g, ' ').trim().slice(0, 40)
  return `${words ? `“${words}”` : 'one without words'} (page ${page})`
}
