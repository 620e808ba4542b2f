import { PDF } from '@libpdf/core'
import { addDocuments, finishMerged } from './merge-documents.ts'
import type { MergeInput, OpenedDocument } from './merge-documents.ts'
import { completeObjects, saveDocument } from './save-document.ts'

/** What comes last in a merged file is known only after the other documents. */
export interface MergeInStepsInput extends Omit<MergeInput, 'documents'> {
  /** At least one, in reading order. */
  documents: OpenedDocument[]
  last: OpenedDocument
}

interface MergedAhead {
  documents: readonly OpenedDocument[]
  /** Saved and opened again: what is added to it is saved as an incremental update. */
  merged: PDF
}

/** By the first document, for as long as that is in use. */
const mergedAhead = new WeakMap<PDF, MergedAhead>()

/** Does the first step of `mergeInSteps`. It is used once. */
export async function mergeAhead(documents: OpenedDocument[]): Promise<void> {
  const [first] = documents
  if (first) {
    mergedAhead.set(first.pdf, { documents, merged: await mergeFirst(documents) })
  }
}

/**
 * As `mergeDocuments`, in two steps: saves the documents, and adds the last one and all that depends on
 * it to the saved file. The result is not saved: `save({ incremental: true })` of it gives the same
 * bytes, with or without `mergeAhead`.
 */
export async function mergeInSteps(input: MergeInStepsInput): Promise<PDF> {
  const { documents, last, ...rest } = input
  const merged = takeAhead(documents) ?? (await mergeFirst(documents))
  addDocuments(merged, [last])
  completeObjects(merged, finishMerged(merged, rest))

  return merged
}

async function mergeFirst(documents: readonly OpenedDocument[]): Promise<PDF> {
  const pdf = PDF.create()
  addDocuments(pdf, documents)

  return PDF.load(await saveDocument(pdf))
}

function takeAhead(documents: readonly OpenedDocument[]): PDF | undefined {
  const [first] = documents
  const ahead = first && mergedAhead.get(first.pdf)
  if (!first || !ahead || !isSame(ahead.documents, documents)) {
    return undefined
  }

  mergedAhead.delete(first.pdf)
  return ahead.merged
}

function isSame(one: readonly OpenedDocument[], other: readonly OpenedDocument[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ title, pdf }, index) => {
      const same = other[index]
      return same?.pdf === pdf && same.title === title
    })
  )
}
