import {
  type PDF,
  PdfArray,
  PdfBool,
  PdfDict,
  PdfName,
  PdfNumber,
  type PdfObject,
  type PDFPage,
  PdfRef,
  PdfStream,
  PdfString,
} from '@libpdf/core'
import { writeNumberTree } from '@countersign/pdf/structure/number-tree'
import type { WrittenWidget } from './write-fields.ts'

interface Tags {
  pageCount: number
  widgets: readonly WrittenWidget[]
  picturePages: ReadonlySet<number>
}

/**
 * Adds a basic structure tree to an untagged PDF (ISO 32000-1, 14.7): for each page its text as one
 * paragraph, or a figure if it has none, and then its fields. A tagged PDF is not changed.
 */
export function tagPages(pdf: PDF, { pageCount, widgets, picturePages }: Tags): void {
  if (pdf.getCatalog().has('StructTreeRoot')) {
    return
  }

  const root = PdfDict.of({ Type: PdfName.of('StructTreeRoot') })
  const rootRef = pdf.register(root)
  const sections = new PdfArray()
  const top = pdf.register(PdfDict.of({ S: PdfName.of('Document'), P: rootRef, K: sections }))
  const parents = new Map<number, PdfObject>()
  for (const page of pdf.getPages().slice(0, pageCount)) {
    const own = widgets.filter((widget) => widget.page === page.index)
    sections.push(tagPage({ pdf, page, top, parents }, own, picturePages.has(page.index)))
  }

  root.set('K', top)
  root.set('ParentTree', writeNumberTree(parents))
  root.set('ParentTreeNextKey', PdfNumber.of(Math.max(-1, ...parents.keys()) + 1))
  pdf.getCatalog().set('StructTreeRoot', rootRef)
  pdf.getCatalog().set('MarkInfo', PdfDict.of({ Marked: PdfBool.of(true) }))
}

interface Tagging {
  pdf: PDF
  page: PDFPage
  top: PdfRef
  parents: Map<number, PdfObject>
}

function tagPage(
  { pdf, page, top, parents }: Tagging,
  widgets: readonly WrittenWidget[],
  isPicture: boolean,
): PdfRef {
  const kids = new PdfArray()
  const section = pdf.register(PdfDict.of({ S: PdfName.of('Sect'), P: top, K: kids }))
  const content = pdf.register(createContentElement(page, section, isPicture))
  wrapContent(pdf, page, isPicture ? 'Figure' : 'P')
  kids.push(content)
  page.dict.set('StructParents', PdfNumber.of(getNextKey(parents)))
  parents.set(getNextKey(parents), PdfArray.of(content))

  for (const { ref, label } of widgets) {
    const element = PdfDict.of({
      S: PdfName.of('Form'),
      P: section,
      Alt: PdfString.fromString(label),
      K: PdfArray.of(PdfDict.of({ Type: PdfName.of('OBJR'), Obj: ref, Pg: page.ref })),
    })
    const widget = pdf.getObject(ref)
    if (widget instanceof PdfDict) {
      widget.set('StructParent', PdfNumber.of(getNextKey(parents)))
    }
    const elementRef = pdf.register(element)
    parents.set(getNextKey(parents), elementRef)
    kids.push(elementRef)
  }

  return section
}

function getNextKey(parents: ReadonlyMap<number, PdfObject>): number {
  return parents.size
}

function createContentElement(page: PDFPage, section: PdfRef, picture: boolean): PdfDict {
  const element = PdfDict.of({
    S: PdfName.of(picture ? 'Figure' : 'P'),
    P: section,
    Pg: page.ref,
    K: PdfNumber.of(0),
  })
  if (picture) {
    element.set('Alt', PdfString.fromString(`Page ${page.index + 1}, a picture without text`))
  }

  return element
}

/** Wraps the page content in one marked-content sequence (ISO 32000-1, 14.6). */
function wrapContent(pdf: PDF, page: PDFPage, tag: string): void {
  const contents = page.dict.get('Contents')
  const list = contents instanceof PdfRef ? pdf.getObject(contents) : contents
  const parts = list instanceof PdfArray ? list.toArray() : contents ? [contents] : []
  const stream = (text: string) => pdf.register(new PdfStream([], Buffer.from(text)))
  const begin = stream(`/${tag} <</MCID 0>> BDC\n`)

  page.dict.set('Contents', PdfArray.of(begin, ...parts, stream('\nEMC\n')))
}
