import { PDF, PdfNumber } from '@libpdf/core'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Answers, Mark } from '@countersign/answers/answer'
import type { Field } from '@countersign/answers/field'
import type { Template } from './template.ts'
import { checkStructure, extractText, type PageImage, renderPage } from './testing/pdf-tools.ts'
import { makeTemplate } from './testing/make-template.ts'
import { type PageStorage, restructurePage } from './testing/restructure-page.ts'
import { mergeDocuments } from './document/merge-documents.ts'
import { renderDocument } from './render/render-document.ts'

const ways: [string, PageStorage][] = [
  ['turned by 90', { rotate: 90 }],
  ['turned by 180', { rotate: 180 }],
  ['turned by 270', { rotate: 270 }],
  ['turned by -90', { rotate: -90 }],
  ['turned by 450', { rotate: 450 }],
  ['with a media box that starts elsewhere', { offset: [100, -50] }],
  ['with a crop box', { bleed: 30 }],
  ['with a crop box, moved and turned', { bleed: 24, offset: [-200, 70], rotate: 90 }],
  ['with a crop box outside the page', { nonsense: true, rotate: 180 }],
  ['with boxes and turning from above', { inherited: true, offset: [30, 40], rotate: 270 }],
  ['with a unit of two points', { unit: 2, rotate: 90, bleed: 20 }],
]

describe('Answers, marks and the footer have the same position as on a plain page', () => {
  let template: Template
  let blank: PageImage
  let plain: PageImage
  let plainText: string

  beforeAll(async () => {
    template = await makeTemplate({ formId: 'lease', title: 'Lease', signerCount: 1, fields })
    blank = renderPage(template.pdf, 1)
    const pdf = await executed(template, template.pdf)
    plain = renderPage(pdf, 1)
    plainText = extractText(pdf)
  })

  test.each(ways)('on a page %s', async (_name, way) => {
    const source = await restructurePage(template.pdf, way)
    const dpi = 72 * (way.unit ?? 1)
    // Precondition: before drawing, the page looks like the plain one.
    expect(difference(renderPage(source, 1, dpi), blank)).toBeLessThanOrEqual(tolerance)

    const pdf = await executed(template, source)
    const picture = renderPage(pdf, 1, dpi)

    expect(difference(plain, blank)).toBeGreaterThan(100 * tolerance)
    expect(difference(picture, plain)).toBeLessThanOrEqual(tolerance)
    expect(checkStructure(pdf)).toContain('No syntax or stream encoding errors')
    for (const words of ['A note in its place', 'See continuation 1', 'Page 1 of 2']) {
      expect(plainText).toContain(words)
      expect(extractText(pdf)).toContain(words)
    }
  })
})

test('pages of different sizes and rotations each have their footer at the bottom center', async () => {
  const pdf = PDF.create()
  const sizes = [
    { width: 612, height: 792, rotate: 0 },
    { width: 792, height: 612, rotate: 0 },
    { width: 842, height: 1191, rotate: 90 },
    { width: 420, height: 595, rotate: 180 },
  ]
  for (const { width, height, rotate } of sizes) {
    pdf.addPage({ width, height }).dict.set('Rotate', PdfNumber.of(rotate))
  }
  const documents = [{ title: 'Mixed', pdf: await pdf.save() }]
  const merged = await mergeDocuments({ ...cover, documents })

  for (const [index, { width, height, rotate }] of sizes.entries()) {
    const picture = renderPage(merged.pdf, index + 1)
    const seen = rotate % 180 === 0 ? { width, height } : { width: height, height: width }
    expect(picture).toMatchObject(seen)
    const { left, right, top, bottom } = inkBox(picture)
    expect((left + right) / 2).toBeCloseTo(seen.width / 2, -1)
    expect(seen.height - bottom).toBeGreaterThan(24)
    expect(seen.height - top).toBeLessThan(40)
  }
})

const fields: Field[] = [
  field('note', 'text'),
  field('agree', 'checkbox'),
  field('rules', 'longtext'),
  field('arabic', 'name'),
]
const cover = {
  packetId: 'p-1',
  title: 'Packet',
  language: 'en-US',
  createdAt: new Date('2027-03-03T02:00:00Z'),
}
const drawn: Mark = {
  kind: 'drawn',
  width: 300,
  height: 150,
  strokes: [
    Array.from({ length: 60 }, (_, i) => ({ x: 20 + i * 4, y: 60 + 30 * Math.sin(i / 4) })),
  ],
}
const answers: Answers = {
  'LLEdit.note': 'A note in its place',
  'LLEdit.agree': true,
  'LLEdit.rules': 'Rules that go on and on. '.repeat(60),
  'LLEdit.arabic': 'محمد عبد الله',
  'TT1.signature': drawn,
  'LLSign.signature': { kind: 'typed', text: 'Olivia Owner' },
}

function field(name: string, type: Field['type']): Field {
  return { key: `LLEdit.${name}`, role: 'LLEdit', type, label: name, required: true, scope: 'form' }
}

async function executed(template: Template, pdf: Uint8Array): Promise<Uint8Array> {
  const rendered = await renderDocument({
    template: { ...template, pdf },
    answers,
    people: { TT1: { name: 'Maria López', signedAt: '2027-03-03T02:00:00.000Z' } },
  })
  const documents = [{ title: 'Lease', pdf: rendered.pdf }]
  return (await mergeDocuments({ ...cover, documents })).pdf
}

/** Number of pixels that clearly differ in brightness. */
function difference(one: PageImage, other: PageImage): number {
  if (one.width !== other.width || one.height !== other.height) {
    return Infinity
  }
  return one.pixels.filter((shade, at) => Math.abs(shade - (other.pixels[at] ?? 0)) > 64).length
}

/** Of several hundred thousand pixels; renderers may round differently. */
const tolerance = 4

function inkBox({ pixels, width }: PageImage) {
  const box = { left: Infinity, right: 0, top: Infinity, bottom: 0 }
  for (const [index, shade] of pixels.entries()) {
    if (shade < 200) {
      const [x, y] = [index % width, Math.floor(index / width)]
      box.left = Math.min(box.left, x)
      box.right = Math.max(box.right, x)
      box.top = Math.min(box.top, y)
      box.bottom = Math.max(box.bottom, y)
    }
  }
  return box
}
