import { PDF } from '@libpdf/core'
import { copyDocument } from './copy-document.ts'
import type { CopiedDocument } from './copy-document.ts'

/** Documents that were copied into a new PDF, one after the other. */
export interface CopiedDocuments {
  target: PDF
  sources: PDF[]
  copies: CopiedDocument[]
}

/** By the first source, for as long as that is in use. */
const copiedAhead = new WeakMap<PDF, CopiedDocuments>()

/** Does the first part of `copyDocuments` before it is known what follows these documents. */
export function copyAhead(sources: PDF[]): void {
  const [first] = sources
  if (first) {
    copiedAhead.set(first, addDocuments({ target: PDF.create(), sources: [], copies: [] }, sources))
  }
}

/** The result is the same with or without `copyAhead`, whose copies are used once. */
export function copyDocuments(sources: PDF[]): CopiedDocuments {
  const ahead = takeAhead(sources) ?? { target: PDF.create(), sources: [], copies: [] }

  return addDocuments(ahead, sources.slice(ahead.sources.length))
}

function takeAhead(sources: PDF[]): CopiedDocuments | undefined {
  const [first] = sources
  const ahead = first && copiedAhead.get(first)
  if (!first || !ahead?.sources.every((source, index) => source === sources[index])) {
    return undefined
  }

  copiedAhead.delete(first)
  return ahead
}

function addDocuments(copied: CopiedDocuments, sources: PDF[]): CopiedDocuments {
  const copies = sources.map((source) => copyDocument(source, copied.target))

  return {
    target: copied.target,
    sources: [...copied.sources, ...sources],
    copies: [...copied.copies, ...copies],
  }
}
