import { deflateSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { checkStructure, extractText } from '@countersign/pdf/testing/pdf-tools'
import { makeTemplate } from '@countersign/pdf/testing/make-template'
import { admitPdf, type AdmittedPdf } from './admit-pdf.ts'
import { InspectionError } from './inspection-error.ts'
import { inspectPdf } from './inspect-pdf.ts'
import { catchInspectionError } from './testing/catch-inspection-error.ts'
import { packPdf } from './testing/pack-pdf.ts'
import { smallPdf, writePdf, type PdfPart } from '@countersign/pdf/testing/write-pdf'

const words = 'Lease of Maria Lopez'
const small = smallPdf()
const latin = (change: (text: string) => string, file = small) =>
  Buffer.from(change(file.toString('latin1')), 'latin1')

describe('A file that is not a PDF is rejected by the name of its type', () => {
  const picture = Buffer.from('\x89PNG\r\n\x1a\n0000', 'latin1')
  test.each([
    ['a web page', '<!doctype html><title>Lease</title>', 'web page'],
    ['a ZIP archive', 'PK\x03\x04stuff', 'ZIP archive'],
    ['a Word file', 'PK\x03\x04......[Content_Types].xml', 'Word'],
    ['an image', picture, 'image'],
    ['a text', 'Lease', 'not a PDF'],
    ['one byte', '%', 'not a PDF'],
    [
      'a PDF far behind something else',
      `${'x'.repeat(5000)}${small.toString('latin1')}`,
      'not a PDF',
    ],
  ])('%s', async (_, content, name) => {
    const { code, message } = await catchInspectionError(admitPdf(Buffer.from(content)))

    expect(code).toBe('not-a-pdf')
    expect(message).toContain(name)
  })

  test('nothing at all', async () => {
    expect((await catchInspectionError(admitPdf(new Uint8Array()))).code).toBe('empty')
  })

  test('a header and no more', async () => {
    expect((await catchInspectionError(admitPdf(Buffer.from('%PDF-1.7\n')))).code).toBe('damaged')
  })
})

const parts: PdfPart[] = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
  { dict: '', data: `BT /F1 12 Tf 72 700 Td (${words}) Tj ET` },
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
]
const content = (change: Partial<Exclude<PdfPart, string>>): PdfPart[] =>
  parts.map((part) => (typeof part === 'string' ? part : { ...part, ...change }))

describe('A file with an unusual structure opens', () => {
  test.each([
    ['object and cross-reference streams', packPdf(parts)],
    ['a hybrid of both', packPdf(parts, { hybrid: true })],
    ['an indirect length', writePdf({ objects: [...content({ length: '6 0 R' }), '51'] })],
    ['a wrong length', writePdf({ objects: content({ length: 9999 }) })],
    ['a length of nothing', writePdf({ objects: content({ length: 0 }) })],
    [
      'a short name of its filter',
      writePdf({
        objects: content({
          dict: '/Filter /Fl',
          data: deflateSync(`BT /F1 12 Tf 72 700 Td (${words}) Tj ET`),
        }),
      }),
    ],
    ['arrays nested without end', smallPdf({ page: `/X ${'['.repeat(50_000)}` })],
    ['no end-of-file mark', latin((text) => text.replace('%%EOF\n', ''))],
    ['carriage returns at the end', Buffer.concat([small, Buffer.from('\r\n\r\n')])],
    ['a deep tree of pages', deepTree(1000)],
    [
      'offsets that are all wrong',
      latin((text) => text.replace(/\n00000000(\d\d)/g, '\n00000009$1')),
    ],
    [
      'signs that belong nowhere',
      latin((text) => text.replace('/Font /Subtype /Type1', '/Fo{) /Subtype /T}pe1')),
    ],
    ['much behind the end', Buffer.concat([small, Buffer.alloc(4000, 'x')])],
    ['a gap in the numbers', writePdf({ objects: [...parts, 'null', 'null', '<< >>'] })],
  ])('%s', async (_, file) => {
    const { pdf, warnings } = await admitPdf(file)

    expect(warnings).toEqual([])
    expect(extractText(pdf)).toContain(words)
  })
})

function deepTree(depth: number): Buffer {
  const last = depth + 2
  const nodes = Array.from(
    { length: depth },
    (_, level) => `<< /Type /Pages /Count 1 /Kids [${level + 3} 0 R] >>`,
  )
  const page = `<< /Type /Page /Parent ${depth + 1} 0 R /MediaBox [0 0 612 792] /Contents ${last + 1} 0 R /Resources << /Font << /F1 ${last + 2} 0 R >> >> >>`
  return writePdf({ objects: [parts[0] ?? '', ...nodes, page, ...parts.slice(3)] })
}

describe('A file that is damaged without loss is repaired with a warning', () => {
  const kids = (list: string) => latin((text) => text.replace('/Kids [3 0 R] /Count 1', list))
  test.each([
    [
      'a directory elsewhere',
      'repaired',
      latin((text) => text.replace(/startxref\n\d+/, 'startxref\n7')),
    ],
    [
      'something before the header',
      'junk-before-header',
      Buffer.concat([Buffer.from('<html>\n'), small]),
    ],
    ['something before the header that offsets count', 'junk-before-header', shifted()],
    ['pages that have no type', 'page-tree', latin((text) => text.replace('/Type /Page ', ''))],
    [
      'pages that are in the tree themselves',
      'repaired',
      kids(
        '/Kids [<< /Type /Page /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> /MediaBox [0 0 612 792] >>]',
      ),
    ],
    ['a tree of pages that loops', 'page-tree', kids('/Kids [2 0 R 3 0 R 2 0 R]')],
  ])('%s', async (_, code, file) => {
    const { pdf, inspection, warnings } = await admitPdf(file)

    expect(warnings.map((warning) => warning.code)).toContain(code)
    expect(inspection.pages).toHaveLength(1)
    expect(extractText(pdf)).toContain(words)
    expect(checkStructure(pdf)).toContain('No syntax or stream encoding errors')
  })

  test('a page that is in the tree twice appears twice', async () => {
    const { pdf, inspection } = await admitPdf(kids('/Kids [3 0 R 3 0 R]'))

    expect(inspection.pages).toHaveLength(2)
    expect(extractText(pdf).split(words)).toHaveLength(3)
  })
})

/** Offsets count from the first byte although the header comes later. */
function shifted(): Buffer {
  const junk = '%!junk\n'
  const grow = (row: string) => String(Number(row) + junk.length).padStart(10, '0')
  const moved = latin((text) =>
    text
      .replace(/^\d{10}(?= 00000 n)/gm, grow)
      .replace(/startxref\n(\d+)/, (_, at: string) => `startxref\n${Number(at) + junk.length}`),
  )
  return Buffer.concat([Buffer.from(junk), moved])
}

describe('A file that would lose content or is malicious is rejected', () => {
  const packed = deflateSync(Buffer.from(`BT /F1 12 Tf 72 700 Td (${words}) Tj ET`.repeat(30)))
  const broken = Buffer.from(packed).fill(0xff, 20, 40)
  const loop = { objects: ['7 0 R', '6 0 R'] }
  test.each([
    [
      'a page whose content is not there',
      'damaged',
      latin((text) => text.replace('/Contents 4 0 R', '/Contents 9 0 R')),
    ],
    [
      'a page whose content is no longer a stream',
      'damaged',
      latin((text) => text.replace('/Contents 4 0 R', '/Contents 5 0 R')),
    ],
    [
      'a page that is not there',
      'no-pages',
      latin((text) => text.replace('/Kids [3 0 R]', '/Kids [9 0 R]')),
    ],
    [
      'content that cannot be unpacked',
      'damaged',
      smallPdf({ content: { dict: '/Filter /FlateDecode', data: broken } }),
    ],
    [
      'content that leads round in a circle',
      'damaged',
      latin((text) => text.replace('/Contents 4 0 R', '/Contents 6 0 R'), smallPdf(loop)),
    ],
    ['no directory', 'damaged', latin((text) => text.slice(0, text.indexOf('xref')))],
    [
      'no catalog',
      'no-pages',
      latin((text) => text.replace('/Type /Catalog /Pages', '/Type /Cabinet /Bages')),
    ],
    ['no pages', 'no-pages', latin((text) => text.replace('/Kids [3 0 R]', '/Kids [     ]'))],
    ['no tree of pages', 'no-pages', latin((text) => text.replace('/Pages 2 0 R', ' '.repeat(12)))],
    [
      'a picture of ten billion points',
      'too-complex',
      smallPdf({
        page: '/X 6 0 R',
        objects: [{ dict: '/Subtype /Image /Width 100000 /Height 100000', data: '' }],
      }),
    ],
    [
      'an array that is longer than every thread can read',
      'too-complex',
      smallPdf({ page: '/X 6 0 R', objects: [`[${'0 '.repeat(60_001)}]`] }),
    ],
    ['501 pages', 'too-many-pages', manyPages(501)],
  ])('%s', async (_, code, file) => {
    expect((await catchInspectionError(admitPdf(file))).code).toBe(code)
  })

  test('500 pages are accepted', async () => {
    expect((await admitPdf(manyPages(500))).inspection.pages).toHaveLength(500)
  })

  test('fields and name trees that contain themselves do not loop', async () => {
    const field =
      '<< /T (a) /FT /Tx /Parent 6 0 R /Kids [6 0 R] /Subtype /Widget /Rect [0 0 9 9] >>'
    const names = '/Names << /JavaScript 7 0 R >>'
    const file = smallPdf({
      catalog: `/AcroForm << /Fields [6 0 R] >> ${names}`,
      page: '/Annots [6 0 R]',
      objects: [field, '<< /Kids [7 0 R] >>'],
    })

    expect((await inspectPdf(file)).fields).toMatchObject([{ name: 'a' }])
  })
})

function manyPages(count: number): Buffer {
  const kids = Array.from({ length: count }, (_, index) => `${index + 3} 0 R`).join(' ')
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>'
  const tree = `<< /Type /Pages /Count ${count} /Kids [${kids}] >>`
  return writePdf({ objects: [parts[0] ?? '', tree, ...Array<string>(count).fill(page)] })
}

describe('A file damaged in transit', () => {
  let files: Buffer[]
  beforeAll(async () => {
    const { pdf } = await makeTemplate({ formId: 'lease', title: 'Lease', signerCount: 2 })
    files = [Buffer.from(pdf), packPdf(parts), small]
  })

  test('cut off at 20 positions is complete or rejected', async () => {
    const next = seeded(20)
    for (let round = 0; round < 20; round += 1) {
      const file = files[round % files.length] ?? small
      const cut = file.subarray(0, Math.floor(next() * file.length))
      const admitted = await outcome(cut)
      const pages = admitted?.inspection.pages.length
      expect([undefined, (await inspectPdf(file)).pages.length]).toContain(pages)
    }
  })

  test('with bytes changed at 200 positions is complete or rejected, in time', async () => {
    const next = seeded(200)
    const admitted: AdmittedPdf[] = []
    for (let round = 0; round < 200; round += 1) {
      const file = Buffer.from(files[round % files.length] ?? small)
      for (let flip = 0; flip <= round % 4; flip += 1) {
        file[Math.floor(next() * file.length)] = Math.floor(next() * 256)
      }
      const started = performance.now()
      const result = await outcome(file)
      expect(performance.now() - started).toBeLessThan(5_000)
      admitted.push(...(result ? [result] : []))
    }

    // Most bytes belong to fonts and text, so many changes are harmless.
    expect(admitted.length).toBeGreaterThan(20)
    expect(admitted.every(({ inspection }) => inspection.pages.length > 0)).toBe(true)
  })
})

/** Admitted, or rejected with a code; anything else fails the test. */
async function outcome(file: Uint8Array): Promise<AdmittedPdf | undefined> {
  try {
    return await admitPdf(file)
  } catch (error) {
    if (error instanceof InspectionError) {
      expect(error.message).toMatch(/^[A-Z].*\.$/)
      return undefined
    }
    throw error
  }
}

/** Mulberry32: the same numbers for the same seed. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
