import PDFDocument from 'pdfkit'

/** Position from the upper left of the page. */
interface OwnField {
  name: string
  kind?: 'text' | 'checkbox'
  label?: string
  value?: string
  at: readonly [x: number, y: number, width: number, height: number]
}

const usual: OwnField[] = [
  { name: 'Monthly Rent', at: [180, 150, 100, 18] },
  { name: 'Tenant pays water', kind: 'checkbox', at: [72, 200, 12, 12] },
  { name: 'Tenant Name', at: [130, 240, 200, 18] },
  { name: 'Tenant Signature', at: [72, 640, 220, 36] },
  { name: 'Date', at: [330, 655, 120, 18] },
  { name: 'Landlord Signature', at: [72, 700, 220, 36] },
]

/**
 * A one-page garage lease as a landlord might upload it: untagged, with a form whose fields have
 * typical names.
 */
export async function createLandlordPdf(fields: readonly OwnField[] = usual): Promise<Uint8Array> {
  const date = new Date('2026-10-01T00:00:00Z')
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: 0,
    info: { Title: 'Garage lease', CreationDate: date },
  })
  const chunks: Uint8Array[] = []
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const ended = new Promise((resolve) => doc.on('end', resolve))

  doc.font('Helvetica-Bold').fontSize(18).text('Garage lease', 72, 72)
  doc.font('Helvetica').fontSize(11)
  doc.text('The tenant rents the garage behind the house and keeps it clean.', 72, 110)
  doc.text('The monthly rent is', 72, 154).text('dollars, due on the first.', 290, 154)
  doc.text('The tenant pays for water.', 92, 202)
  doc.text('Tenant:', 72, 244)
  doc.text('Signature of the tenant', 72, 680).text('Date', 330, 680)
  doc.text('Signature of the landlord', 72, 740)
  doc.initForm()
  for (const field of fields) {
    addField(doc, field)
  }
  doc.end()
  await ended

  return new Uint8Array(Buffer.concat(chunks))
}

function addField(doc: PDFKit.PDFDocument, { name, kind = 'text', label, value, at }: OwnField) {
  const options = {
    ...(label === undefined ? {} : { TU: new String(label) }),
    ...(value === undefined ? {} : { value }),
    borderColor: 'black',
  }
  if (kind === 'checkbox') {
    doc.formCheckbox(name, ...at, options)
  } else {
    doc.formText(name, ...at, options)
  }
}
