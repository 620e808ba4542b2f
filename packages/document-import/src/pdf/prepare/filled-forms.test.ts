import { describe, expect, test } from 'vitest'
import { smallPdf, type PdfPart } from '@countersign/pdf/testing/write-pdf'
import { extractText, measureInk } from '@countersign/pdf/testing/pdf-tools'
import { preparePdf } from './prepare-pdf.ts'

/** Fields of forms that were filled out elsewhere: kept, refused, or named in a warning. */

const rect = '/Rect [72 500 400 560]'
const withinRect = { x: 74, y: 502, width: 320, height: 56 }

/** Object 6 is the widget. */
function formPdf(widget: string, objects: PdfPart[] = [], form = ''): Buffer {
  return smallPdf({
    catalog: `/AcroForm << /Fields [6 0 R] ${form} >>`,
    page: '/Annots [6 0 R]',
    objects: [`<< /Type /Annot /Subtype /Widget ${rect} ${widget} >>`, ...objects],
  })
}

describe('A text that was filled in', () => {
  const words = 'The roof is repaired before the first of May.'

  test('as a stream is part of the page', async () => {
    const file = formPdf('/FT /Tx /Ff 4096 /T (Promise) /V 7 0 R', [{ dict: '', data: words }])
    const { pdf, places, warnings } = await preparePdf(file)

    expect(extractText(pdf)).toContain(words)
    expect(places).toEqual([])
    expect(warnings).toContain(
      'One field was already filled out. The contents were kept as part of the page.',
    )
  })

  test('as a stream in UTF-16 is part of the page', async () => {
    const data = Buffer.from(`\ufeff${words}`, 'utf16le').swap16()
    const file = formPdf('/FT /Tx /T (Promise) /V 7 0 R', [{ dict: '', data }])

    expect(extractText((await preparePdf(file)).pdf)).toContain(words)
  })

  test('as rich text only is part of the page', async () => {
    const markup = `<body><p>The roof &amp; the <b>door</b></p></body>`
    const file = formPdf(`/FT /Tx /Ff 33554432 /T (Promise) /RV (${markup})`)

    expect(extractText((await preparePdf(file)).pdf)).toContain('The roof & the door')
  })

  test('as a stream that cannot be decoded refuses the file', async () => {
    const broken = { dict: '/Filter /LZWDecodeX', data: words }
    const file = formPdf('/FT /Tx /T (Promise) /V 7 0 R', [broken])

    await expect(preparePdf(file)).rejects.toMatchObject({ code: 'damaged' })
  })

  test('and does not fit into its field is named in a warning', async () => {
    const long = 'word '.repeat(4000)
    const { warnings } = await preparePdf(formPdf(`/FT /Tx /T (Promise) /V (${long})`))

    expect(warnings).toContain(
      'These contents do not fit into their fields and were removed: “Promise”.',
    )
  })

  test('in a field that is written inside of the page’s list is part of the page', async () => {
    const file = smallPdf({
      catalog: '/AcroForm << /Fields [] /NeedAppearances true >>',
      page: `/Annots [<< /Type /Annot /Subtype /Widget ${rect} /FT /Tx /T (Promise) /V (${words}) >>]`,
    })

    expect(extractText((await preparePdf(file)).pdf)).toContain(words)
  })
})

test('What was filled in does not name the blank field above it', async () => {
  const box = (y: number) => `/Type /Annot /Subtype /Widget /FT /Tx /Rect [200 ${y} 300 ${y + 18}]`
  const { places } = await preparePdf(
    smallPdf({
      catalog: '/AcroForm << /Fields [6 0 R 7 0 R] >>',
      page: '/Annots [6 0 R 7 0 R]',
      content: {
        dict: '',
        data: 'BT /F1 10 Tf 72 644 Td (Parking space) Tj 0 -30 Td (Monthly rent) Tj ET',
      },
      objects: [`<< ${box(640)} /T (Text1) >>`, `<< ${box(610)} /T (Text2) /V (Maria) >>`],
    }),
  )

  expect(places).toMatchObject([{ type: 'text', label: 'Parking space' }])
})

describe('A field that a script calculates', () => {
  const script = '/AA << /C << /S /JavaScript /JS (AFSimple_Calculate\\("SUM", "Rent"\\);) >> >>'
  const shown: PdfPart = {
    dict: '/Type /XObject /Subtype /Form /BBox [0 0 328 60] /Resources << /Font << /F1 5 0 R >> >>',
    data: '/Tx BMC BT /F1 20 Tf 5 20 Td ($0.00) Tj ET EMC',
  }

  test.each(['/Ff 1', '/Ff 1 /V ($0.00) /AP << /N 7 0 R >>', '/V ($0.00) /AP << /N 7 0 R >>'])(
    'and that shows no result yet (%s) is a blank to fill in',
    async (more) => {
      const file = formPdf(`/FT /Tx /T (Total) ${script} ${more}`, [shown])
      const { pdf, places, warnings } = await preparePdf(file)

      expect(places).toMatchObject([{ role: 'LLEdit', type: 'money', label: 'Total' }])
      expect(extractText(pdf)).not.toContain('$0.00')
      expect(warnings).toContain(
        'Nothing calculates these fields anymore. Choose who fills them out: “Total”.',
      )
    },
  )

  test('and that has its result is part of the page', async () => {
    const { pdf, places } = await preparePdf(
      formPdf(`/FT /Tx /Ff 1 /T (Total) ${script} /V ($1,450.00)`),
    )

    expect(extractText(pdf)).toContain('$1,450.00')
    expect(places).toEqual([])
  })
})

describe('A value', () => {
  const old: PdfPart = {
    dict: '/Type /XObject /Subtype /Form /BBox [0 0 328 60] /Resources << /Font << /F1 5 0 R >> >>',
    data: '/Tx BMC BT /F1 20 Tf 5 20 Td (OLD VALUE 900) Tj ET EMC',
  }
  const empty = { ...old, data: '/Tx BMC EMC' }
  const needed = '/NeedAppearances true'
  const text = '/FT /Tx /T (Rent) /V (1850.00 a month) /AP << /N 7 0 R >>'
  const list = '/FT /Ch /Ff 131072 /T (Space) /Opt [[(g) (Garage, space 12)] [(n) (None)]] /V (g)'

  test.each<[string, string, PdfPart[], string, string]>([
    ['replaces an older appearance that readers draw anew', text, [old], needed, '1850.00 a month'],
    ['is written where the appearance is empty', text, [empty], needed, '1850.00 a month'],
    ['is written where the appearance is empty in any file', text, [empty], '', '1850.00 a month'],
    ['of a dropdown is written as the words that people see', list, [], '', 'Garage, space 12'],
    ['stays as the file shows it', text, [old], '', 'OLD VALUE 900'],
  ])('%s', async (_, entries, objects, form, seen) => {
    const { pdf, pages, places, warnings } = await preparePdf(formPdf(entries, objects, form))

    expect(extractText(pdf).match(/1850.00 a month|OLD VALUE 900|Garage, space 12/g)).toEqual([
      seen,
    ])
    expect(pages[0]?.paragraphs.map((paragraph) => paragraph.text)).toContain(seen)
    expect(places).toEqual([])
    expect(warnings).toEqual([
      'One field was already filled out. The contents were kept as part of the page.',
    ])
  })

  test.each(['/F 2', '/F 32'])('that no page shows is named: %s', async (flags) => {
    const { pdf, warnings } = await preparePdf(formPdf(`/FT /Tx /T (Rent) /V (900) ${flags}`))

    expect(extractText(pdf)).not.toContain('900')
    expect(warnings).toEqual([
      'These fields were filled out, but no page shows it, so their contents were left out: “Rent”.',
    ])
  })
})

describe('A password that was filled in', () => {
  const password = '/FT /Tx /Ff 8192 /T (Code) /DA (/F1 12 Tf 0 g)'
  const clear: PdfPart = {
    dict: '/Subtype /Form /BBox [0 0 328 60] /Resources << /Font << /F1 5 0 R >> >>',
    data: 'BT /F1 12 Tf 4 20 Td (SECRET9) Tj ET',
  }

  test.each<[string, string, PdfPart[], string]>([
    ['without an appearance', `${password} /V (SECRET9)`, [], ''],
    ['drawn by the reader', `${password} /V (SECRET9)`, [], '/NeedAppearances true'],
    ['with an appearance in clear', `${password} /V (SECRET9) /AP << /N 7 0 R >>`, [clear], ''],
    ['as a stream', `${password} /V 7 0 R`, [{ dict: '', data: 'SECRET9' }], ''],
    ['as rich text', `${password} /RV (<body><p>SECRET9</p></body>)`, [], ''],
    [
      'that is read-only',
      `${password.replace('8192', '8193')} /V (SECRET9) /AP << /N 7 0 R >>`,
      [clear],
      '',
    ],
  ])('%s is printed as dots', async (_, entries, objects, form) => {
    const { pdf, pages, places, warnings } = await preparePdf(formPdf(entries, objects, form))

    expect(Buffer.from(pdf).toString('latin1')).not.toContain('SECRET9')
    expect(extractText(pdf)).not.toContain('SECRET9')
    expect(extractText(pdf)).toContain('•••••••')
    expect(pages[0]?.paragraphs.map(({ text }) => text)).toContain('•••••••')
    expect(places).toEqual([])
    expect(warnings).toEqual([
      'These fields hold a password, of which only dots were kept: “Code”.',
    ])
  })

  test('only in the appearance of a locked field is not printed', async () => {
    const entries = `${password.replace('8192', '8193')} /AP << /N 7 0 R >>`

    expect(extractText((await preparePdf(formPdf(entries, [clear]))).pdf)).not.toContain('SECRET9')
  })
})

describe('A box that is checked', () => {
  const box = '/FT /Btn /T (Pets) /MK << /BC [0] /CA (4) >>'
  const mark: PdfPart = { dict: '/Subtype /Form /BBox [0 0 328 60]', data: '0 0 328 60 re f' }
  const nothing: PdfPart = { ...mark, data: '' }
  const states = '/AP << /N << /Yes 7 0 R /Off 8 0 R >> >>'

  test.each<[string, string, PdfPart[]]>([
    ['has no appearance', `${box} /V /Yes /AS /Yes`, []],
    ['has neither appearance nor state', `${box} /V /Yes`, []],
    ['has no state', `${box} /V /Yes ${states}`, [mark, nothing]],
    ['has an empty appearance', `${box} /V /Yes /AS /Yes ${states}`, [nothing, nothing]],
    ['is one of a group and has no state', `${box} /Ff 32768 /V /Yes ${states}`, [mark, nothing]],
  ])('is marked if it %s', async (_, entries, objects) => {
    for (const form of ['', '/NeedAppearances true']) {
      const { pdf, places, warnings } = await preparePdf(formPdf(entries, objects, form))

      expect(measureInk(pdf, 1, withinRect)).toBeGreaterThan(0.01)
      expect(places).toEqual([])
      expect(warnings).toEqual([
        'One field was already filled out. The contents were kept as part of the page.',
      ])
    }
  })

  test.each([
    ['is off', `${box} /V /Off ${states}`],
    ['is another one of the group', `${box} /Ff 32768 /V /No ${states}`],
  ])('is not marked if it %s', async (_, entries) => {
    const { pdf } = await preparePdf(formPdf(entries, [mark, nothing]))

    expect(measureInk(pdf, 1, { x: 80, y: 510, width: 300, height: 40 })).toBe(0)
  })
})

describe('A note', () => {
  const note = (entries: string) =>
    smallPdf({
      page: '/Annots [6 0 R]',
      objects: [
        `<< /Type /Annot /Subtype /FreeText ${rect} /Contents (No pets at all) /DA (/Helv 12 Tf 0 g) ${entries} >>`,
      ],
    })

  test('that screens and paper show is part of the page', async () => {
    const { pdf, pages, warnings } = await preparePdf(note('/F 4'))

    expect(extractText(pdf)).toContain('No pets at all')
    expect(pages[0]?.paragraphs.map(({ text }) => text)).toContain('No pets at all')
    expect(warnings).toEqual([])
    expect(Buffer.from(pdf).includes('FreeText')).toBe(false)
  })

  test.each([
    ['only screens show', '/F 0'],
    ['only paper shows', '/F 36'],
  ])('that %s is left out and named', async (_, flags) => {
    const { pdf, warnings } = await preparePdf(note(flags))

    expect(extractText(pdf)).not.toContain('No pets at all')
    expect(warnings).toEqual([
      'Notes that not every screen and printout shows were left out: “No pets at all” (page 1).',
    ])
  })

  test.each(['/F 2', '/F 6'])('that nobody sees goes without a word: %s', async (flags) => {
    const { pdf, warnings } = await preparePdf(note(flags))

    expect(Buffer.from(pdf).includes('No pets at all')).toBe(false)
    expect(warnings).toEqual([])
  })

  test('that all readers draw in their own way is left out and named', async () => {
    const stamp = `<< /Type /Annot /Subtype /Stamp /Name /Draft ${rect} /F 4 >>`
    const { warnings } = await preparePdf(smallPdf({ page: '/Annots [6 0 R]', objects: [stamp] }))

    expect(warnings).toEqual([
      'Notes that not every screen and printout shows were left out: one without words (page 1).',
    ])
  })
})

describe('A push button', () => {
  const form = (resources: string, data: string): PdfPart => ({
    dict: `/Type /XObject /Subtype /Form /BBox [0 0 100 100] /Resources << ${resources} >>`,
    data,
  })
  const image = {
    dict: '/Type /XObject /Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray',
    data: Buffer.from([0]),
  }

  test('with a picture keeps it as part of the page', async () => {
    const file = formPdf('/FT /Btn /Ff 65536 /T (Logo) /AP << /N 7 0 R >>', [
      form('/XObject << /X 8 0 R >>', '/X Do'),
      form('/XObject << /Im 9 0 R >>', 'q 100 0 0 100 0 0 cm /Im Do Q'),
      image,
    ])
    const { pdf, warnings } = await preparePdf(file)

    expect(measureInk(pdf, 1, withinRect)).toBeGreaterThan(0.9)
    expect(warnings).toEqual([])
  })

  test('without a picture is removed and named', async () => {
    const file = formPdf('/FT /Btn /Ff 65536 /T (Print) /AP << /N 7 0 R >>', [
      form('', '0 0 100 100 re f'),
    ])
    const { pdf, places, warnings } = await preparePdf(file)

    expect(measureInk(pdf, 1, withinRect)).toBe(0)
    expect(places).toEqual([])
    expect(warnings).toEqual(['Push buttons do nothing on paper and were removed: “Print”.'])
  })
})

describe('What a field shows', () => {
  const shown: PdfPart = {
    dict: '/Type /XObject /Subtype /Form /BBox [0 0 328 60] /Resources << /Font << /F1 5 0 R >> >>',
    data: '/Tx BMC BT /F1 20 Tf 5 20 Td (Four hundred dollars) Tj ET EMC',
  }
  const looks = '/AP << /N 7 0 R >>'
  const blank: PdfPart = { ...shown, data: '0 0 328 60 re S /Tx BMC BT /F1 20 Tf () Tj ET EMC' }
  const isKept = async (file: Buffer) =>
    extractText((await preparePdf(file)).pdf).includes('Four hundred dollars')

  test.each([
    ['whose value is a number', '/FT /Tx /T (Rent) /V 400'],
    ['that has no type', '/T (Rent)'],
    ['that has no name', '/FT /Tx'],
  ])('stays if it is one %s', async (_, entries) => {
    expect(await isKept(formPdf(`${entries} ${looks}`, [shown]))).toBe(true)
  })

  test('stays if it belongs to no form', async () => {
    const widget = `<< /Type /Annot /Subtype /Widget ${rect} ${looks} >>`

    expect(await isKept(smallPdf({ page: '/Annots [6 0 R]', objects: [widget, shown] }))).toBe(true)
  })

  test('stays if it is the second one of that name, and the first one is blank', async () => {
    const widget = `<< /Type /Annot /Subtype /Widget /FT /Tx /T (Rent) ${rect}`
    const file = smallPdf({
      catalog: '/AcroForm << /Fields [6 0 R 8 0 R] >>',
      page: '/Annots [6 0 R 8 0 R]',
      objects: [`${widget} >>`, shown, `${widget} /V (Four hundred dollars) ${looks} >>`],
    })

    expect(await isKept(file)).toBe(true)
  })

  test.each(['', '/V /Off'])('stays if it is a box that shows a check: “%s”', async (value) => {
    const look = '/AS /On /AP << /N << /On 7 0 R >> >>'
    const file = formPdf(`/FT /Btn /T (Pets) ${value} ${look}`, [shown])

    expect(await isKept(file)).toBe(true)
    expect((await preparePdf(file)).places).toEqual([])
  })

  test.each(['/FT /Tx', '/FT /Tx /V ()', '/FT /Tx /V << >>', '/FT /Sig', '/FT /Ch /Opt [(a)]'])(
    'is named if it goes, because the field is blank: %s',
    async (entries) => {
      const { places, warnings } = await preparePdf(
        formPdf(`${entries} /T (Rent) ${looks}`, [shown]),
      )

      expect(places).toHaveLength(1)
      expect(warnings).toEqual([
        'These fields are blank but showed something, such as a hint, which was removed: “Rent”.',
      ])
    },
  )

  test('is not named if it is a border only', async () => {
    const { warnings } = await preparePdf(formPdf(`/FT /Tx /T (Rent) ${looks}`, [blank]))

    expect(warnings).toEqual([])
  })
})

test('the cells of a blank field that go are named', async () => {
  const comb = 2 ** 24
  const { places, warnings } = await preparePdf(
    formPdf(`/FT /Tx /Ff ${comb} /MaxLen 9 /T (Social number) /MK << /BC [0] >>`),
  )

  expect(places).toHaveLength(1)
  expect(warnings).toEqual([
    'The cells of these fields were removed; answers are written as a line: “Social number”.',
  ])
})
