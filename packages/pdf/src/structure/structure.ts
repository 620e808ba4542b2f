import {
  ops,
  type PDF,
  PdfArray,
  PdfBool,
  PdfDict,
  PdfName,
  PdfNumber,
  type PdfObject,
  type PDFPage,
  PdfRef,
  PdfString,
} from '@libpdf/core'
import type { DrawnPlace, Place } from '../find-places.ts'
import type { Operator } from '../operator.ts'
import { openMergedTree, type ParentTree } from './merged-tree.ts'
import { readNumberTree, writeNumberTree } from './number-tree.ts'

/** Attributes of a former form field (ISO 32000-1, 14.8.5.6). */
interface PrintedField {
  role: 'tv' | 'cb' | 'rb'
  /** Name for screen readers. */
  label: string
  checked?: boolean
}

type AppendedType = 'H1' | 'H2' | 'P' | 'Figure'

/** Updates the structure tree while fields become page content. */
export interface Structure {
  /** Replaces a widget by content at the same position in the reading order. */
  printField(place: DrawnPlace, field: PrintedField, content: Operator[]): Operator[]
  /** Removes an annotation that has no content. Returns its element, where it has one. */
  drop(place: Pick<Place, 'widget'>): PdfRef | undefined
  /** Adds content at the end of the reading order. */
  append(page: PDFPage, type: AppendedType, content: Operator[], alternate?: string): Operator[]
  /** Writes the tree. Call once, at the end. */
  finish(): void
}

/** For an untagged document, content is returned unchanged. */
export function readStructure(pdf: PDF): Structure {
  const root = getStructureRoot(pdf)
  if (!root) {
    return untagged
  }

  const parents = readNumberTree(
    pdf,
    root.getDict('ParentTree', (ref) => pdf.getObject(ref)),
  )
  return {
    ...editStructure(pdf, flatTree(parents), getTopElement(pdf, root)),
    finish() {
      root.set('ParentTree', writeNumberTree(parents))
      root.set('ParentTreeNextKey', PdfNumber.of(Math.max(-1, ...parents.keys()) + 1))
    },
  }
}

/**
 * The structure of one document in a merged file. `part` is its element; `undefined` for a document
 * without tags, whose content is returned unchanged. Only what changes is written.
 */
export function readPartStructure(pdf: PDF, part: PdfRef | undefined): Structure {
  const root = getStructureRoot(pdf)
  const dict = part && pdf.getObject(part)
  if (!root || !part || !(dict instanceof PdfDict)) {
    return untagged
  }
  return {
    ...editStructure(pdf, openMergedTree(pdf, root), { ref: part, dict }),
    finish: () => undefined,
  }
}

export function getStructureRoot(pdf: PDF): PdfDict | undefined {
  return pdf.getCatalog().getDict('StructTreeRoot', (ref) => pdf.getObject(ref))
}

function flatTree(entries: Map<number, PdfObject>): ParentTree {
  return {
    get: (key) => entries.get(key),
    set: (key, value) => void entries.set(key, value),
    delete: (key) => void entries.delete(key),
    nextKey: () => Math.max(-1, ...entries.keys()) + 1,
  }
}

function editStructure(
  pdf: PDF,
  parents: ParentTree,
  top: { ref: PdfRef; dict: PdfDict },
): Omit<Structure, 'finish'> {
  const resolve = (ref: PdfRef) => pdf.getObject(ref)

  function mark(page: PDFPage, element: PdfRef, content: Operator[]): [Operator[], PdfDict] {
    const owners = getOwners(pdf, page, parents)
    const id = owners.length
    owners.push(element)
    const type = pdf.getObject(element)
    const tag = (type instanceof PdfDict && type.getName('S', resolve)?.value) || 'P'
    const reference = PdfDict.of({
      Type: PdfName.of('MCR'),
      Pg: page.ref,
      MCID: PdfNumber.of(id),
    })
    // The marked-content identifier (ISO 32000-1, 14.7.4.2).
    const begin = beginMarkedContent(tag, PdfDict.of({ MCID: PdfNumber.of(id) }))
    return [[begin, ...content, ops.endMarkedContent()], reference]
  }

  function newElement(type: string): PdfRef {
    const element = pdf.register(PdfDict.of({ S: PdfName.of(type), P: top.ref }))
    getKids(pdf, top.dict).push(element)
    return element
  }

  return {
    printField(place, field, content) {
      const found = place.widget && detachElement(pdf, parents, place.widget)
      const element = found?.ref ?? place.element ?? newElement('Form')
      const dict = pdf.getObject(element)
      if (!(dict instanceof PdfDict)) {
        return content
      }

      setAttributes(dict, field)
      const [marked, reference] = mark(place.page, element, content)
      const kids = getKids(pdf, dict)
      if (found) {
        kids.set(found.index, reference)
      } else {
        kids.push(reference)
      }
      return marked
    },
    drop(place) {
      const found = detachElement(pdf, parents, place.widget)
      const dict = found && pdf.getObject(found.ref)
      if (found && dict instanceof PdfDict) {
        getKids(pdf, dict).remove(found.index)
      }
      return found?.ref
    },
    append(page, type, content, alternate) {
      const element = newElement(type)
      const [marked, reference] = mark(page, element, content)
      const dict = pdf.getObject(element)
      if (dict instanceof PdfDict) {
        getKids(pdf, dict).push(reference)
        if (alternate !== undefined) {
          dict.set('Alt', PdfString.fromString(alternate))
        }
      }
      return marked
    },
  }
}

export function createStructure(pdf: PDF): Structure {
  const root = PdfDict.of({ Type: PdfName.of('StructTreeRoot') })
  pdf.getCatalog().set('StructTreeRoot', pdf.register(root))
  pdf.getCatalog().set('MarkInfo', PdfDict.of({ Marked: PdfBool.of(true) }))
  return readStructure(pdf)
}

const untagged: Structure = {
  printField: (_place, _field, content) => content,
  drop: () => undefined,
  append: (_page, _type, content) => content,
  finish: () => undefined,
}

/** Content outside of the text, such as a footer (ISO 32000-1, 14.8.2.2). */
export function artifact(content: Operator[]): Operator[] {
  return [
    beginMarkedContent('Artifact', PdfDict.of({ Type: PdfName.of('Pagination') })),
    ...content,
    ops.endMarkedContent(),
  ]
}

/** The PDF library writes the tag as given, so it needs the slash of a name. */
function beginMarkedContent(tag: string, props: PdfDict): Operator {
  return ops.beginMarkedContentProps(`/${tag}`, props)
}

function setAttributes(element: PdfDict, { role, label, checked }: PrintedField): void {
  const attributes = PdfDict.of({
    O: PdfName.of('PrintField'),
    Role: PdfName.of(role),
    Desc: PdfString.fromString(label),
  })
  if (checked !== undefined) {
    attributes.set('checked', PdfName.of(checked ? 'on' : 'off'))
  }
  element.set('A', attributes)
}

/**
 * Finds the element that refers to a widget and its index among the kids, and removes the widget
 * from the parent tree.
 */
function detachElement(
  pdf: PDF,
  parents: ParentTree,
  widget: PdfRef,
): { ref: PdfRef; index: number } | undefined {
  const annotation = pdf.getObject(widget)
  const key =
    annotation instanceof PdfDict ? annotation.getNumber('StructParent')?.value : undefined
  const ref = key === undefined ? undefined : parents.get(key)
  const element = ref instanceof PdfRef ? pdf.getObject(ref) : undefined
  if (key === undefined || !(ref instanceof PdfRef) || !(element instanceof PdfDict)) {
    return undefined
  }

  parents.delete(key)
  const index = getKids(pdf, element)
    .toArray()
    .findIndex((kid) => refersTo(pdf, kid, widget))
  return index < 0 ? undefined : { ref, index }
}

function refersTo(pdf: PDF, kid: PdfObject, widget: PdfRef): boolean {
  const dict = kid instanceof PdfRef ? pdf.getObject(kid) : kid
  const target = dict instanceof PdfDict ? dict.getRef('Obj') : undefined
  return target?.objectNumber === widget.objectNumber
}

/** Kids as an array in the element itself, whichever form they had. */
function getKids(pdf: PDF, element: PdfDict): PdfArray {
  const kids = element.get('K')
  const value = kids instanceof PdfRef ? pdf.getObject(kids) : kids
  if (value instanceof PdfArray) {
    return value
  }

  const array = new PdfArray(kids ? [kids] : [])
  element.set('K', array)
  return array
}

/** Elements that own a page's content, by marked-content id (ISO 32000-1, 14.7.4.4). */
function getOwners(pdf: PDF, page: PDFPage, parents: ParentTree): PdfArray {
  const key = page.dict.getNumber('StructParents')?.value ?? parents.nextKey()
  page.dict.set('StructParents', PdfNumber.of(key))

  const entry = parents.get(key)
  const value = entry instanceof PdfRef ? pdf.getObject(entry) : entry
  if (value instanceof PdfArray) {
    return value
  }

  const owners = new PdfArray()
  parents.set(key, owners)
  return owners
}

function getTopElement(pdf: PDF, root: PdfDict): { ref: PdfRef; dict: PdfDict } {
  for (const kid of getKids(pdf, root)) {
    const dict = kid instanceof PdfRef ? pdf.getObject(kid) : undefined
    if (kid instanceof PdfRef && dict instanceof PdfDict) {
      return { ref: kid, dict }
    }
  }

  const rootRef = pdf.getCatalog().getRef('StructTreeRoot') ?? pdf.register(root)
  const dict = PdfDict.of({ S: PdfName.of('Document'), P: rootRef })
  const ref = pdf.register(dict)
  getKids(pdf, root).push(ref)
  return { ref, dict }
}
