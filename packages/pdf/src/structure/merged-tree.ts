import { type PDF, PdfArray, PdfDict, PdfNumber, type PdfObject, PdfRef } from '@libpdf/core'
import { writeNumberLeaf } from './number-tree.ts'

/** The owners of marked content by key (ISO 32000-1, 14.7.4.4). */
export interface ParentTree {
  get(key: number): PdfObject | undefined
  set(key: number, value: PdfObject): void
  delete(key: number): void
  /** The lowest key that is free. */
  nextKey(): number
}

/**
 * The parent tree of a file that `joinStructures` wrote: leaves with ascending keys. Only leaves that
 * are needed are read, and a new key becomes a leaf of its own.
 */
export function openMergedTree(pdf: PDF, root: PdfDict): ParentTree {
  const resolve = (ref: PdfRef) => pdf.getObject(ref)
  const nextKey = () => root.getNumber('ParentTreeNextKey', resolve)?.value ?? 0

  function findEntry(key: number): { numbers: PdfArray; index: number } | undefined {
    const numbers = listLeaves(pdf, root)
      .find((leaf) => readLimits(pdf, leaf).includes(key))
      ?.getArray('Nums', resolve)
    const index = numbers?.toArray().findIndex((item, at) => at % 2 === 0 && isNumber(item, key))
    return numbers && index !== undefined && index >= 0 ? { numbers, index } : undefined
  }

  return {
    get(key) {
      const found = findEntry(key)
      return found?.numbers.at(found.index + 1)
    },
    set(key, value) {
      appendLeaf(pdf, root, new Map([[key, value]]))
    },
    delete(key) {
      const found = findEntry(key)
      found?.numbers.remove(found.index + 1)
      found?.numbers.remove(found.index)
    },
    nextKey,
  }
}

/** Adds entries whose keys are greater than all others. */
export function appendLeaf(pdf: PDF, root: PdfDict, entries: Map<number, PdfObject>): void {
  const resolve = (ref: PdfRef) => pdf.getObject(ref)
  const tree = root.getDict('ParentTree', resolve) ?? PdfDict.of({ Kids: new PdfArray() })
  root.set('ParentTree', tree)
  // Arrays of their own, so that a change of one page writes the owners of that page only.
  const owners = [...entries].map(
    ([key, value]) => [key, value instanceof PdfArray ? pdf.register(value) : value] as const,
  )
  tree.getArray('Kids', resolve)?.push(pdf.register(writeNumberLeaf(new Map(owners))))
  root.set('ParentTreeNextKey', PdfNumber.of(Math.max(...entries.keys()) + 1))
}

function listLeaves(pdf: PDF, root: PdfDict): PdfDict[] {
  const resolve = (ref: PdfRef) => pdf.getObject(ref)
  const kids = root.getDict('ParentTree', resolve)?.getArray('Kids', resolve)?.toArray() ?? []
  return kids
    .map((kid) => (kid instanceof PdfRef ? pdf.getObject(kid) : kid))
    .filter((kid) => kid instanceof PdfDict)
}

function readLimits(pdf: PDF, leaf: PdfDict) {
  const [first, last] = leaf.getArray('Limits', (ref) => pdf.getObject(ref))?.toArray() ?? []
  return {
    includes: (key: number) =>
      first instanceof PdfNumber &&
      last instanceof PdfNumber &&
      first.value <= key &&
      key <= last.value,
  }
}

function isNumber(item: PdfObject, value: number): boolean {
  return item instanceof PdfNumber && item.value === value
}
