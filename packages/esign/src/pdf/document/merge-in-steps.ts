import { PDF } from '@libpdf/core'
import type { LateText } from '../text/late-text.ts'
import { addDocuments, addFacts, addFooters } from './merge-documents.ts'
import type { MergedFacts, OpenedDocument } from './merge-documents.ts'
import { completeObjects, saveDocument } from './save-document.ts'

/** The last document of a merged file, of which some texts are known only later. */
interface LastDocument {
  title: string
  /** Equal hashes mean equal pages, up to the late texts. */
  hash: string
  draw(): { pdf: PDF; late: LateText[] }
}

export interface MergeAheadInput {
  /** Printed in the footer of each page. */
  packetId: string
  /** The dates of the first step, for which the PDF library would take the current time. */
  startedAt: Date
  /** In reading order. */
  documents: OpenedDocument[]
  last: LastDocument
}

export interface MergeInStepsInput extends MergeAheadInput, MergedFacts {
  /** Writes the late texts, whose pages are those of the merged file. */
  writeLate(pdf: PDF, late: LateText[]): void
}

interface MergedAhead {
  documents: readonly OpenedDocument[]
  last: Pick<LastDocument, 'hash' | 'title'>
  packetId: string
  step: FirstStep
}

interface FirstStep {
  /** Saved and opened again: what is added to it is saved as an incremental update. */
  merged: PDF
  late: LateText[]
}

/** By the first document, for as long as that is in use. */
const mergedAhead = new WeakMap<PDF, MergedAhead>()

/** Does the first step of `mergeInSteps`. It is used once. */
export async function mergeAhead(input: MergeAheadInput): Promise<void> {
  const { documents, last, packetId } = input
  const [first] = documents
  if (first) {
    mergedAhead.set(first.pdf, { documents, last, packetId, step: await mergeFirst(input) })
  }
}

/**
 * As `mergeDocuments`, in two steps: saves all documents, and adds to the saved file what is known
 * only later. The result is not saved: `save({ incremental: true })` of it gives the same bytes, with or
 * without `mergeAhead`.
 */
export async function mergeInSteps(input: MergeInStepsInput): Promise<PDF> {
  const { merged, late } = takeAhead(input) ?? (await mergeFirst(input))
  input.writeLate(merged, late)
  addFacts(merged, input)
  completeObjects(merged)

  return merged
}

async function mergeFirst(input: MergeAheadInput): Promise<FirstStep> {
  const { documents, last, startedAt, ...footers } = input
  const pdf = PDF.create()
  pdf.setCreationDate(startedAt)
  pdf.setModificationDate(startedAt)
  const { pdf: lastPdf, late } = last.draw()
  addDocuments(pdf, [...documents, { title: last.title, pdf: lastPdf }])
  const firstPage = pdf.getPageCount() - lastPdf.getPageCount()

  return {
    merged: await PDF.load(await saveDocument(pdf, addFooters(pdf, footers))),
    late: late.map((place) => ({ ...place, page: firstPage + place.page })),
  }
}

function takeAhead(input: MergeAheadInput): FirstStep | undefined {
  const [first] = input.documents
  const ahead = first && mergedAhead.get(first.pdf)
  if (!first || !ahead || !isSame(ahead, input)) {
    return undefined
  }

  mergedAhead.delete(first.pdf)
  return ahead.step
}

function isSame(ahead: MergedAhead, { documents, last, packetId }: MergeAheadInput): boolean {
  return (
    ahead.packetId === packetId &&
    ahead.last.hash === last.hash &&
    ahead.last.title === last.title &&
    ahead.documents.length === documents.length &&
    ahead.documents.every(({ title, pdf }, index) => {
      const same = documents[index]
      return same?.pdf === pdf && same.title === title
    })
  )
}
