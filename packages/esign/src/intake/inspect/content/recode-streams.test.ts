import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { preparePhoto } from '../../../photos/prepare-photo.ts'
import { makePng } from '../../../testing/make-png.ts'
import { checkStructure, extractText } from '../../../testing/pdf-tools.ts'
import { admitPdf } from '../admit-pdf.ts'
import { catchInspectionError } from '../testing/catch-inspection-error.ts'
import { type PdfPart, smallPdf } from '../testing/write-pdf.ts'

const words = 'BT /F1 12 Tf 72 700 Td (Lease of Maria Lopez) Tj ET'
const hex = Buffer.from(words).toString('hex')
const packed = deflateSync(Buffer.from(words))
const row = deflateSync(Buffer.from(`\0${words}`))
const columns = (count: number) =>
  `/Filter /FlateDecode /DecodeParms << /Predictor 15 /Columns ${count} >>`

const undecodable: [string, PdfPart][] = [
  ['text that is not hexadecimal', { dict: '/Filter /ASCIIHexDecode', data: `zz${hex}>` }],
  ['text that is not base 85', { dict: '/Filter /ASCII85Decode', data: 'vwxy{|}~>' }],
  ['a predictor with no columns', { dict: columns(0), data: row }],
  ['a predictor with more columns than memory has', { dict: columns(2e9), data: row }],
  ['a filter that is no name', { dict: '/Filter (FlateDecode)', data: packed }],
  ['a filter for pictures', { dict: '/Filter /DCTDecode', data: words }],
]

test.each(undecodable)(
  'a page whose content has %s is rejected by its number',
  async (_, content) => {
    expect(await catchInspectionError(admitPdf(smallPdf({ content })))).toMatchObject({
      code: 'damaged',
      message: expect.stringContaining('Page 1 of this PDF is damaged'),
    })
  },
)

test.each(undecodable.slice(0, -1))(
  'a part that is not on a page and has %s is told, and is clean afterwards',
  async (_, part) => {
    const file = smallPdf({ page: '/PieceInfo 6 0 R', objects: [part] })
    const { pdf, warnings } = await admitPdf(file)

    expect(warnings.map(({ code }) => code)).toEqual(['damaged-part'])
    expect(checkStructure(pdf)).toContain('No syntax or stream encoding errors')
  },
)

test('page content that ends in the middle is told, also between two lines', async () => {
  const lines = deflateSync(Buffer.from(`${words}\n`.repeat(2_000)), { level: 0 })
  const cut = lines.subarray(0, 7 + (words.length + 1) * 100)
  const file = smallPdf({ content: { dict: '/Filter /FlateDecode', data: cut } })
  const { pdf, warnings } = await admitPdf(file)

  expect(warnings).toMatchObject([{ code: 'damaged-content' }])
  expect(extractText(pdf)).toContain('Lease of Maria Lopez')
  expect(checkStructure(pdf)).toContain('No syntax or stream encoding errors')
})

const chain = Array.from({ length: 100 }).reduce<Buffer>(
  (data) => deflateSync(data),
  Buffer.from(words),
)

test.each<[string, PdfPart]>([
  ['without its checksum', { dict: '/Filter /FlateDecode', data: packed.subarray(0, -4) }],
  ['hexadecimal', { dict: '/Filter /AHx', data: hex }],
  ['with a predictor', { dict: columns(words.length), data: row }],
  [
    'with parameters of the second filter only',
    {
      dict: `/Filter [/ASCIIHexDecode /FlateDecode] /DecodeParms [null << /Predictor 15 /Columns ${words.length} >>]`,
      data: `${row.toString('hex')}>`,
    },
  ],
  [
    'with more parameters than filters',
    { dict: '/Filter [/FlateDecode] /DecodeParms [null null]', data: packed },
  ],
  ['packed a hundred times', { dict: `/Filter [${'/FlateDecode '.repeat(100)}]`, data: chain }],
])('page content %s is decoded for every reader', async (_, content) => {
  const { pdf, warnings } = await admitPdf(smallPdf({ content }))

  expect(warnings).toEqual([])
  expect(extractText(pdf)).toContain('Lease of Maria Lopez')
  expect(checkStructure(pdf)).toContain('No syntax or stream encoding errors')
  expect(Buffer.from(pdf).includes(words)).toBe(true)
})

test('a picture keeps its own encoding, and is not kept as text', async () => {
  const picture = Buffer.from('ffd8ffd9', 'hex')
  const file = smallPdf({
    page: '/Resources << /XObject << /X 6 0 R >> >>',
    objects: [
      {
        dict: '/Subtype /Image /Width 1 /Height 1 /Filter [/ASCIIHexDecode /DCTDecode]',
        data: `${picture.toString('hex')}>`,
      },
    ],
  })
  const { pdf, warnings } = await admitPdf(file)

  expect(warnings).toEqual([])
  expect(Buffer.from(pdf).toString('latin1')).toMatch(/\/Filter \[\/DCTDecode\]/)
  expect(Buffer.from(pdf).includes(picture)).toBe(true)
})

test('a photo whose end is missing is told, and is clean afterwards', async () => {
  const jpeg = await makeJpeg()
  const { pdf, warnings } = await admitPdf(withPicture('/DCTDecode', jpeg.subarray(0, -20)))

  expect(warnings.map(({ code }) => code)).toEqual(['damaged-part'])
  expect(checkStructure(pdf)).toContain('No syntax or stream encoding errors')
})

test('a photo with noise in it is told, kept, and clean afterwards', async () => {
  const jpeg = Buffer.from(await makeJpeg())
  // Of a scan in the middle of the picture, which strict decoders take for the start of a segment.
  const middle = Math.floor((jpeg.indexOf(Buffer.from('ffda', 'hex')) + jpeg.length) / 2)
  jpeg.set(Buffer.from('ffc0ffb5ff01', 'hex'), middle)
  const { pdf, warnings } = await admitPdf(withPicture('/DCTDecode', jpeg))

  expect(warnings.map(({ code }) => code)).toEqual(['damaged-part'])
  expect(checkStructure(pdf)).toContain('No syntax or stream encoding errors')
  expect(Buffer.from(pdf).includes(jpeg.subarray(0, middle))).toBe(true)
})

test('a photo that is none is told, and draws nothing afterwards', async () => {
  const { pdf, warnings } = await admitPdf(withPicture('/DCTDecode', words.repeat(20)))

  expect(warnings.map(({ code }) => code)).toEqual(['damaged-part'])
  expect(checkStructure(pdf)).toContain('No syntax or stream encoding errors')
})

/** 64 by 64 pixels of one byte: a code for each, nine bits wide, with the table cleared before it is full. */
const pixels = Array.from({ length: 64 * 64 }, (_, index) => (index * 7) % 256)
const lzw = packNineBits([
  ...pixels.flatMap((pixel, index) => (index % 100 === 0 ? [256, pixel] : [pixel])),
  257,
])

test('a picture in LZW is decoded for every reader', async () => {
  const { pdf, warnings } = await admitPdf(withPicture('/LZWDecode', lzw, '/DeviceGray'))

  expect(warnings).toEqual([])
  expect(Buffer.from(pdf).includes('LZWDecode')).toBe(false)
  expect(checkStructure(pdf)).toContain('No syntax or stream encoding errors')
})

test.each<[string, string, Uint8Array]>([
  ['LZW that is not valid', '/LZWDecode', packNineBits([256, 12, 500, 12, 257])],
  ['LZW that ends too early', '/LZWDecode', lzw.subarray(0, lzw.length / 2)],
  ['too little data', '/FlateDecode', deflateSync(Buffer.from(pixels).subarray(0, 2000))],
  ['too little data that is not compressed', '[]', Buffer.from(pixels).subarray(0, 2000)],
])('a picture with %s is told, and is clean afterwards', async (_, filter, data) => {
  const { pdf, warnings } = await admitPdf(withPicture(filter, data, '/DeviceGray'))

  expect(warnings.map(({ code }) => code)).toEqual(['damaged-part'])
  expect(checkStructure(pdf)).toContain('No syntax or stream encoding errors')
})

async function makeJpeg(): Promise<Uint8Array> {
  const png = makePng({ width: 64, height: 64, pixel: (x, y) => [x * 4, y * 4, 90, 255] })
  return (await preparePhoto(Buffer.from(png))).jpeg
}

function withPicture(filter: string, data: Uint8Array | string, colors = '/DeviceRGB'): Buffer {
  return smallPdf({
    page: '/Resources << /XObject << /X 6 0 R >> >>',
    objects: [
      {
        dict: `/Subtype /Image /Width 64 /Height 64 /ColorSpace ${colors} /BitsPerComponent 8 /Filter ${filter}`,
        data,
      },
    ],
  })
}

function packNineBits(codes: number[]): Buffer {
  const bits = codes.map((code) => code.toString(2).padStart(9, '0')).join('')
  const bytes = bits.match(/.{1,8}/g) ?? []
  return Buffer.from(bytes.map((byte) => parseInt(byte.padEnd(8, '0'), 2)))
}
