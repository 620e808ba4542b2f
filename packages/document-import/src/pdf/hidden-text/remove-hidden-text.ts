import { PDF, PdfDict, type PDFPage, PdfStream } from '@libpdf/core'
import { saveDocument } from '@countersign/pdf/document/save-document'
import {
  decodeName,
  listPageContent,
  readDict,
  readName,
  readNumberEntry,
} from '@countersign/pdf/resolve'
import { decodeContent } from '../../inspect/content/read-content.ts'
import { findHiddenText } from './find-hidden-text.ts'
import { findPieces } from './find-pieces.ts'
import { listDrawings } from './list-drawings.ts'
import { type ContentItem, markText, splitText, writeWithout } from './split-text.ts'
import { readPages } from '../../inspect/open/read-pages.ts'

export interface SeenPdf {
  pdf: Uint8Array
  /** Pages from 1. */
  hidden: { page: number; words: string }[]
  /** Pages, from 1, of drawings with so many parts that nobody knows which words are seen. */
  tooComplex: number[]
}

/**
 * Removes the words that no page shows, because they have the color of the page, are covered, outside
 * of a clipping path or tiny, or paint nothing. Otherwise they would be read, searched and spoken, but
 * not seen.
 */
export async function removeHiddenText(bytes: Uint8Array): Promise<SeenPdf> {
  const pdf = await PDF.load(bytes)
  const pages = pdf.getPages()
  const units = pages.map(({ dict }) => readNumberEntry(pdf, dict, 'UserUnit') ?? 1)
  const judged = await readPages(bytes, units, (pdfium, { page, index, ...options }) => [
    { index, ...findHiddenText(pdfium, page, options) },
  ])
  const tooComplex = judged.filter((each) => each.isTooComplex).map(({ index }) => index + 1)
  const found = judged.filter(({ isFound }) => isFound)
  if (found.length === 0) {
    return { pdf: bytes, hidden: [], tooComplex }
  }

  const indices = new Set(found.map(({ index }) => index))
  const parts = splitPages(pdf, indices)
  parts.forEach(({ stream, items }) => setContent(stream, markText(items)))
  const pieces = await findPieces(await pdf.save(), { units, indices, parts })
  parts.forEach(({ stream, items }) => setContent(stream, writeWithout(items, pieces)))

  return {
    pdf: await saveDocument(pdf),
    hidden: found
      .filter(({ words }) => /[\p{L}\p{N}]/u.test(words))
      .map(({ index, words }) => ({ page: index + 1, words })),
    tooComplex,
  }
}

interface ContentPart {
  stream: PdfStream
  items: ContentItem[]
}

/** What these pages show, but for drawings that are on other pages, too, where all text is seen. */
function splitPages(pdf: PDF, indices: ReadonlySet<number>): ContentPart[] {
  const pages = pdf.getPages()
  const isChosen = ({ index }: PDFPage) => indices.has(index)
  const list = (some: PDFPage[]) => some.flatMap((page) => listDrawings(pdf, page))
  const elsewhere = new Set(
    list(pages.filter((page) => !isChosen(page))).map(({ stream }) => stream),
  )
  const own = new Map(
    list(pages.filter(isChosen))
      .filter(({ stream }) => !elsewhere.has(stream))
      .map(({ stream, resources }) => [stream, resources]),
  )
  let last = 0
  const split = (content: string, resources: PdfDict) =>
    splitText(content, {
      bytesPerCode: (font) => countBytesPerCode(pdf, resources, font),
      nextId: () => (last += 1),
    })

  return [
    ...pages.filter(isChosen).map((page) => {
      const content = listPageContent(pdf, page.dict).map(decodeContent).join('\n')
      const stream = new PdfStream()
      page.dict.set('Contents', pdf.register(stream))
      return { stream, items: split(content, page.getResources()) }
    }),
    ...[...own].map(([stream, resources]) => ({
      stream,
      items: split(decodeContent(stream), resources),
    })),
  ]
}

function setContent(stream: PdfStream, content: string): void {
  stream.delete('Filter')
  stream.delete('DecodeParms')
  stream.setData(Buffer.from(content, 'latin1'))
}

/** Only fonts of several bytes have an encoding of varying length (ISO 32000-1, 9.7.5). */
function countBytesPerCode(pdf: PDF, resources: PdfDict, name: string): number {
  const fonts = readDict(pdf, resources, 'Font') ?? new PdfDict()
  const font = readDict(pdf, fonts, decodeName(name))
  if (!font || readName(pdf, font, 'Subtype') !== 'Type0') {
    return 1
  }

  return /^Identity-[HV]$/.test(readName(pdf, font, 'Encoding') ?? '') ? 2 : 0
}
