import { expect, test } from 'vitest'
import { extractText } from '@countersign/pdf/testing/pdf-tools'
import { renderWithPdfium } from '@countersign/pdf/testing/render-with-pdfium'
import { smallPdf, type SmallPdf, writePdf } from '@countersign/pdf/testing/write-pdf'
import { preparePdf } from '../prepare/prepare-pdf.ts'
import type { PreparedPdf } from '../prepared-pdf.ts'

const say = (words: string, { y = 600, size = 12, x = 72 } = {}) =>
  `BT /F1 ${size} Tf ${x} ${y} Td (${words}) Tj ET`
const page = (content: string, more: SmallPdf = {}) =>
  smallPdf({
    content: { dict: '', data: `${say('The rent is 900.', { y: 700 })}\n${content}` },
    ...more,
  })
const withState = (state: string): SmallPdf => ({
  page: `/Resources << /Font << /F1 5 0 R >> /ExtGState << /G << ${state} >> >> >>`,
})
const form = (dict: string, data: string) => ({
  dict: `/Type /XObject /Subtype /Form /BBox [0 0 612 792] ${dict}`,
  data,
})

function readingText({ pages }: PreparedPdf): string {
  return pages.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text)).join('\n')
}

async function expectRemoved(original: Uint8Array): Promise<PreparedPdf> {
  const prepared = await preparePdf(original)

  expect(readingText(prepared)).toContain('The rent is 900.')
  for (const text of [readingText(prepared), extractText(prepared.pdf)]) {
    expect(text).not.toMatch(/HIDDEN|clause/)
  }
  expect(prepared.warnings).toEqual([
    `Text that nobody can see on the page was removed: “HIDDEN clause” (page 1).`,
  ])
  return prepared
}

/** What is drawn stays the same. */
async function expectHidden(original: Uint8Array): Promise<PreparedPdf> {
  const prepared = await expectRemoved(original)
  const [seen, before] = [prepared.pdf, original].map(
    (pdf) => renderWithPdfium(pdf, 1, 'screen').pixels,
  )
  // `toEqual` compares one by one what iterates, for half a second.
  expect(Buffer.compare(seen ?? Buffer.of(), before ?? Buffer.of(1))).toBe(0)
  return prepared
}

test.each([
  ['white on white', page(`1 g ${say('HIDDEN clause')}`)],
  ['black on black', page(`60 590 300 30 re f ${say('HIDDEN clause')}`)],
  ['covered by a rectangle', page(`${say('HIDDEN clause')} 1 g 60 590 300 30 re f`)],
  ['covered by a black bar', page(`${say('HIDDEN clause')} 60 590 300 30 re f`)],
  ['of render mode 3', page(`3 Tr ${say('HIDDEN clause')}`)],
  ['clipped away', page(`q 0 0 10 10 re W n ${say('HIDDEN clause')} Q`)],
  ['outside of the page', page(say('HIDDEN clause', { y: 2000 }))],
  ['transparent', page(`/G gs ${say('HIDDEN clause')}`, withState('/ca 0 /CA 0'))],
  [
    'below the words that are seen',
    page(`1 g ${say('HIDDEN clause')} 0 g ${say('No pets at all')}`),
  ],
  [
    'without paint over words that are seen',
    page(`${say('No pets at all')} 3 Tr ${say('HIDDEN clause')}`),
  ],
  [
    'white in a drawing',
    page('/X Do', {
      page: '/Resources << /Font << /F1 5 0 R >> /XObject << /X 6 0 R >> >>',
      objects: [form('/Resources << /Font << /F1 5 0 R >> >>', `1 g ${say('HIDDEN clause')}`)],
    }),
  ],
  [
    'covered by a drawing',
    page(`${say('HIDDEN clause')} /X Do`, {
      page: '/Resources << /Font << /F1 5 0 R >> /XObject << /X 6 0 R >> >>',
      objects: [form('', '1 g 60 590 300 30 re f')],
    }),
  ],
  ['white on a turned page', page(`1 g ${say('HIDDEN clause')}`, { page: '/Rotate 90' })],
  ["shown by the operator '", page(`1 g BT /F1 12 Tf 14 TL 72 614 Td (HIDDEN clause) ' ET`)],
])('words that are %s are removed and named', async (_, original) => {
  await expectHidden(original)
})

test.each([
  ['a tenth of a point high', say('HIDDEN clause', { size: 0.1 })],
  ['half a point high', say('HIDDEN clause', { size: 0.5 })],
  ['pressed together', 'BT /F1 12 Tf 1 Tz 72 600 Td (HIDDEN clause) Tj ET'],
])('words that are %s are removed with the specks that they are', async (_, content) => {
  await expectRemoved(page(content))
})

test('of a line that is covered in part, the rest is kept where it is', async () => {
  const line = `BT /F1 12 Tf 72 600 Td [(Late fee ) -250 (HIDDEN clause)] TJ ( after 5 days) Tj ET`
  const prepared = await expectHidden(page(`${line} 1 g 120 590 87 30 re f`))

  expect(readingText(prepared)).toMatch(/Late fee.*after 5 days/)
})

test('of a string with escapes and Arabic numerals in octal, only hidden letters go', async () => {
  const line = String.raw`BT /F1 12 Tf 72 600 Td (Fee \(late\) \0644\
5: ) Tj 1 g (HIDDEN clause) Tj 0 g ( due) Tj ET`
  const prepared = await expectHidden(page(line))

  expect(readingText(prepared)).toContain('Fee (late) 445:')
})

test('words that only many other words surround are removed, too', async () => {
  const rows = Array.from({ length: 40 }, (_, index) =>
    say(`Row ${index} of the house rules`, { y: 560 - index * 12, size: 10 }),
  )
  const prepared = await expectHidden(
    page(`1 g ${say('HIDDEN clause', { y: 322 })} 0 g ${rows.join('\n')}`),
  )

  expect(readingText(prepared)).toContain('Row 39 of the house rules')
})

test.each([
  ['white on a dark bar', page(`60 590 300 30 re f 1 g ${say('Seen words')}`)],
  ['light gray', page(`0.9 g ${say('Seen words')}`)],
  ['light gray and small', page(`0.85 g ${say('Seen words', { size: 5 })}`)],
  ['in small print', page(say('Seen words', { size: 4 }))],
  ['only outlined', page(`1 Tr ${say('Seen words')}`)],
  ['half transparent', page(`/G gs ${say('Seen words')}`, withState('/ca 0.3'))],
  [
    'below a transparent bar',
    page(`${say('Seen words')} /G gs 60 590 300 30 re f`, withState('/ca 0.3')),
  ],
  ['drawn twice, for bold type', page(`${say('Seen words')} ${say('Seen words', { x: 72.3 })}`)],
  ['drawn twice in the same place', page(`${say('Seen words')} ${say('Seen words')}`)],
  [
    'drawn over their shadow',
    page(`0.7 g ${say('Seen words', { x: 73, y: 599 })} 0 g ${say('Seen words')}`),
  ],
  ['on a line of underscores', page(`${say('______________', { y: 594 })} ${say('Seen words')}`)],
  ['crossed out', page(`${say('Seen words')} 72 603 m 140 603 l S`)],
  [
    'on a large page with large units',
    page(say('Seen words', { size: 0.8 }), { page: '/UserUnit 12' }),
  ],
  ['one font size scaled up', page(`BT /F1 1 Tf 12 0 0 12 72 600 Tm (Seen words) Tj ET`)],
  ['punctuated', page(`${say('Seen words')} ${say('.', { x: 140, size: 3 })}`)],
])('words that are %s stay as they are', async (_, original) => {
  const prepared = await preparePdf(original)

  expect(readingText(prepared)).toContain('Seen words')
  expect(prepared.warnings.filter((warning) => warning.startsWith('Text'))).toEqual([])
})

/** In a font that is not in the file, and whose letters PDFium does not have. */
function chinese(show: string): Uint8Array {
  return smallPdf({
    page: '/Resources << /Font << /F1 5 0 R /F2 6 0 R >> >>',
    content: {
      dict: '',
      data: `${say('The rent is 900.', { y: 700 })} ${show} BT /F2 12 Tf 72 600 Td <79DF8D415408540C> Tj ET`,
    },
    objects: [
      '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [7 0 R] >>',
      '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> /FontDescriptor 8 0 R /DW 1000 >>',
      '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
    ],
  })
}

/** A font whose letters are drawings, as old TeX files have; a dot fills a corner of its box. */
function drawnLetters(show: string): Uint8Array {
  const codes = '46 /period 97 /a /b'
  const draw = (side: number) => ({ dict: '', data: `60 0 0 0 50 50 d1 0 0 ${side} ${side} re f` })
  return smallPdf({
    page: '/Resources << /Font << /F1 5 0 R /F2 6 0 R >> >>',
    content: { dict: '', data: show },
    objects: [
      `<< /Type /Font /Subtype /Type3 /FontMatrix [1 0 0 1 0 0] /FontBBox [0 0 50 50] /CharProcs << /a 7 0 R /b 7 0 R /period 8 0 R >> /Encoding << /Differences [${codes}] >> /FirstChar 46 /LastChar 98 /Widths [${'60 '.repeat(53)}] >>`,
      draw(25),
      draw(4),
    ],
  })
}

test('letters that are drawings stay, with their dots, if they are seen', async () => {
  const words = 'q 0.24 0 0 0.24 0 0 cm BT /F2 1 Tf 300 2400 Td (ab.a) Tj ET Q'

  expect(readingText(await preparePdf(drawnLetters(words)))).toBe('ab.a')
  expect(readingText(await preparePdf(drawnLetters(`1 g ${words}`)))).toBe('')
})

test('words of a font that only the reader has stay, but in the color of the page', async () => {
  expect(readingText(await preparePdf(chinese('')))).toContain('租赁合同')
  for (const hides of ['1 g', '3 Tr']) {
    expect(readingText(await preparePdf(chinese(hides)))).toBe('The rent is 900.')
  }
})

test('the words that a scanner recognized are seen in its picture and stay; others go', async () => {
  const side = 100
  const data = Buffer.alloc(side * side, 0xf8)
  for (let at = 0; at < side * 12; at += 3) {
    data[at] = 0x20
  }
  const scan = '/Subtype /Image /ColorSpace /DeviceGray /BitsPerComponent 8'
  const prepared = await preparePdf(
    smallPdf({
      content: {
        dict: '',
        data: `q 400 0 0 400 72 300 cm /X Do Q 3 Tr ${say('The scanned rent is 900.', { y: 665, size: 20 })} ${say('HIDDEN clause', { y: 400 })}`,
      },
      page: '/Resources << /Font << /F1 5 0 R >> /XObject << /X 6 0 R >> >>',
      objects: [{ dict: `${scan} /Width ${side} /Height ${side}`, data }],
    }),
  )

  expect(readingText(prepared)).toBe('The scanned rent is 900.')
  expect(prepared.warnings).toEqual([
    'Text that nobody can see on the page was removed: “HIDDEN clause” (page 1).',
  ])
})

test('words that programs read instead of those on the page are removed', async () => {
  const properties = '/Properties << /P << /ActualText (HIDDEN clause) >> >>'
  const shown = [
    `/Span << /Lang (en) /ActualText (HIDDEN \\(clause\\)) >> BDC ${say('Seen words')} EMC`,
    `/Span <</Actual#54ext<48494444454e>>> BDC ${say('Fee 25', { y: 560 })} EMC`,
    `/Span /P BDC ${say('Fee 50', { y: 520 })} EMC`,
  ]
  const prepared = await preparePdf(
    page(shown.join('\n'), { page: `/Resources << /Font << /F1 5 0 R >> ${properties} >>` }),
  )

  expect(extractText(prepared.pdf)).toMatch(/Seen words\s+Fee 25\s+Fee 50/)
  expect(extractText(prepared.pdf)).not.toMatch(/HIDDEN|clause/)
  expect(prepared.warnings).toEqual([])
})

test('the text of a page with too many lines and areas to compare is not read', async () => {
  const lines = '0 0 m 5 5 l S\n'.repeat(40_000)
  const { pages, warnings } = await preparePdf(page(`${lines} 1 g ${say('HIDDEN clause')}`))

  expect(pages[0]?.paragraphs).toEqual([])
  expect(warnings).toEqual([
    'Page 1 has too many lines and areas for its text to be read. It is shown as a picture only.',
  ])
})

test('a drawing that is covered on one page and seen on another keeps its words', async () => {
  const resources = '<< /Font << /F1 5 0 R >> /XObject << /X 6 0 R >> >>'
  const { pages, pdf } = await preparePdf(
    writePdf({
      objects: [
        '<< /Type /Catalog /Pages 2 0 R >>',
        '<< /Type /Pages /Kids [3 0 R 7 0 R] /Count 2 >>',
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources ${resources} >>`,
        { dict: '', data: '/X Do 1 g 60 590 300 30 re f' },
        '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
        form('/Resources << /Font << /F1 5 0 R >> >>', say('House rules')),
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 8 0 R /Resources ${resources} >>`,
        { dict: '', data: '/X Do' },
      ],
    }),
  )

  expect(pages[1]?.paragraphs[0]?.text).toBe('House rules')
  expect(extractText(pdf)).toContain('House rules')
})
