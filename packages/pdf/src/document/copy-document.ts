import { type PDF, PdfArray, PdfDict, type PdfObject, PdfRef, PdfStream } from '@libpdf/core'
import { removeHiddenLayers } from '../layers/remove-hidden-layers.ts'
import { getInherited } from '../inherited-attribute.ts'

export interface CopiedDocument {
  /** The copied pages in the target, in order. */
  pages: PdfRef[]
  /**
   * The copied structure tree root, not yet attached to the target. `undefined` if the source is
   * not tagged.
   */
  structure: PdfRef | undefined
  /** The copy of an object of the source; `undefined` if nothing refers to it. */
  find(source: PdfRef): PdfRef | undefined
}

/**
 * Copies all pages of a document together with its structure tree. The PDF library's own copy drops
 * the tree. Hidden layers are removed from the source, as the target has no layers that hide anything.
 */
export function copyDocument(source: PDF, target: PDF): CopiedDocument {
  removeHiddenLayers(source)
  const copier = createCopier(source, target)
  const sourcePages = source.getPages()

  // Pages are registered first, so that references to them resolve to the copies instead of the
  // source's page tree.
  const pages = sourcePages.map((page) => copier.open(page.ref))
  for (const [index, page] of sourcePages.entries()) {
    const { ref, dict } = pages[index] ?? copier.open(page.ref)
    for (const [key, value] of page.dict) {
      if (key.value !== 'Parent') {
        dict.set(key, copier.copy(value))
      }
    }
    for (const key of inheritable) {
      const value = dict.has(key) ? undefined : getInherited(source, page.dict, key)
      if (value) {
        dict.set(key, copier.copy(value))
      }
    }
    target.insertPage(target.getPageCount(), ref)
  }

  const tree = source.getCatalog().get('StructTreeRoot')
  const structure = tree instanceof PdfRef ? copier.copy(tree) : undefined
  copier.finish()
  return {
    pages: pages.map((page) => page.ref),
    structure: structure instanceof PdfRef ? structure : undefined,
    find: copier.find,
  }
}

interface Copier {
  /** Registers an empty copy. */
  open(ref: PdfRef): { ref: PdfRef; dict: PdfDict }
  copy(value: PdfObject): PdfObject
  find(from: PdfRef): PdfRef | undefined
  /** Fills registered copies. Uses a queue, because trees can be deeper than the call stack. */
  finish(): void
}

function createCopier(source: PDF, target: PDF): Copier {
  const copies = new Map<string, PdfRef>()
  const waiting: (() => void)[] = []

  function claim(from: PdfRef, object: PdfObject): PdfRef {
    const ref = target.register(object)
    copies.set(`${from.objectNumber}:${from.generation}`, ref)
    return ref
  }

  function find({ objectNumber, generation }: PdfRef): PdfRef | undefined {
    return copies.get(`${objectNumber}:${generation}`)
  }

  function copyRef(from: PdfRef): PdfObject {
    const known = find(from)
    if (known) {
      return known
    }
    const object = source.getObject(from)
    if (object instanceof PdfStream) {
      const stream = new PdfStream([], object.data)
      waiting.push(() => fill(stream, object))
      return claim(from, stream)
    }
    if (object instanceof PdfDict) {
      const dict = new PdfDict()
      waiting.push(() => fill(dict, object))
      return claim(from, dict)
    }
    if (object instanceof PdfArray) {
      const array = new PdfArray()
      waiting.push(() => array.push(...object.toArray().map(copy)))
      return claim(from, array)
    }
    return claim(from, object ?? new PdfDict())
  }

  function fill(dict: PdfDict, from: PdfDict): void {
    for (const [key, value] of from) {
      dict.set(key, copy(value))
    }
  }

  function copy(value: PdfObject): PdfObject {
    if (value instanceof PdfRef) {
      return copyRef(value)
    }
    if (value instanceof PdfArray) {
      return new PdfArray(value.toArray().map(copy))
    }
    if (value instanceof PdfDict) {
      const dict = new PdfDict()
      fill(dict, value)
      return dict
    }
    return value
  }

  return {
    open(ref) {
      const dict = new PdfDict()
      return { ref: claim(ref, dict), dict }
    },
    copy,
    find,
    finish() {
      for (let work = waiting.shift(); work; work = waiting.shift()) {
        work()
      }
    },
  }
}

/** Inheritable page attributes (ISO 32000-1, 7.7.3.4). */
const inheritable = ['Resources', 'MediaBox', 'CropBox', 'Rotate']
