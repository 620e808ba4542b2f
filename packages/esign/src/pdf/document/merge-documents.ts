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

export interface MergeInput {
  /** In reading order, as bytes or as an open PDF. */
  documents: { title: string; pdf: Uint8Array | PDF }[]
  /** Printed in the footer of each page. */
  packetId: string
  /**
   * Printed in the footers instead, the first text that fits; from the longest to the shortest. The
   * last one is printed if none fits.
   */
  footers?: string[]
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
  const writer = finishMerged(pdf, input)

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

/** Writes what depends on all pages. The fonts of the returned writer are not embedded yet. */
export function finishMerged(pdf: PDF, input: Omit<MergeInput, 'documents'>): PageWriter {
  const writer = createPageWriter(pdf)
  drawFooters(pdf, input.footers ?? [`Packet ${input.packetId}`], writer)
  setMetadata(pdf, input)
  for (const file of input.attached ?? []) {
    attachFile(pdf, file, input.createdAt)
  }

  return writer
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

function setMetadata(
  pdf: PDF,
  { title, language, createdAt, packetId }: Omit<MergeInput, 'documents'>,
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
  setFileId(pdf, `${packetId} ${createdAt.toISOString()}`)
}
