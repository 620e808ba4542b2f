import type { FormDefinition } from '../../form-definition.ts'
import { registerFonts } from '../layout/text/fonts.ts'
import { loadPdfkit } from '../load-pdfkit.ts'
import type { BoxItem, Item, RuleItem, Page, TextItem } from '../layout/page.ts'
import { createFieldTree, type FieldTree } from './paint-fields.ts'
import { createStructureTree, type StructureTree } from './paint-structure.ts'

/** Writes the pages as a tagged PDF with AcroForm fields. Deterministic. */
export async function paintPdf(definition: FormDefinition, pages: Page[]): Promise<Uint8Array> {
  const doc = createDocument(definition)
  const finished = collect(doc)
  registerFonts(doc)
  doc.font('sans').initForm()
  const structure = createStructureTree(doc)
  const fields = createFieldTree(doc, pages)

  for (const page of pages) {
    doc.addPage({ size: 'LETTER', margin: 0 })
    for (const item of page.items) {
      paintItem(doc, item, structure, fields)
    }
    structure.endPage()
  }
  structure.end()
  doc.end()

  return finished
}

/** Dates come from the edition, not from the clock: the file's hash must depend on its content only. */
function createDocument(definition: FormDefinition): PDFKit.PDFDocument {
  const revised = new Date(`${definition.revisedOn}T00:00:00Z`)
  const Document = loadPdfkit()

  return new Document({
    tagged: true,
    lang: definition.language ?? 'en-US',
    displayTitle: true,
    pdfVersion: '1.7',
    autoFirstPage: false,
    info: {
      Title: `${definition.title} (edition ${definition.edition})`,
      Subject: definition.description,
      Producer: 'Countersign',
      Creator: 'Countersign form library',
      CreationDate: revised,
      ModDate: revised,
    },
  })
}

function collect(doc: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []

  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    doc.on('error', reject)
  })
}

function paintItem(
  doc: PDFKit.PDFDocument,
  item: Item,
  structure: StructureTree,
  fields: FieldTree,
): void {
  switch (item.kind) {
    case 'text':
      return structure.mark(item.tag, () => paintText(doc, item))
    case 'rule':
      return structure.mark(undefined, () => paintRule(doc, item))
    case 'box':
      return structure.mark(undefined, () => paintBox(doc, item))
    case 'widget':
      return structure.form(item.tag, (element) => fields.paint(item, element))
  }
}

function paintText(doc: PDFKit.PDFDocument, item: TextItem): void {
  doc.font(item.font).fontSize(item.size).fillColor(item.color)
  doc.text(item.text, item.x, item.y, { lineBreak: false, baseline: 'alphabetic' })
}

function paintRule(doc: PDFKit.PDFDocument, item: RuleItem): void {
  doc.moveTo(item.x1, item.y1).lineTo(item.x2, item.y2)
  doc.lineWidth(item.weight).strokeColor(item.color).stroke()
}

function paintBox(doc: PDFKit.PDFDocument, item: BoxItem): void {
  doc.rect(item.x, item.y, item.width, item.height)
  doc.lineWidth(item.weight).strokeColor(item.color).stroke()
}
