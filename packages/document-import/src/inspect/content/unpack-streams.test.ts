import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { checkStructure, extractText } from '@countersign/pdf/testing/pdf-tools'
import { admitPdf } from '../admit-pdf.ts'
import { catchInspectionError } from '../testing/catch-inspection-error.ts'
import { type PdfPart, smallPdf } from '@countersign/pdf/testing/write-pdf'

const words = 'BT /F1 12 Tf 72 700 Td (Lease of Maria Lopez) Tj ET'
const hex = Buffer.from(words).toString('hex')
const packed = deflateSync(Buffer.from(words))

test.each<[string, PdfPart]>([
  ['a filter that nobody knows', { dict: '/Filter /FlateDecoder', data: packed }],
  ['data that is not compressed', { dict: '/Filter /FlateDecode', data: words }],
])('a page whose content has %s is rejected by its number', async (_, content) => {
  expect(await catchInspectionError(admitPdf(smallPdf({ content })))).toMatchObject({
    code: 'damaged',
    message: expect.stringContaining('Page 1 of this PDF is damaged'),
  })
})

test('page content that ends in the middle is told, also between two lines', async () => {
  const lines = deflateSync(Buffer.from(`${words}\n`.repeat(2_000)), { level: 0 })
  const cut = lines.subarray(0, 7 + (words.length + 1) * 100)
  const file = smallPdf({ content: { dict: '/Filter /FlateDecode', data: cut } })
  const { pdf, warnings } = await admitPdf(file)

  expect(warnings).toMatchObject([{ code: 'damaged-content' }])
  expect(extractText(pdf)).toContain('Lease of Maria Lopez')
  expect(checkStructure(pdf)).toContain('No syntax or stream encoding errors')
})

const long = Buffer.from(`${words}\n`.padEnd(300_000))

test.each<[string, PdfPart]>([
  ['without its checksum', { dict: '/Filter /FlateDecode', data: packed.subarray(0, -4) }],
  [
    'that is long, without its checksum',
    { dict: '/Filter /FlateDecode', data: deflateSync(long).subarray(0, -4) },
  ],
  ['hexadecimal', { dict: '/Filter /AHx', data: hex }],
  [
    'with a predictor',
    {
      dict: `/Filter /FlateDecode /DecodeParms << /Predictor 15 /Columns ${words.length} >>`,
      data: deflateSync(Buffer.from(`\0${words}`)),
    },
  ],
  ['packed twice', { dict: '/Filter [/FlateDecode /Fl]', data: deflateSync(packed) }],
])('page content %s is decoded for every reader', async (_, content) => {
  const { pdf, warnings } = await admitPdf(smallPdf({ content }))

  expect(warnings).toEqual([])
  expect(extractText(pdf)).toContain('Lease of Maria Lopez')
  expect(checkStructure(pdf)).toContain('No syntax or stream encoding errors')
})

test('a picture keeps its own encoding', async () => {
  const picture = Buffer.from('ffd8ffd9', 'hex')
  const file = smallPdf({
    page: '/Resources << /XObject << /X 6 0 R >> >>',
    objects: [
      {
        dict: '/Subtype /Image /Width 1 /Height 1 /Filter /DCTDecode',
        data: picture,
      },
    ],
  })
  const { pdf, warnings } = await admitPdf(file)

  expect(warnings).toEqual([])
  expect(Buffer.from(pdf).includes(picture)).toBe(true)
})
