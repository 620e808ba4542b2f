import { createHash } from 'node:crypto'
import { PDF, PdfArray, PdfDict, type PdfObject, PdfRef, PdfStream } from '@libpdf/core'

const maxObjects = 50_000

/**
 * Describes the difference between the sealed revision and the current file, at least one sentence.
 * Informational only: the verdict does not depend on it.
 */
export async function describeChanges(sealed: Uint8Array, now: Uint8Array): Promise<string[]> {
  try {
    const [before, after] = [await PDF.load(sealed), await PDF.load(now)]
    const found = [...describePageChanges(before, after), ...describeCatalogChanges(before, after)]
    return found.length > 0
      ? found
      : ['Something was added that does not change how the file looks.']
  } catch {
    // A file that cannot be parsed cannot be compared.
    return ['The added part cannot be read.']
  }
}

/** Pages are compared by content, so an inserted page does not count as "all pages changed". */
function describePageChanges(before: PDF, after: PDF): string[] {
  const [old, now] = [before.getPages(), after.getPages()].map((pages, index) =>
    pages.map(({ dict }) => fingerprint(index === 0 ? before : after, dict)),
  )
  if (!old || !now) {
    return []
  }
  const pages = (numbers: number[]) =>
    numbers.length === 1 ? `Page ${numbers[0]} was` : `Pages ${numbers.join(', ')} were`
  const indices = (from: string[], missing: string[]) =>
    from.flatMap((print, index) => (missing.includes(print) ? [] : [index + 1]))
  const [removed, added] = [indices(old, now), indices(now, old)]
  if (old.length === now.length) {
    const isMoved = removed.length === 0 && old.some((print, index) => print !== now[index])
    return [
      ...(added.length > 0 ? [`${pages(added)} changed.`] : []),
      ...(isMoved ? ['The pages were reordered.'] : []),
    ]
  }
  return [
    ...(added.length > 0 ? [`${pages(added)} added or changed.`] : []),
    ...(removed.length > 0 ? [`${pages(removed)} removed or changed.`] : []),
    `The file had ${old.length} pages when it was sealed and has ${now.length} now.`,
  ]
}

const catalogMessages: Record<string, string> = {
  AcroForm: 'Form fields or signatures were added or changed.',
  Names: 'Attached files, scripts or named destinations were changed.',
  OCProperties: 'Layers that can be shown and hidden were changed.',
  OpenAction: 'The action that runs when the file is opened was changed.',
  AA: 'Automatic actions were changed.',
  Outlines: 'The bookmarks were changed.',
  Metadata: 'The document properties were changed.',
}

function describeCatalogChanges(before: PDF, after: PDF): string[] {
  return Object.entries(catalogMessages).flatMap(([key, message]) => {
    const [old, now] = [before, after].map((pdf) => {
      const value = pdf.getCatalog().get(key)
      return value ? fingerprint(pdf, value) : ''
    })
    return old === now ? [] : [message]
  })
}

/** Hash of an object and everything it references, except its parents. */
function fingerprint(pdf: PDF, start: PdfObject): string {
  const hash = createHash('sha256')
  const seen = new Map<string, number>()
  const waiting: PdfObject[] = [start]
  for (let next = waiting.pop(), count = 0; next && count < maxObjects; count += 1) {
    if (next instanceof PdfRef) {
      const name = `${next.objectNumber} ${next.generation}`
      const known = seen.get(name)
      hash.update(`ref ${known ?? seen.size};`)
      const target = known === undefined ? pdf.getObject(next) : null
      seen.set(name, known ?? seen.size)
      waiting.push(...(target ? [target] : []))
    } else {
      waiting.push(...hashObject(next, (part) => void hash.update(part)))
    }
    next = waiting.pop()
  }
  return hash.digest('hex')
}

const parentKeys = new Set(['Parent', 'P', 'Pg', 'StructParents', 'StructParent'])

/** Hashes an object's own values and returns the objects that it contains. */
function hashObject(object: PdfObject, update: (part: string | Uint8Array) => void): PdfObject[] {
  update(`${object.type};`)
  if (object instanceof PdfArray) {
    return object.toArray()
  }
  if (object instanceof PdfDict) {
    const entries = [...object].filter(([key]) => !parentKeys.has(key.value))
    update(entries.map(([key]) => key.value).join())
    if (object instanceof PdfStream) {
      update(object.data)
    }
    return entries.map(([, value]) => value)
  }
  switch (object.type) {
    case 'string':
      update(object.bytes)
      return []
    case 'name':
    case 'number':
    case 'bool':
      update(`${object.value};`)
      return []
    case 'null':
    case 'raw':
    case 'ref':
      return []
  }
}
