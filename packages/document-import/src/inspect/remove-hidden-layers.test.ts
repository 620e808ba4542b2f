import { PDF } from '@libpdf/core'
import { expect, test } from 'vitest'
import { admitPdf } from './admit-pdf.ts'
import { catchInspectionError } from './testing/catch-inspection-error.ts'
import { smallPdf, writePdf, type PdfPart } from '@countersign/pdf/testing/write-pdf'
import { checkStructure, extractText, measureInk } from '@countersign/pdf/testing/pdf-tools'
import { mergeDocuments } from '@countersign/pdf/document/merge-documents'

const say = (text: string, y = 600) => `BT /F1 12 Tf 72 ${y} Td (${text}) Tj ET`
const group = (name: string, more = '') => `<< /Type /OCG /Name (${name}) ${more} >>`
const drawing = (data: string, more = ''): PdfPart => ({
  dict: `/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << /Font << /F1 5 0 R >> /Properties << /L 6 0 R >> >> ${more}`,
  data,
})

interface Layered {
  content: string
  config?: string
  /** Object 6 is the layer "Draft", 7 the layer "Final"; further objects from 8. */
  draft?: string
  objects?: PdfPart[]
  properties?: string
  page?: string
}

/** The layer "Draft" is off. */
function layered({ content, config, draft, objects = [], properties = '', page }: Layered): Buffer {
  return smallPdf({
    catalog: `/OCProperties << /OCGs [6 0 R 7 0 R] /D << ${config ?? '/OFF [6 0 R]'} >> >>`,
    page: `/Resources << /Font << /F1 5 0 R >> ${/\/X /.test(content) ? '/XObject << /X 8 0 R >> /Pattern << /X 8 0 R >>' : ''} /Properties << /L 6 0 R /M 7 0 R ${properties} >> >> ${page ?? ''}`,
    content: { dict: '', data: content },
    objects: [draft ?? group('Draft'), group('Final'), ...objects],
  })
}

const hiddenPart = `/OC /L BDC ${say('HIDDEN')} EMC`
const around = (part: string) => `${say('Before', 700)} ${part} ${say('After', 500)}`
const membership = (more: string) => ({
  content: around(`/OC /N BDC ${say('HIDDEN')} EMC`),
  properties: '/N 8 0 R',
  objects: [`<< /Type /OCMD ${more} >>`],
})

const hiding: [string, Layered][] = [
  ['a part of the page', { content: around(hiddenPart) }],
  [
    'a part with other parts in it',
    { content: around(`/OC /L BDC /P BMC ${say('HIDDEN')} EMC ${say('HIDDEN')} EMC`) },
  ],
  ['a part of a layer that is shown', { content: around(`/OC /M BDC ${hiddenPart} EMC`) }],
  ['a part by an escaped tag', { content: around(`/O#43 /L BDC ${say('HIDDEN')} EMC`) }],
  [
    'a part with a text that looks like its end',
    { content: around(`/OC /L BDC ${say('EMC \\) HIDDEN')} EMC`) },
  ],
  [
    'lines that are set by an operator of their own',
    { content: around(`/OC /L BDC BT /F1 12 Tf 72 600 Td (HIDDEN) ' 1 2 (HIDDEN) " ET EMC`) },
  ],
  [
    'all layers that are not switched on',
    { content: around(hiddenPart), config: '/BaseState /OFF /ON [7 0 R]' },
  ],
  [
    'a layer that is off for viewing',
    {
      content: around(hiddenPart),
      config: '',
      draft: group(
        'Draft',
        '/Usage << /View << /ViewState /OFF >> /Print << /PrintState /ON >> >>',
      ),
    },
  ],
  ['a group of layers', membership('/OCGs 6 0 R')],
  ['a group of which all must be on', membership('/OCGs [6 0 R 7 0 R] /P /AllOn')],
  ['a group of which one must be off', membership('/OCGs [7 0 R] /P /AnyOff')],
  ['an expression', membership('/VE [/And 7 0 R [/Not [/Not 6 0 R]]]')],
  ['a drawing', { content: around('/X Do'), objects: [drawing(say('HIDDEN'), '/OC 6 0 R')] }],
  ['a part of a drawing', { content: around('/X Do'), objects: [drawing(hiddenPart)] }],
  [
    'a drawing in a drawing',
    {
      content: around('/X Do'),
      objects: [
        {
          dict: '/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << /XObject << /Y 9 0 R >> >>',
          data: '/Y Do',
        },
        drawing(hiddenPart),
      ],
    },
  ],
  [
    'a pattern',
    {
      content: around('/Pattern cs /X scn 0 0 612 650 re f'),
      objects: [
        {
          dict: '/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 612 792] /XStep 612 /YStep 792 /Resources << /Font << /F1 5 0 R >> /Properties << /L 6 0 R >> >>',
          data: hiddenPart,
        },
      ],
    },
  ],
  [
    'a note',
    {
      content: around(''),
      page: '/Annots [9 0 R]',
      objects: [
        drawing(say('HIDDEN')),
        '<< /Type /Annot /Subtype /FreeText /F 4 /Rect [0 0 612 792] /OC 6 0 R /AP << /N 8 0 R >> >>',
      ],
    },
  ],
]

test.each(hiding)('%s is gone from the page, its text and the file', async (_, parts) => {
  const { pdf, warnings } = await admitPdf(layered(parts))

  expect(extractText(pdf)).toMatch(/Before\s+After/)
  expect(Buffer.from(pdf).toString('latin1')).not.toMatch(/HIDDEN|OCG|OCProperties|\/OC\b/)
  expect(warnings.map(({ message }) => message)).toEqual([
    expect.stringMatching(
      /^Layers that are switched off were removed from the pages: “.*(Draft|Final).*”\.$/,
    ),
  ])
  expect(checkStructure(pdf)).toContain('No syntax or stream encoding errors')
})

test.each(hiding)('%s stays hidden when a file from before is merged', async (_, parts) => {
  const { pdf } = await mergeDocuments({
    documents: [{ title: 'Rules', pdf: await (await PDF.load(layered(parts))).save() }],
    packetId: 'p-1',
    title: 'Rules',
    language: 'en-US',
    createdAt: new Date('2027-03-03T02:00:00Z'),
  })

  expect(extractText(pdf)).toMatch(/Before\s+After/)
  expect(Buffer.from(pdf).toString('latin1')).not.toContain('HIDDEN')
})

test('pages and drawings that share their resources have no hidden layer', async () => {
  const shared =
    '<< /Font << /F1 6 0 R >> /XObject << /X 8 0 R /Y 9 0 R >> /Properties << /L 7 0 R >> >>'
  const inDrawing = {
    dict: '/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources 10 0 R',
    data: hiddenPart,
  }
  const file = writePdf({
    objects: [
      '<< /Type /Catalog /Pages 2 0 R /OCProperties << /OCGs [7 0 R] /D << /OFF [7 0 R] >> >> >>',
      '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 /MediaBox [0 0 612 792] /Resources 10 0 R >>',
      '<< /Type /Page /Parent 2 0 R /Contents 5 0 R >>',
      '<< /Type /Page /Parent 2 0 R /Contents 11 0 R >>',
      { dict: '', data: around(`${hiddenPart} /X Do /Y Do`) },
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      '<< /Type /OCG >>',
      inDrawing,
      inDrawing,
      shared,
      { dict: '', data: around(hiddenPart) },
    ],
  })
  const { pdf, warnings } = await admitPdf(file)

  expect(Buffer.from(pdf).toString('latin1')).not.toMatch(/HIDDEN|OCG/)
  expect(extractText(pdf).match(/Before/g)).toHaveLength(2)
  expect(warnings.map(({ message }) => message)).toEqual([
    'Layers that are switched off were removed from the pages: “no name”.',
  ])
})

test('lines, areas and pictures of a hidden layer paint nothing', async () => {
  const content = around(
    '/OC /L BDC 72 590 200 20 re f 72 590 m 272 610 l S q 200 0 0 20 72 590 cm BI /W 1 /H 1 /CS /G /BPC 8 ID \0 EI Q EMC',
  )
  const { pdf } = await admitPdf(layered({ content }))

  expect(measureInk(pdf, 1, { x: 72, y: 585, width: 200, height: 30 })).toBe(0)
})

test('what a hidden layer changes besides painting still holds', async () => {
  const content = '/OC /L BDC 1 0 0 1 0 100 cm EMC 72 490 200 20 re f'
  const { pdf } = await admitPdf(layered({ content }))

  expect(measureInk(pdf, 1, { x: 74, y: 592, width: 196, height: 16 })).toBe(1)
})

test.each<[string, Layered]>([
  ['a layer that is on', { content: around(`/OC /M BDC ${say('SHOWN')} EMC`) }],
  ['a layer that is not in the list', { content: around(`/OC /N BDC ${say('SHOWN')} EMC`) }],
  [
    'a group of which one is on',
    { ...membership('/OCGs [6 0 R 7 0 R]'), content: around(`/OC /N BDC ${say('SHOWN')} EMC`) },
  ],
  [
    'a drawing on a layer that is on',
    { content: around('/X Do'), objects: [drawing(say('SHOWN'), '/OC 7 0 R')] },
  ],
])('%s is part of the page, and nothing is said', async (_, parts) => {
  const { pdf, warnings } = await admitPdf(layered(parts))

  expect(extractText(pdf)).toMatch(/Before\s+SHOWN\s+After/)
  expect(Buffer.from(pdf).toString('latin1')).not.toMatch(/OCG|OCProperties|\/OC\b/)
  expect(warnings).toEqual([])
})

test('a hidden word in a line is refused, because the rest of the line would move', async () => {
  const content = 'BT /F1 12 Tf 72 600 Td (The fee is) Tj /OC /L BDC ( not) Tj EMC ( due) Tj ET'
  const { code, message } = await catchInspectionError(admitPdf(layered({ content })))

  expect(code).toBe('too-complex')
  expect(message).toContain('layer that is switched off')
})
