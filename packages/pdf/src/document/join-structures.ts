import {
  type PDF,
  PdfArray,
  PdfBool,
  PdfDict,
  PdfName,
  PdfNumber,
  PdfRef,
  PdfString,
} from '@libpdf/core'
import type { CopiedDocument } from './copy-document.ts'
import { readNumberTree, writeNumberLeaf } from '../structure/number-tree.ts'

export interface StructurePart {
  title: string
  copied: CopiedDocument
}

/**
 * Merges structure trees: each becomes a `Part` of one `Document`, and the keys of its parent tree
 * are shifted so that they stay unique.
 */
export function joinStructures(pdf: PDF, parts: StructurePart[]): void {
  const resolve = (ref: PdfRef) => pdf.getObject(ref)
  const root = PdfDict.of({ Type: PdfName.of('StructTreeRoot') })
  const rootRef = pdf.register(root)
  const top = PdfDict.of({ S: PdfName.of('Document'), P: rootRef })
  const topRef = pdf.register(top)
  const elements: PdfRef[] = []
  const leaves: PdfRef[] = []
  let offset = 0

  for (const { title, copied } of parts) {
    const tree = copied.structure && pdf.getObject(copied.structure)
    if (!(tree instanceof PdfDict)) {
      continue
    }
    const part = PdfDict.of({
      S: PdfName.of('Part'),
      P: topRef,
      T: PdfString.fromString(title),
      K: tree.get('K') ?? new PdfArray(),
    })
    const partRef = pdf.register(part)
    elements.push(partRef)
    for (const kid of listKids(pdf, tree)) {
      kid.set('P', partRef)
    }

    const own = [...readNumberTree(pdf, tree.getDict('ParentTree', resolve))]
    shiftParentKeys(pdf, copied.pages, offset)
    if (own.length > 0) {
      const shifted = own.map(([key, value]) => [key + offset, value] as const)
      leaves.push(pdf.register(writeNumberLeaf(new Map(shifted))))
      offset = Math.max(...shifted.map(([key]) => key)) + 1
    }
  }

  top.set('K', new PdfArray(elements))
  root.set('K', topRef)
  root.set('ParentTree', PdfDict.of({ Kids: new PdfArray(leaves) }))
  root.set('ParentTreeNextKey', PdfNumber.of(offset))
  pdf.getCatalog().set('StructTreeRoot', rootRef)
  pdf.getCatalog().set('MarkInfo', PdfDict.of({ Marked: PdfBool.of(true) }))
}

function listKids(pdf: PDF, tree: PdfDict): PdfDict[] {
  const kids = tree.get('K', (ref) => pdf.getObject(ref))
  const items = kids instanceof PdfArray ? kids.toArray() : kids ? [kids] : []
  return items
    .map((item) => (item instanceof PdfRef ? pdf.getObject(item) : item))
    .filter((item) => item instanceof PdfDict)
}

function shiftParentKeys(pdf: PDF, pages: PdfRef[], offset: number): void {
  const resolve = (ref: PdfRef) => pdf.getObject(ref)
  for (const ref of pages) {
    const page = pdf.getObject(ref)
    if (!(page instanceof PdfDict)) {
      continue
    }
    shiftKey(page, 'StructParents', offset)
    for (const item of page.getArray('Annots', resolve) ?? []) {
      const annotation = item instanceof PdfRef ? pdf.getObject(item) : item
      if (annotation instanceof PdfDict) {
        shiftKey(annotation, 'StructParent', offset)
      }
    }
  }
}

function shiftKey(dict: PdfDict, key: string, offset: number): void {
  const number = dict.getNumber(key)
  if (number) {
    dict.set(key, PdfNumber.of(number.value + offset))
  }
}
