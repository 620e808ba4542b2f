import { PDF, ops } from '@libpdf/core'
import { getPageView } from '../coordinates.ts'
import { attachFile } from './attach-file.ts'
import type { AttachedFile } from './attach-file.ts'
import { copyDocument } from './copy-document.ts'
import { joinStructures } from '../structure/join-structures.ts'
import type { StructurePart } from '../structure/join-structures.ts'
import { addBookmarks } from './outline.ts'
import { takeFooterPlace } from './page-footer.ts'
import { createPageWriter } from '../text/page-writer.ts'
import type { PageWriter } from '../text/page-writer.ts'
import { saveDocument, setFileId } from './save-document.ts'
import { artifact } from '../structure/structure.ts'
import { shapeLine } from '../text/shape-line.ts'
import type { Line } from '../text/shape-line.ts'

export interface MergeInput extends MergedFacts {
  /** In reading order, as bytes or as an open PDF. */
  documents: { title: string; pdf: Uint8Array | PDF }[]
  /**
   * Printed in the footers instead of the packet's id, the first text that fits; from the longest to
   * the shortest. The last one is printed if none fits.
   */
  footers?: string[]
}

/** What a merged file says of itself. */
export interface MergedFacts {
  packetId: string
  title: string
  /** BCP 47. */
  language: string
  createdAt: Date
  /** Files to attach. */
  attached?: AttachedFile[]
}

export interface OpenedDocument {
  title: string
  pdf: PDF
}

export interface MergedDocument {
  pdf: Uint8Array
  pages: number
}

/**
 * Merges documents, keeping their tags, and adds bookmarks and the footer "Packet ... · Page n of
 * m". Deterministic: the same input gives the same bytes.
 */
export async function mergeDocuments(input: MergeInput): Promise<MergedDocument> {
  const pdf = PDF.create()
  addDocuments(pdf, await openAll(input.documents))
  const writer = addFooters(pdf, input)
  addFacts(pdf, input)

  return { pdf: await saveDocument(pdf, writer), pages: pdf.getPageCount() }
}

/** Appends the pages of the documents, with their tags and a bookmark each. */
export function addDocuments(pdf: PDF, documents: readonly OpenedDocument[]): void {
  const parts = documents.map(({ title, pdf: source }) => ({
    title,
    copied: copyDocument(source, pdf),
  }))
  joinStructures(pdf, parts)
  addBookmarks(pdf, parts.flatMap(toBookmark))
}

/** On all pages. The fonts of the returned writer are not embedded yet. */
export function addFooters(
  pdf: PDF,
  { footers, packetId }: Pick<MergeInput, 'footers' | 'packetId'>,
): PageWriter {
  const writer = createPageWriter(pdf)
  drawFooters(pdf, footers ?? [`Packet ${packetId}`], writer)
  return writer
}

export function addFacts(pdf: PDF, input: MergedFacts): void {
  setMetadata(pdf, input)
  for (const file of input.attached ?? []) {
    attachFile(pdf, file, input.createdAt)
  }
}

async function openAll(documents: MergeInput['documents']): Promise<OpenedDocument[]> {
  const opened = []
  for (const { title, pdf } of documents) {
    opened.push({ title, pdf: pdf instanceof PDF ? pdf : await PDF.load(pdf) })
  }

  return opened
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
    const line = shapeLongest(
      texts.map((text) => `${text} · Page ${page.index + 1} of ${pages.length}`),
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

function setMetadata(pdf: PDF, { title, language, createdAt, packetId }: MergedFacts): void {
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
