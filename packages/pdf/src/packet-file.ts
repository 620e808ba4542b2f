import { PDF, PdfArray, type PDFPage, PdfRef } from '@libpdf/core'
import { readPartStructure } from './structure/structure.ts'
import { createPageWriter } from './text/page-writer.ts'
import { drawAnswers, type PrintInput, requireSupportedCharacters } from './render/draw-answers.ts'
import { type RenderInput, renderOpenDocument } from './render/render-document.ts'
import type { DrawnPlace } from './find-places.ts'
import { type AttachedFile, attachFile } from './document/attach-file.ts'
import {
  addPart,
  drawFooter,
  type FileFacts,
  type MergedPart,
  mergeOpen,
  setMetadata,
} from './document/merge-documents.ts'
import { saveDocument, saveRevision } from './document/save-document.ts'

/**
 * All documents of a packet in one PDF. Each later step adds a revision (ISO 32000-1, 7.5.6): the
 * bytes before it stay as they are.
 */
export interface PacketFile {
  pdf: Uint8Array
  layout: FileLayout
  added: AddedPages
}

/** Where the documents of a file are, and the places without an answer. Plain values. */
export interface FileLayout {
  /** Before the documents. */
  scanPages: number
  documents: DocumentLayout[]
}

interface DocumentLayout {
  documentId: string
  /** The number that is printed on its first page. */
  firstNumber: number
  pages: number
  /** See `keptElements`; absent without tags. */
  part?: number | undefined
  places: PlaceLayout[]
}

interface PlaceLayout {
  name: string
  /** Of the document, from 0. */
  page: number
  rect: DrawnPlace['rect']
  /** See `keptElements`. */
  element?: number | undefined
}

/**
 * A private key of the catalog (ISO 32000-1, annex E): structure elements that revisions add to, which
 * get new object numbers when a file is saved. A layout has their places in this list.
 */
const keptElements = 'CTSN_Elements'

/** By document: pages that revisions added after its last page, and continuations so far. */
export type AddedPages = Readonly<Record<string, { pages: number; continuations: number }>>

export interface PacketFileInput extends FileFacts {
  documents: (Pick<RenderInput, 'template' | 'answers'> & { documentId: string; title: string })[]
  people?: RenderInput['people']
  photos?: RenderInput['photos']
  /** Scanned pages, before the documents. */
  scan?: { title: string; pdf: PDF } | undefined
}

/** Draws and merges all documents. Deterministic. Throws `UnprintableAnswer`. */
export async function drawPacketFile(input: PacketFileInput): Promise<PacketFile> {
  const { documents, people, photos, scan, ...facts } = input
  const drawn = []
  for (const { documentId, title, template, answers } of documents) {
    const document = await renderOpenDocument({
      template,
      answers,
      ...(people && { people }),
      ...(photos && { photos }),
    })
    drawn.push({ documentId, title, pdf: document.open, ...document })
  }
  const merged = await mergeOpen({ ...facts, documents: [...(scan ? [scan] : []), ...drawn] })
  const parts = scan ? merged.parts.slice(1) : merged.parts
  const scanPages = scan?.pdf.getPageCount() ?? 0
  const layout: FileLayout = { scanPages, documents: [] }
  const elements = new PdfArray()
  const keep = (element: PdfRef | undefined) => {
    if (element) {
      elements.push(element)
    }
    return element && elements.length - 1
  }
  let firstNumber = 1 + scanPages
  for (const [index, { documentId, blanks }] of drawn.entries()) {
    const part = parts[index]
    if (part) {
      layout.documents.push({ documentId, firstNumber, ...describePart(part, blanks, keep) })
      firstNumber += part.copied.pages.length
    }
  }
  merged.pdf.getCatalog().set(keptElements, elements)
  return {
    pdf: await saveDocument(merged.pdf, merged.writer),
    layout,
    added: Object.fromEntries(
      drawn.map(({ documentId, continuations }) => [documentId, { pages: 0, continuations }]),
    ),
  }
}

function describePart(
  { copied, element }: MergedPart,
  blanks: DrawnPlace[],
  keep: (element: PdfRef | undefined) => number | undefined,
): Omit<DocumentLayout, 'documentId' | 'firstNumber'> {
  return {
    pages: copied.pages.length,
    part: keep(element),
    places: blanks.map(({ name, page, rect, element: source }) => ({
      name,
      page: page.index,
      rect,
      element: keep(source && copied.find(source)),
    })),
  }
}

export interface RevisionInput {
  /** What is printed from now on, by document. */
  documents: (Pick<PrintInput, 'template' | 'answers'> & { documentId: string })[]
  people?: PrintInput['people']
  photos?: PrintInput['photos']
}

/** Adds a revision with more answers. Only pages that they change are written. Deterministic. */
export async function addRevision(
  file: PacketFile,
  { documents, people, photos }: RevisionInput,
): Promise<PacketFile> {
  for (const { template, answers } of documents) {
    requireSupportedCharacters({ template, answers, ...(people && { people }) })
  }
  const pdf = await PDF.load(file.pdf)
  const writer = createPageWriter(pdf)
  const added = { ...file.added }
  const elements = pdf.getCatalog().getArray(keptElements, (ref) => pdf.getObject(ref))
  const find = (index: number | undefined) => {
    const element = index === undefined ? undefined : elements?.at(index)
    return element instanceof PdfRef ? element : undefined
  }
  for (const layout of file.layout.documents) {
    const printed = documents.find(({ documentId }) => documentId === layout.documentId)
    if (!printed) {
      continue
    }
    const { template, answers, documentId } = printed
    const before = added[documentId] ?? { pages: 0, continuations: 0 }
    const firstPage = findFirstPage(file.layout, added, layout)
    let count = before.pages
    const drawn = drawAnswers(
      {
        pdf,
        writer,
        structure: readPartStructure(pdf, find(layout.part)),
        places: openPlaces(pdf.getPages().slice(firstPage), layout, find),
        addPage: () => {
          const page = pdf.addPage({ size: 'letter', insertAt: firstPage + layout.pages + count })
          count += 1
          drawFooter(pdf, page, [labelAddedPage(layout, count)], writer)
          return page
        },
        firstPage,
        continuations: before.continuations,
      },
      { template, answers, ...(people && { people }), ...(photos && { photos }) },
    )
    added[documentId] = { pages: count, continuations: drawn.continuations }
  }
  return { pdf: await saveRevision(pdf, writer), layout: file.layout, added }
}

/** From 0, after what was added to the documents before it. */
function findFirstPage(
  { documents }: FileLayout,
  added: AddedPages,
  document: DocumentLayout,
): number {
  return documents
    .slice(0, documents.indexOf(document))
    .reduce(
      (index, { documentId }) => index + (added[documentId]?.pages ?? 0),
      document.firstNumber - 1,
    )
}

/** A page after page 7 is 7-1, because those that follow keep the numbers that others have read. */
function labelAddedPage(document: DocumentLayout, count: number): string {
  const after = document.firstNumber + document.pages - 1
  return `Page ${after}-${count}`
}

function openPlaces(
  pages: readonly PDFPage[],
  { places }: DocumentLayout,
  find: (index: number | undefined) => PdfRef | undefined,
): Map<string, DrawnPlace[]> {
  const open = new Map<string, DrawnPlace[]>()
  for (const { name, page: index, rect, element } of places) {
    const page = pages[index]
    if (page) {
      open.set(name, [...(open.get(name) ?? []), { name, page, rect, element: find(element) }])
    }
  }
  return open
}

/** Adds the last document, such as the certificate, with page numbers of its own. */
export async function addLastDocument(
  file: PacketFile,
  input: Omit<FileFacts, 'packetId'> & {
    document: { title: string; pdf: PDF }
    /** Printed before the number of a page: "Certificate". */
    label: string
    attached: AttachedFile[]
  },
): Promise<{ pdf: Uint8Array; pages: number }> {
  const pdf = await PDF.load(file.pdf)
  const writer = createPageWriter(pdf)
  const { copied } = addPart(pdf, input.document.title, input.document.pdf)
  for (const [index, page] of pdf.getPages().slice(-copied.pages.length).entries()) {
    const number = `${input.label} ${index + 1} of ${copied.pages.length}`
    drawFooter(pdf, page, [number], writer)
  }
  pdf.getCatalog().delete(keptElements)
  setMetadata(pdf, input)
  for (const attached of input.attached) {
    attachFile(pdf, attached, input.createdAt)
  }
  return { pdf: await saveRevision(pdf, writer), pages: pdf.getPageCount() }
}
