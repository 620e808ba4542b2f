import { createHash } from 'node:crypto'
import { PDF, PdfArray, PdfDict, PdfRef, PdfStream } from '@libpdf/core'
import type { PdfName, PdfObject } from '@libpdf/core'

/** The objects of a template as they were read, which nobody changes. */
type ReadObjects = readonly (readonly [ref: PdfRef, object: PdfObject])[]

/**
 * Opens a template to draw on. A form is drawn many times and reading it takes longer than anything
 * else, so what was read is kept and handed out as copies. The same bytes give the same document,
 * object by object, whether they were read before or not.
 */
export async function openTemplate(bytes: Uint8Array): Promise<PDF> {
  const pdf = await PDF.load(bytes)
  for (const [ref, object] of await readObjects(bytes)) {
    const own = PdfRef.of(ref.objectNumber, ref.generation)
    if (!pdf.context.registry.getObject(own)) {
      pdf.context.registry.addLoaded(own, copyObject(object))
    }
  }
  return pdf
}

/** The library's own forms come to some dozens; one of these takes about three megabytes once read. */
const mostKept = 24
/** What a member uploads may be fifty times as large, and is not drawn every day. */
const largestKept = 1_000_000

const kept = new Map<string, ReadObjects>()

async function readObjects(bytes: Uint8Array): Promise<ReadObjects> {
  if (bytes.length > largestKept) {
    return []
  }

  const name = createHash('sha256').update(bytes).digest('hex')
  const objects = kept.get(name) ?? readAll(await PDF.load(bytes))
  // The one that was not asked for longest stands first, and goes first.
  kept.delete(name)
  kept.set(name, objects)
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) {
    kept.delete(oldest)
  }
  return objects
}

/** Everything that the document leads to. */
function readAll(pdf: PDF): ReadObjects {
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
