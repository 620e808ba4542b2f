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
import { appendLeaf } from '../structure/merged-tree.ts'
import { readNumberTree } from '../structure/number-tree.ts'
import { getStructureRoot } from '../structure/structure.ts'

export interface StructurePart {
  title: string
  copied: CopiedDocument
}

/**
 * Adds the structure tree of a copied document as a `Part` of one `Document`. The keys of its parent
 * tree are shifted so that they stay unique. Returns the part; `undefined` for a document without tags.
 */
export function joinStructure(pdf: PDF, { title, copied }: StructurePart): PdfRef | undefined {
  const resolve = (ref: PdfRef) => pdf.getObject(ref)
  const root = getStructureRoot(pdf) ?? createRoot(pdf)
  const top = root.getRef('K')
  const topDict = root.getDict('K', resolve)
  const tree = copied.structure && pdf.getObject(copied.structure)
  if (!(tree instanceof PdfDict) || !top || !topDict) {
    return undefined
  }
  const part = PdfDict.of({
    S: PdfName.of('Part'),
    P: top,
    T: PdfString.fromString(title),
    K: tree.get('K') ?? new PdfArray(),
  })
  const partRef = pdf.register(part)
  topDict.getArray('K', resolve)?.push(partRef)
  for (const kid of listKids(pdf, tree)) {
    kid.set('P', partRef)
  }

  const own = [...readNumberTree(pdf, tree.getDict('ParentTree', resolve))]
  const offset = root.getNumber('ParentTreeNextKey', resolve)?.value ?? 0
  shiftParentKeys(pdf, copied.pages, offset)
  if (own.length > 0) {
    appendLeaf(pdf, root, new Map(own.map(([key, value]) => [key + offset, value] as const)))
  }
  return partRef
}

function createRoot(pdf: PDF): PdfDict {
  const root = PdfDict.of({ Type: PdfName.of('StructTreeRoot') })
  const rootRef = pdf.register(root)
  const top = PdfDict.of({ S: PdfName.of('Document'), P: rootRef, K: new PdfArray() })
  root.set('K', pdf.register(top))
  root.set('ParentTree', PdfDict.of({ Kids: new PdfArray() }))
  root.set('ParentTreeNextKey', PdfNumber.of(0))
  pdf.getCatalog().set('StructTreeRoot', rootRef)
  pdf.getCatalog().set('MarkInfo', PdfDict.of({ Marked: PdfBool.of(true) }))
  return root
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
