import {
  type PDF,
  PdfArray,
  PdfDict,
  PdfName,
  PdfNumber,
  type PDFPage,
  PdfRef,
  PdfString,
} from '@libpdf/core'
import type { Field } from '@countersign/answers/field'
import { getPageView } from '@countersign/pdf/coordinates'
import { fieldName } from '@countersign/pdf/find-places'
import type { PlacedField } from './create-fields.ts'

export interface WrittenWidget {
  page: number
  ref: PdfRef
  label: string
}

/**
 * Creates an AcroForm with one field per key and a widget for each place (ISO 32000-1, 12.7). The
 * dots of a key form the field hierarchy.
 */
export function writeFields(pdf: PDF, placed: readonly PlacedField[]): WrittenWidget[] {
  const pages = pdf.getPages()
  const parents = new Map<string, { ref: PdfRef; kids: PdfArray }>()
  const roots = new PdfArray()

  const getParent = (role: string) => {
    const known = parents.get(role)
    if (known) {
      return known
    }
    const kids = new PdfArray()
    const ref = pdf.register(PdfDict.of({ T: PdfString.fromString(role), Kids: kids }))
    roots.push(ref)
    const parent = { ref, kids }
    parents.set(role, parent)
    return parent
  }

  const written = placed.flatMap(({ field, at }) => {
    const parent = getParent(field.role)
    const kids = new PdfArray()
    const ref = pdf.register(fieldDict(field, parent.ref, kids))
    parent.kids.push(ref)
    return at.flatMap(({ page: index, rect, part }): WrittenWidget[] => {
      const page = pages[index]
      if (!page) {
        return []
      }
      const box = getPageView(pdf, page).toPageBox(rect)
      const widget = pdf.register(widgetDict(page, { field: ref, box, part }))
      kids.push(widget)
      getAnnotations(pdf, page).push(widget)
      return [{ page: index, ref: widget, label: widgetLabel(field, part) }]
    })
  })
  pdf.getCatalog().set('AcroForm', pdf.register(PdfDict.of({ Fields: roots })))

  return written
}

function fieldDict(field: Field, parent: PdfRef, kids: PdfArray): PdfDict {
  const name = fieldName(field.key).slice(field.role.length + 1)
  const dict = PdfDict.of({
    T: PdfString.fromString(name),
    TU: PdfString.fromString(field.label),
    FT: PdfName.of(field.type === 'checkbox' || field.type === 'radio' ? 'Btn' : 'Tx'),
    Parent: parent,
    Kids: kids,
  })
  if (field.type === 'longtext') {
    dict.set('Ff', PdfNumber.of(1 << 12)) // ISO 32000-1, table 228: multiline
  }

  return dict
}

function widgetLabel({ label, options = [] }: Field, part: string | undefined): string {
  const option = options.find(({ value }) => value === part)

  return option ? `${label}: ${option.label}` : label
}

interface Widget {
  field: PdfRef
  box: readonly number[]
  /** Of a choice: the option for which this is the box. */
  part: string | undefined
}

function widgetDict(page: PDFPage, { field, box, part }: Widget): PdfDict {
  return PdfDict.of({
    ...(part !== undefined && { T: PdfString.fromString(part) }),
    Type: PdfName.of('Annot'),
    Subtype: PdfName.of('Widget'),
    F: PdfNumber.of(4), // printed
    P: page.ref,
    Parent: field,
    Rect: new PdfArray(box.map((number) => PdfNumber.of(Math.round(number * 1000) / 1000))),
  })
}

/** Copies the array, because pages may share one. */
function getAnnotations(pdf: PDF, page: PDFPage): PdfArray {
  const known = page.dict.get('Annots')
  if (known instanceof PdfArray) {
    return known
  }

  const shared = known instanceof PdfRef ? pdf.getObject(known) : undefined
  const own = new PdfArray(shared instanceof PdfArray ? shared.toArray() : [])
  page.dict.set('Annots', own)
  return own
}
