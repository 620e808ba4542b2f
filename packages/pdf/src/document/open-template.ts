import { createHash } from 'node:crypto'
import {
  PDF,
  PdfArray,
  PdfDict,
  type PdfName,
  type PdfObject,
  PdfRef,
  PdfStream,
} from '@libpdf/core'
import { createLruCache } from '../create-lru-cache.ts'

/** Parsed objects of a template. Never modified. */
type LoadedObjects = readonly (readonly [ref: PdfRef, object: PdfObject])[]

/**
 * Opens a template for drawing. Parsing is the slowest step of rendering, so parsed objects are
 * cached and copied. The result is the same with or without the cache.
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

/**
 * Maximum total size of the cached files in bytes. Parsed, a form takes about twenty times as much.
 */
const getCachedObjects = createLruCache<Promise<LoadedObjects>>(6_000_000)
/**
 * Larger files are not cached: uploads can be as large as the whole library and are rarely drawn.
 */
const maxCachedBytes = 1_000_000

function loadObjects(bytes: Uint8Array): Promise<LoadedObjects> {
  if (bytes.length > maxCachedBytes) {
    return Promise.resolve([])
  }

  const name = createHash('sha256').update(bytes).digest('hex')
  return getCachedObjects(name, bytes.length, async () => collectObjects(await PDF.load(bytes)))
}

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

/** Names, numbers, strings and stream data are immutable and shared. */
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
