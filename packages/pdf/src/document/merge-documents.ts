import { ops, PDF, type PDFPage, type PdfRef } from '@libpdf/core'
import { getPageView } from '../coordinates.ts'
import { type AttachedFile, attachFile } from './attach-file.ts'
import { copyDocument } from './copy-document.ts'
import { joinStructure, type StructurePart } from './join-structures.ts'
import { addBookmark } from './outline.ts'
import { takeFooterPlace } from './page-footer.ts'
import { createPageWriter, type PageWriter } from '../text/page-writer.ts'
import { saveDocument, setFileId } from './save-document.ts'
import { artifact } from '../structure/structure.ts'
import { type Line, shapeLine } from '../text/shape-line.ts'

export interface FileFacts {
  packetId: string
  title: string
  /** BCP 47. */
  language: string
  createdAt: Date
}

export interface MergeInput extends FileFacts {
  /** In reading order, as bytes or as an open PDF. */
  documents: { title: string; pdf: Uint8Array | PDF }[]
  /**
   * Printed in the footers before the number of the page, the first text that fits; from the longest to
   * the shortest. The last one is printed if none fits.
   */
  footers?: string[] | undefined
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
  const { pdf, writer } = await mergeOpen(input)
  for (const file of input.attached ?? []) {
    attachFile(pdf, file, input.createdAt)
  }

  return { pdf: await saveDocument(pdf, writer), pages: pdf.getPageCount() }
}

/** A document in a merged file. */
export interface MergedPart extends StructurePart {
  /** Its structure element; `undefined` without tags. */
  element: PdfRef | undefined
}

/** The merged PDF before it is saved, and where its documents are. */
export async function mergeOpen(
  input: MergeInput,
): Promise<{ pdf: PDF; writer: PageWriter; parts: MergedPart[] }> {
  const pdf = PDF.create()
  const parts: MergedPart[] = []
  for (const { title, pdf: source } of input.documents) {
    parts.push(addPart(pdf, title, source instanceof PDF ? source : await PDF.load(source)))
  }
  const writer = createPageWriter(pdf)
  const pages = pdf.getPages()
  for (const page of pages) {
    const number = `Page ${page.index + 1} of ${pages.length}`
    const numbered = input.footers?.map((text) => `${text} · ${number}`) ?? [number]
    drawFooter(pdf, page, numbered, writer)
  }
  setMetadata(pdf, input)
  setFileId(pdf, `${input.packetId} ${input.createdAt.toISOString()}`)
  return { pdf, writer, parts }
}

/** Adds a document after the last page, with its tags and a bookmark. */
export function addPart(pdf: PDF, title: string, source: PDF): MergedPart {
  const copied = copyDocument(source, pdf)
  const element = joinStructure(pdf, { title, copied })
  const [page] = copied.pages
  if (page) {
    addBookmark(pdf, { title, page })
  }
  return { title, copied, element }
}

const footerSize = 7.5

/** Draws the first text that fits. */
export function drawFooter(
  pdf: PDF,
  page: PDFPage,
  texts: readonly string[],
  writer: PageWriter,
): void {
  const view = getPageView(pdf, page)
  const { y, maxWidth } = takeFooterPlace(page, view.width)
  const line = shapeLongest(texts, maxWidth)
  const x = (view.width - (line.width * footerSize) / 1000) / 2
  const operators = [
    ops.pushGraphicsState(),
    ops.setNonStrokingGray(0.35),
    ...writer.writeLine(page, { text: line, style: 'text', size: footerSize, x, y }),
    ops.popGraphicsState(),
  ]
  page.drawOperators(artifact(view.transformOperators(operators)))
}

function shapeLongest(texts: readonly string[], maxWidth: number): Line {
  const lines = texts.map((text) => shapeLine(text, 'text'))
  const longest = lines.find(({ width }) => (width * footerSize) / 1000 <= maxWidth) ?? lines.at(-1)
  return longest ?? shapeLine('', 'text')
}

export function setMetadata(
  pdf: PDF,
  { title, language, createdAt }: Omit<FileFacts, 'packetId'>,
): void {
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
}
