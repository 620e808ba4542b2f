import { PDF, ops } from '@libpdf/core'
import { getPageView } from '../coordinates.ts'
import { type AttachedFile, attachFile } from './attach-file.ts'
import { copyDocument } from './copy-document.ts'
import { joinStructures, type StructurePart } from './join-structures.ts'
import { addBookmarks } from './outline.ts'
import { takeFooterPlace } from './page-footer.ts'
import { createPageWriter, type PageWriter } from '../text/page-writer.ts'
import { saveDocument, setFileId } from './save-document.ts'
import { artifact } from '../structure/structure.ts'
import { type Line, shapeLine } from '../text/shape-line.ts'

export interface MergeInput {
  /** In reading order, as bytes or as an open PDF. */
  documents: { title: string; pdf: Uint8Array | PDF }[]
  /**
   * Printed in the footers before the number of the page, the first text that fits; from the longest to
   * the shortest. The last one is printed if none fits.
   */
  footers?: string[]
  packetId: string
  title: string
  /** BCP 47. */
  language: string
  createdAt: Date
  attached?: AttachedFile[]
}

export interface MergedDocument {
  pdf: Uint8Array
  pages: number
}

/**
 * Merges documents, keeping their tags, and adds bookmarks and the footer "Page n of m". The packet's
 * number is not on them: its papers are served and signed. Deterministic: the same input gives the same bytes.
 */
export async function mergeDocuments(input: MergeInput): Promise<MergedDocument> {
  const pdf = PDF.create()
  const parts = []
  for (const { title, pdf: source } of input.documents) {
    const open = source instanceof PDF ? source : await PDF.load(source)
    parts.push({ title, copied: copyDocument(open, pdf) })
  }
  joinStructures(pdf, parts)
  addBookmarks(pdf, parts.flatMap(toBookmark))
  const writer = createPageWriter(pdf)
  drawFooters(pdf, input.footers ?? [], writer)
  setMetadata(pdf, input)
  for (const file of input.attached ?? []) {
    attachFile(pdf, file, input.createdAt)
  }

  return { pdf: await saveDocument(pdf, writer), pages: pdf.getPageCount() }
}

function toBookmark({ title, copied }: StructurePart) {
  const [page] = copied.pages
  return page ? [{ title, page }] : []
}

const footerSize = 7.5

function drawFooters(pdf: PDF, texts: readonly string[], writer: PageWriter): void {
  const pages = pdf.getPages()
  for (const page of pages) {
    const view = getPageView(pdf, page)
    const { y, maxWidth } = takeFooterPlace(page, view.width)
    const number = `Page ${page.index + 1} of ${pages.length}`
    const line = shapeLongest(
      texts.length > 0 ? texts.map((text) => `${text} · ${number}`) : [number],
      maxWidth,
    )
    const x = (view.width - (line.width * footerSize) / 1000) / 2
    const operators = [
      ops.pushGraphicsState(),
      ops.setNonStrokingGray(0.35),
      ...writer.writeLine(page, {
        text: line,
        style: 'text',
        size: footerSize,
        x,
        y,
      }),
      ops.popGraphicsState(),
    ]
    page.drawOperators(artifact(view.transformOperators(operators)))
  }
}

function shapeLongest(texts: readonly string[], maxWidth: number): Line {
  const lines = texts.map((text) => shapeLine(text, 'text'))
  const longest = lines.find(({ width }) => (width * footerSize) / 1000 <= maxWidth) ?? lines.at(-1)
  return longest ?? shapeLine('', 'text')
}

function setMetadata(pdf: PDF, { title, language, createdAt, packetId }: MergeInput): void {
  pdf.setMetadata({
    title,
    author: 'Countersign',
    creator: 'Countersign',
    producer: 'Countersign, with @libpdf/core',
    creationDate: createdAt,
    modificationDate: createdAt,
    language,
  })
  pdf.setTitle(title, { showInWindowTitleBar: true })
  setFileId(pdf, `${packetId} ${createdAt.toISOString()}`)
}
