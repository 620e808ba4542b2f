import { PDF } from '@libpdf/core'
import { saveDocument } from '@countersign/pdf/document/save-document'
import { createPageWriter } from '@countersign/pdf/text/page-writer'
import { beforeAll, expect, test } from 'vitest'
import { inspectPdf } from '../../inspect/inspect-pdf.ts'
import { smallPdf } from '@countersign/pdf/testing/write-pdf'
import { createLandlordPdf } from '@countersign/pdf/testing/landlord-pdf'
import { checkStructure, measureInk, extractText } from '@countersign/pdf/testing/pdf-tools'
import { restructurePage } from '@countersign/pdf/testing/restructure-page'
import { preparePdfInWorker } from './worker/prepare-in-worker.ts'
import { preparePdf } from './prepare-pdf.ts'
import type { PreparedPdf } from '../prepared-pdf.ts'

let plain: Uint8Array
let prepared: PreparedPdf
beforeAll(async () => {
  plain = await createLandlordPdf()
  prepared = await preparePdf(plain)
})

const readWords = ({ pages }: PreparedPdf) =>
  pages.map(({ paragraphs }) => paragraphs.map(({ text }) => text))

test('a file that is not a PDF is rejected in the thread with a message', async () => {
  await expect(preparePdfInWorker(Buffer.from('PK'))).rejects.toMatchObject({ code: 'not-a-pdf' })
  await expect(
    preparePdfInWorker(Buffer.alloc(1001), { limits: { bytes: 1000 } }),
  ).rejects.toMatchObject({ code: 'too-large' })
})

test('content that cannot be decoded is the file’s fault, in words', async () => {
  const content = { dict: '/Filter /FlateDecoder', data: 'BT ET' }

  await expect(preparePdf(smallPdf({ content }))).rejects.toMatchObject({ code: 'damaged' })
})

test('the thread returns the same as a direct call', async () => {
  expect(await preparePdfInWorker(plain)).toEqual(prepared)
})

test('the form is removed, and the borders of its fields stay', async () => {
  const { fields } = await inspectPdf(prepared.pdf)
  expect(fields).toEqual([])
  expect(checkStructure(prepared.pdf)).toContain('No syntax or stream encoding errors')

  const edgeOfRent = { x: 178, y: 622, width: 4, height: 22 }
  const withinRent = { x: 184, y: 626, width: 92, height: 12 }
  expect(measureInk(prepared.pdf, 1, edgeOfRent)).toBeGreaterThan(0.1)
  expect(measureInk(prepared.pdf, 1, withinRent)).toBe(0)
})

test('values filled in before are part of the page and not asked again', async () => {
  const filled = await preparePdf(
    await createLandlordPdf([
      { name: 'Monthly Rent', at: [180, 150, 100, 18], value: '1,250.00' },
      { name: 'Tenant Signature', at: [72, 640, 220, 36] },
    ]),
  )

  expect(extractText(filled.pdf)).toContain('The monthly rent is 1,250.00 dollars')
  expect(readWords(filled)[0]).toContain('The monthly rent is 1,250.00 dollars, due on the first.')
  expect(filled.places.map(({ label }) => label)).toEqual(['Tenant signature'])
  expect(filled.warnings).toEqual([
    'One field was already filled out. The contents were kept as part of the page.',
  ])
})

test('fields with meaningless names are recognized by the text beside them', async () => {
  const { places } = await preparePdf(
    await createLandlordPdf([
      { name: 'Text1', at: [180, 150, 100, 18] },
      { name: 'Check Box2', kind: 'checkbox', at: [72, 200, 12, 12] },
      { name: 'Text3', at: [130, 240, 200, 18] },
      { name: 'undefined', at: [72, 640, 220, 36] },
      { name: 'undefined_2', at: [330, 655, 120, 18] },
      { name: 'Text6', at: [72, 700, 220, 36] },
    ]),
  )

  expect(places.map(({ role, type, label }) => [role, type, label])).toEqual([
    ['LLEdit', 'money', 'The monthly rent is'],
    ['LLEdit', 'checkbox', 'The tenant pays for water.'],
    ['TT1', 'name', 'Tenant'],
    ['TT1', 'signature', 'Signature of the tenant'],
    ['TT1', 'signedDate', 'Date'],
    ['LLSign', 'signature', 'Signature of the landlord'],
  ])
})

test('a field between two lines of text is labeled by the nearer one', async () => {
  const { places } = await preparePdf(
    await createLandlordPdf([{ name: 'Text1', at: [72, 693, 220, 36] }]),
  )

  expect(places.map(({ role, label }) => `${role} ${label}`)).toEqual([
    'TT1 Signature of the tenant',
  ])
})

test('a sentence that wraps before its blanks asks for the facts of the packet', async () => {
  const lines = [
    'On the first day of each month of the whole term the tenant pays to the landlord as the rent',
    'in the amount of $__________ and keeps the premises, which are the house located at',
    '______________________________, clean. No pets.',
    'Keys: ____________',
  ]
  const data = lines
    .map((line, index) => `BT /F1 11 Tf 72 ${700 - 16 * index} Td (${line}) Tj ET`)
    .join(' ')
  const { places } = await preparePdf(smallPdf({ content: { dict: '', data } }))

  expect(places.map(({ label, answer }) => [label, answer])).toEqual([
    ['in the amount of', 'packet-rent'],
    ['which are the house located at', 'packet-home'],
    ['Keys', undefined],
  ])
})

test('a caption under a blank says what it asks for', async () => {
  const data = [
    'BT /F1 11 Tf 72 700 Td (The unit that is rented, at ____________________, ____________) Tj ET',
    'BT /F1 7 Tf 230 690 Td (Street address) Tj ET BT /F1 7 Tf 350 690 Td (City) Tj ET',
  ].join(' ')
  const { places } = await preparePdf(smallPdf({ content: { dict: '', data } }))

  expect(places.map(({ answer }) => answer)).toEqual(['packet-street', 'packet-city'])
})

test('in a column of blanks, each belongs to the label above it, or to the caption below it', async () => {
  const line = '______________________________'
  const write = (rows: readonly (readonly [size: number, text: string])[]) =>
    rows.map(([size, text], index) => `BT /F1 ${size} Tf 72 ${700 - 14 * index} Td (${text}) Tj ET`)
  const read = async (rows: readonly (readonly [size: number, text: string])[]) => {
    const data = write(rows).join(' ')
    const { places } = await preparePdf(smallPdf({ content: { dict: '', data } }))
    return places.map(({ label, answer }) => `${label}: ${answer}`)
  }
  const labels = ['Owner/Agent', 'Home', 'Lease date']
  const linked = ['Owner/Agent: packet-owner', 'Home: packet-home', 'Lease date: packet-lease-date']

  expect(
    await read([
      [14, 'Lease'],
      ...labels.flatMap(
        (label) =>
          [
            [8, label],
            [11, line],
          ] as const,
      ),
    ]),
  ).toEqual(linked)
  expect(
    await read(
      labels.flatMap(
        (label) =>
          [
            [11, line],
            [8, label],
          ] as const,
      ),
    ),
  ).toEqual(linked)
})

test('the blanks of a file without a form become places, including signature lines at its end', async () => {
  const say = (x: number, y: number, text: string) => `BT /F1 11 Tf ${x} ${y} Td (${text}) Tj ET`
  const data = [
    say(72, 700, 'The tenant pays $__________ each month, from the ________ on.'),
    say(72, 660, 'Parking space: __________ Tenant: ____________'),
    say(72, 200, 'Tenant ____________________ Date __________'),
    say(72, 160, 'Landlord __________________ Date __________'),
    say(72, 120, 'Landlord signature __________________'),
  ].join(' ')
  const file = smallPdf({ content: { dict: '', data } })
  const { places, warnings } = await preparePdf(file)

  expect(places.map(({ role, type, label }) => `${role} ${type} ${label}`)).toEqual([
    'LLEdit money The tenant pays',
    'LLEdit text each month, from the',
    'LLEdit text Parking space',
    'TT1 name Tenant',
    'TT1 signature Tenant',
    'TT1 signedDate Date',
    'LLSign signature Landlord',
    'LLSign signedDate Date',
    'LLSign signature Landlord signature',
  ])
  expect(warnings).toEqual([
    'The PDF has no form fields. The blanks on its pages became fields. Check each one.',
  ])
})

test('two signature lines beside each other each have their own date', async () => {
  const data = `BT /F1 11 Tf 72 200 Td (Landlord ____________ Date ________ Tenant ____________ Date ________) Tj ET`
  const { places } = await preparePdf(smallPdf({ content: { dict: '', data } }))

  expect(places.map(({ role, type }) => `${role} ${type}`)).toEqual([
    'LLSign signature',
    'LLSign signedDate',
    'TT1 signature',
    'TT1 signedDate',
  ])
})

test('dots and drawn lines of a file without a form are blanks, other lines are not', async () => {
  const say = (x: number, y: number, text: string) => `BT /F1 11 Tf ${x} ${y} Td (${text}) Tj ET`
  const draw = (x: number, y: number, end: number) => `${x} ${y} m ${end} ${y} l S`
  const data = [
    say(72, 740, 'Lease of a house'),
    draw(72, 737, 155),
    draw(72, 726, 540),
    say(72, 712, 'Rent'),
    say(72, 680, 'The tenant pays a monthly rent of $'),
    draw(252, 678, 330),
    say(334, 680, 'and ............................. for the garage.'),
    say(72, 640, 'The premises are located at'),
    '212 638 200 0.5 re f',
    draw(72, 600, 250),
    say(74, 588, 'Security deposit'),
    say(72, 540, 'Rules of the house .................. 4'),
    say(76, 500, 'Room'),
    '72 494 100 20 re 172 494 100 20 re S',
  ].join(' ')
  const { places } = await preparePdf(smallPdf({ content: { dict: '', data } }))

  expect(places.map(({ label, answer }) => [label, answer])).toEqual([
    ['pays a monthly rent of', 'packet-rent'],
    ['and', undefined],
    ['The premises are located at', 'packet-home'],
    ['Security deposit', 'packet-deposit'],
  ])
  expect(rounded(places[0]?.rect ?? {})).toMatchObject({ x: 252, y: 679, width: 78 })
})

test('the lines of a drawing are no blanks', async () => {
  const hatch = Array.from(
    { length: 1200 },
    (_, at) => `300 ${100 + at / 2} m 400 ${100 + at / 2} l S`,
  )
  const data = ['BT /F1 11 Tf 72 680 Td (North side) Tj ET', ...hatch].join(' ')
  const { places } = await preparePdf(smallPdf({ content: { dict: '', data } }))

  expect(places).toEqual([])
})

test('text and places are the same for every way to store a page', async () => {
  for (const way of [
    { rotate: 90, bleed: 20, offset: [30, -40] as const },
    { rotate: 180 },
    { rotate: 270, inherited: true },
    { unit: 2, bleed: 10 },
  ]) {
    const stored = await preparePdf(await restructurePage(plain, way))
    expect(readWords(stored)).toEqual(readWords(prepared))
    for (const [index, { rect }] of stored.places.entries()) {
      expect(rounded(rect)).toEqual(rounded(prepared.places[index]?.rect ?? rect))
    }
  }
})

test('a page that is an image has no text', async () => {
  const { pages } = await preparePdf(smallPdf({ content: { dict: '', data: '0 0 200 200 re f' } }))

  expect(pages).toEqual([{ width: 612, height: 792, paragraphs: [], asSeen: true }])
})

test('text inside of form XObjects is read in its position', async () => {
  const inner = 'BT /F1 12 Tf 0 0 Td (painted in a form) Tj ET'
  const file = smallPdf({
    page: '/Resources << /Font << /F1 5 0 R >> /XObject << /X1 6 0 R >> >>',
    content: {
      dict: '',
      data: 'BT /F1 12 Tf 72 700 Td (Words of the page,) Tj ET q 1 0 0 1 72 650 cm /X1 Do Q',
    },
    objects: [
      {
        dict: '/Type /XObject /Subtype /Form /BBox [0 -5 200 20] /Matrix [1 0 0 1 10 0] /Resources << /Font << /F1 5 0 R >> >>',
        data: inner,
      },
    ],
  })
  const [page] = (await preparePdf(file)).pages

  expect(page?.paragraphs.map(({ text }) => text)).toEqual([
    'Words of the page,',
    'painted in a form',
  ])
  expect(page?.paragraphs[1]?.rect.x).toBeCloseTo(82, 0)
})

test('words in an embedded font that has only the letters used are read as they are seen', async () => {
  const words = 'By signing, the Owner affirms the accuracy of the office’s file and flat fee.'
  const pdf = PDF.create()
  const writer = createPageWriter(pdf)
  const page = pdf.addPage({ size: 'letter' })
  const line = { text: words, style: 'text', size: 10, x: 72, y: 700 } as const
  page.drawOperators(writer.writeLine(page, line))
  const read = await preparePdf(await saveDocument(pdf, writer))

  expect(readWords(read)).toEqual([[words]])
})

test.each(['{', '}', ')', '{ (a(b) { c) Tj }'])(
  'signs that close or open nothing are skipped, as in browsers: %s',
  async (stray) => {
    const data = `BT /F1 12 Tf 72 700 Td ${stray} (Lease {of} Maria) Tj ET`
    const [page] = (await preparePdf(smallPdf({ content: { dict: '', data } }))).pages

    expect(page?.paragraphs.map(({ text }) => text).join(' ')).toContain('Lease {of} Maria')
  },
)

test('a watermark across the page is read separately from the lines it crosses', async () => {
  const across = 'BT /F1 40 Tf 0.7 0.7 -0.7 0.7 150 560 Tm (SAMPLE COPY) Tj ET'
  const along = 'BT /F1 8 Tf 0 1 -1 0 20 300 Tm (Association form 7) Tj ET'
  const lines = [700, 640, 600, 560].map(
    (y) => `BT /F1 12 Tf 72 ${y} Td (The tenant keeps the garage clean at all times.) Tj ET`,
  )
  const data = [across, ...lines, along].join(' ')
  const [page] = (await preparePdf(smallPdf({ content: { dict: '', data } }))).pages

  expect(page?.paragraphs.map(({ text }) => text)).toEqual([
    ...lines.map(() => 'The tenant keeps the garage clean at all times.'),
    'SAMPLE COPY',
    'Association form 7',
  ])
})

function rounded(rect: object) {
  return Object.fromEntries(Object.entries(rect).map(([key, value]) => [key, Math.round(value)]))
}
