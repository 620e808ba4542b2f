import PDFDocument from 'pdfkit'
import { makePng } from '@countersign/pdf/testing/make-png'
import { smallPdf, type SmallPdf } from '@countersign/pdf/testing/write-pdf'

/** Of the files with a note. */
export const noteRect = { x: 72, y: 600, width: 228, height: 40 }

type Read = () => Promise<Uint8Array>

/**
 * Forms as programs and people make them: each a name, and the file. All are made here: no government's
 * file is among them, because tests have no network and we keep no copies.
 */
export function listVariedPdfs(): [string, Read][] {
  return [
    ...Object.entries(layers).map(([name, parts]) => read(`a layer: ${name}`, parts)),
    ...Object.entries(hiddenWords).map(([name, data]) =>
      read(`words that are ${name}`, { content: { dict: '', data: `${shownText} ${data}` } }),
    ),
    ...Object.entries(notes).map(([name, flags]) =>
      read(`a note that ${name}`, {
        page: '/Annots [6 0 R]',
        objects: [
          `<< /Type /Annot /Subtype /FreeText /Rect [72 600 300 640] /Contents (Fee \\(note\\)) /DA (/Helv 12 Tf 0 g) ${flags} >>`,
        ],
      }),
    ),
    ...Object.entries(fields).map(([name, entries]) =>
      read(`a field: ${name}`, {
        catalog: '/AcroForm << /Fields [6 0 R] /DR << /Font << /Helv 5 0 R >> >> >>',
        page: '/Annots [6 0 R]',
        objects: [`<< /Type /Annot /Subtype /Widget /Rect [72 600 300 640] ${entries} >>`],
      }),
    ),
    ...Object.entries(drawn).map(([name, draw]): [string, Read] => [
      `a page with ${name}`,
      () => drawWithPdfkit(draw),
    ]),
  ]
}

function read(name: string, parts: SmallPdf): [string, Read] {
  return [name, () => Promise.resolve(smallPdf(parts))]
}

const hiddenText = 'BT /F1 12 Tf 72 600 Td (HIDDEN clause) Tj ET'
const shownText = 'BT /F1 12 Tf 72 700 Td (Lease of Maria Lopez) Tj ET'

function layer(config: string, content: string, group = '/Type /OCG /Name (Draft)'): SmallPdf {
  return {
    catalog: `/OCProperties << /OCGs [6 0 R] /D << ${config} >> >>`,
    page: '/Resources << /Font << /F1 5 0 R >> /XObject << /X 7 0 R >> /Properties << /L 6 0 R >> >>',
    content: { dict: '', data: `${shownText} ${content}` },
    objects: [
      `<< ${group} >>`,
      {
        dict: '/Type /XObject /Subtype /Form /BBox [0 0 612 792] /OC 6 0 R /Resources << /Font << /F1 5 0 R >> >>',
        data: hiddenText,
      },
    ],
  }
}

const layers: Record<string, SmallPdf> = {
  'that is off': layer('/OFF [6 0 R]', `/OC /L BDC ${hiddenText} EMC`),
  'that is off from the start': layer('/BaseState /OFF', `/OC /L BDC ${hiddenText} EMC`),
  'that is on': layer('', `/OC /L BDC BT /F1 12 Tf 72 600 Td (Shown) Tj ET EMC`),
  'that is a drawing and off': layer('/OFF [6 0 R]', '/X Do'),
  'that only paper shows': layer(
    '',
    `/OC /L BDC ${hiddenText} EMC`,
    '/Type /OCG /Name (Draft) /Usage << /View << /ViewState /OFF >> /Print << /PrintState /ON >> >>',
  ),
}

const hiddenWords = {
  'white on white': `1 g ${hiddenText}`,
  covered: `${hiddenText} 60 590 300 30 re f`,
  'clipped away': `q 0 0 10 10 re W n ${hiddenText} Q`,
  'not painted': `3 Tr ${hiddenText}`,
}

const notes = {
  'is everywhere': '/F 4',
  'only screens show': '/F 0',
  'only paper shows': '/F 36',
  'is hidden': '/F 2',
  'is turned': '/F 4 /Rotate 90',
}

const fields = {
  'a text': '/FT /Tx /T (Rent) /V (1850.00) /DA (/Helv 12 Tf 0 g) /F 4',
  'a text that is not printed': '/FT /Tx /T (Rent) /V (1850.00) /DA (/Helv 12 Tf 0 g) /F 0',
  'a text that only paper shows': '/FT /Tx /T (Rent) /V (1850.00) /DA (/Helv 12 Tf 0 g) /F 36',
  'long text': '/FT /Tx /Ff 4096 /T (Rules) /V (One\\nTwo\\nThree) /DA (/Helv 12 Tf 0 g) /F 4',
  'a dropdown':
    '/FT /Ch /Ff 131072 /T (Space) /Opt [[(g) (Garage 12)]] /V (g) /DA (/Helv 12 Tf 0 g) /F 4',
  'a checked box': '/FT /Btn /T (Pets) /V /Yes /AS /Yes /MK << /BC [0] >> /F 4',
  'a blank text': '/FT /Tx /T (Rent) /DA (/Helv 12 Tf 0 g) /MK << /BC [0] >> /F 4',
}

const drawn: Record<string, (doc: PDFKit.PDFDocument) => void> = {
  'a table': (doc) =>
    void doc.table({
      data: [
        ['Item', 'Fee'],
        ['Key', '$25'],
        ['Remote', '$75'],
      ],
    }),
  'two columns': (doc) =>
    void doc.text('Quiet hours are from ten to seven. '.repeat(40), { columns: 2 }),
  'colors and transparency': (doc) =>
    void doc
      .rect(72, 200, 200, 100)
      .fillOpacity(0.4)
      .fill('#3366cc')
      .circle(250, 260, 60)
      .fill('red'),
  'a gradient': (doc) => {
    const gradient = doc.linearGradient(72, 200, 400, 200).stop(0, 'white').stop(1, 'navy')
    doc.rect(72, 200, 328, 80).fill(gradient)
  },
  'text that is turned': (doc) =>
    void doc.rotate(30, { origin: [300, 300] }).text('Draft', 250, 300),
  'a link': (doc) =>
    void doc.text('The law is at example.com', { link: 'https://example.com', underline: true }),
  'a pattern of lines': (doc) => {
    for (let y = 200; y < 500; y += 12) {
      doc.moveTo(72, y).lineTo(540, y).dash(3, { space: 2 }).stroke()
    }
  },
  'a scanned picture': (doc) =>
    void doc.image(
      Buffer.from(
        makePng({
          width: 120,
          height: 60,
          pixel: (x, y) => (y % 12 < 3 && x % 20 > 4 ? [40, 40, 48, 255] : [248, 246, 240, 255]),
        }),
      ),
      72,
      150,
      { width: 460 },
    ),
  'blanks to sign on': (doc) =>
    void doc.text('Tenant signature ____________________').moveDown().text('Rent $__________'),
}

async function drawWithPdfkit(draw: (doc: PDFKit.PDFDocument) => void): Promise<Uint8Array> {
  const doc = new PDFDocument({ size: 'LETTER', info: { CreationDate: new Date(0) } })
  const chunks: Uint8Array[] = []
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const ended = new Promise((resolve) => doc.on('end', resolve))
  doc.fontSize(12).text('House rules').moveDown()
  draw(doc)
  doc.end()
  await ended

  return new Uint8Array(Buffer.concat(chunks))
}
