import { PDF, ops } from '@libpdf/core'
import { viewOf } from '../coordinates.ts'
import { attachFile } from './attach-file.ts'
import type { AttachedFile } from './attach-file.ts'
import { copyDocument } from './copy-document.ts'
import { joinStructures } from '../structure/join-structures.ts'
import type { JoinedPart } from '../structure/join-structures.ts'
import { writeOutline } from './outline.ts'
import { takeFoot } from './page-footer.ts'
import { createPens } from '../text/page-writer.ts'
import type { Pens } from '../text/page-writer.ts'
import { fileId, saveDocument } from './save-document.ts'
import { artifact } from '../structure/structure.ts'
import { setLine } from '../text/shape-line.ts'

export interface MergeInput {
  /** In reading order; each as its bytes, or as it lies open. */
  documents: { title: string; pdf: Uint8Array | PDF }[]
  /** Printed in each page's foot. */
  packetId: string
  title: string
  /** BCP 47. */
  language: string
  createdAt: Date
  /** What else belongs into the file, for programs. */
  attached?: AttachedFile[]
}

export interface MergedDocument {
  pdf: Uint8Array
  pages: number
}

/**
 * Joins documents into one, tagged as they were, with bookmarks and with "Packet ... · Page n of m"
 * in the foot of each page. The same input gives the same bytes.
 */
export async function mergeDocuments(input: MergeInput): Promise<MergedDocument> {
  const pdf = PDF.create()
  const parts: JoinedPart[] = []
  for (const { title, pdf: source } of input.documents) {
    const opened = source instanceof PDF ? source : await PDF.load(source)
    parts.push({ title, copied: copyDocument(opened, pdf) })
  }
  joinStructures(pdf, parts)
  writeOutline(pdf, parts.flatMap(bookmark))

  const pens = createPens(pdf)
  drawFeet(pdf, input.packetId, pens)
  describe(pdf, input)
  for (const file of input.attached ?? []) {
    attachFile(pdf, file, input.createdAt)
  }
  return { pdf: await saveDocument(pdf, pens), pages: pdf.getPageCount() }
}

function bookmark({ title, copied }: JoinedPart) {
  const [page] = copied.pages
  return page ? [{ title, page }] : []
}

const footSize = 7.5

function drawFeet(pdf: PDF, packetId: string, pens: Pens): void {
  const pages = pdf.getPages()
  for (const page of pages) {
    const text = `Packet ${packetId} · Page ${page.index + 1} of ${pages.length}`
    const view = viewOf(pdf, page)
    const line = setLine(text, 'text')
    const x = (view.width - (line.width * footSize) / 1000) / 2
    const operators = [
      ops.pushGraphicsState(),
      ops.setNonStrokingGray(0.35),
      ...pens.write(page, { text: line, pen: 'text', size: footSize, x, y: takeFoot(page) }),
      ops.popGraphicsState(),
    ]
    page.drawOperators(artifact(view.upright(operators)))
  }
}

function describe(pdf: PDF, { title, language, createdAt, packetId }: MergeInput): void {
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
  pdf.context.info.trailer.set('ID', fileId(`${packetId} ${createdAt.toISOString()}`))
}
