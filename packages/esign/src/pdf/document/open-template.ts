import { createHash } from 'node:crypto'
import { PDF, PdfArray, PdfDict, PdfRef, PdfStream } from '@libpdf/core'
import type { PdfName, PdfObject } from '@libpdf/core'
import { keepRecent } from '../keep-recent.ts'

/** The objects of a template as they were read, which nobody changes. */
type LoadedObjects = readonly (readonly [ref: PdfRef, object: PdfObject])[]

/**
 * Opens a template to draw on. A form is drawn many times and reading it takes longer than anything
 * else, so what was read is kept and handed out as copies. The same bytes give the same document,
 * object by object, whether they were read before or not.
 */
export async function openTemplate(bytes: Uint8Array): Promise<PDF> {
  const pdf = await PDF.load(bytes)
  for (const [ref, object] of await loadObjects(bytes)) {
    const own = PdfRef.of(ref.objectNumber, ref.generation)
    if (!pdf.context.registry.getObject(own)) {
      pdf.context.registry.addLoaded(own, copyObject(object))
    }
  }
  return pdf
}

/** In bytes of the files; read, a form takes some twenty times as much. */
const keep = keepRecent<Promise<LoadedObjects>>(6_000_000)
/** What a member uploads may be as large as all the library, and is not drawn every day. */
const maxCachedBytes = 1_000_000

function loadObjects(bytes: Uint8Array): Promise<LoadedObjects> {
  if (bytes.length > maxCachedBytes) {
    return Promise.resolve([])
  }

  const name = createHash('sha256').update(bytes).digest('hex')
  return keep(name, bytes.length, async () => collectObjects(await PDF.load(bytes)))
}

/** Everything that the document leads to. */
function collectObjects(pdf: PDF): LoadedObjects {
  const found = new Map<PdfRef, PdfObject>()
  const waiting: PdfObject[] = [pdf.context.info.trailer]
  for (let object = waiting.pop(); object; object = waiting.pop()) {
    if (object instanceof PdfRef) {
      const target = found.has(object) ? undefined : pdf.getObject(object)
      if (target) {
        found.set(object, target)
        waiting.push(target)
      }
    } else if (object instanceof PdfArray) {
      waiting.push(...object.toArray())
    } else if (object instanceof PdfDict) {
      waiting.push(...[...object].map(([, value]) => value))
    }
  }
  return [...found]
}

/** Names, numbers and strings never change and are shared; so are the bytes of a stream. */
function copyObject(object: PdfObject): PdfObject {
  if (object instanceof PdfRef) {
    return PdfRef.of(object.objectNumber, object.generation)
  }
  if (object instanceof PdfArray) {
    return new PdfArray(object.toArray().map(copyObject))
  }
  if (object instanceof PdfStream) {
    return new PdfStream(copyEntries(object), object.data)
  }
  return object instanceof PdfDict ? new PdfDict(copyEntries(object)) : object
}

function copyEntries(dict: PdfDict): [PdfName, PdfObject][] {
  return [...dict].map(([key, value]) => [key, copyObject(value)])
}
