import { expect, test } from 'vitest'
import { makeTemplate } from '@countersign/pdf/testing/make-template'
import { admitPdf } from './admit-pdf.ts'
import { inspectPdf } from './inspect-pdf.ts'
import { catchInspectionError } from './testing/catch-inspection-error.ts'
import { smallPdf, writePdf } from '@countersign/pdf/testing/write-pdf'

test('a form of our own is described by title, language, structure, pages, fields and fonts', async () => {
  const template = await makeTemplate({ formId: 'lease', title: 'Lease', signerCount: 2 })
  const inspection = await inspectPdf(template.pdf)

  expect(inspection).toMatchObject({
    version: '1.7',
    title: 'Lease',
    language: 'en-US',
    tagged: true,
    encryption: { kind: 'none' },
    signatures: [],
    activeContent: [],
    embeddedFiles: [],
    repaired: false,
    warnings: [],
  })
  expect(inspection.pages).toHaveLength(template.pages)
  expect(inspection.fonts).toMatchObject([{ embedded: true, standard: false }])
  expect(inspection.fields.map(({ name }) => name)).toEqual(
    template.fields.map(({ key }) => key.replaceAll(':', '__')),
  )
})

test('an admitted form of our own is still tagged and has its fields in the same positions', async () => {
  const { pdf } = await makeTemplate({ formId: 'lease', title: 'Lease', signerCount: 4 })
  const before = await inspectPdf(pdf)
  const { inspection } = await admitPdf(pdf)

  expect(inspection).toEqual(before)
})

test('fields are described by type, label, options and position', async () => {
  const fields = [
    '<< /T (tenant) /Kids [7 0 R] >>',
    '<< /T (name) /Parent 6 0 R /Subtype /Widget /FT /Tx /Ff 2 /MaxLen 40 /TU (Your name) /V (Mar\\355a) /Rect [90 40 10 20] >>',
    '<< /T (about) /Subtype /Widget /FT /Tx /Ff 4097 /Rect [0 0 50 50] >>',
    '<< /T (pets) /FT /Btn /Ff 32768 /V /two /Kids [10 0 R 11 0 R] >>',
    '<< /Parent 9 0 R /Subtype /Widget /Rect [0 0 9 9] /AP << /N << /one 4 0 R /Off 4 0 R >> >> >>',
    '<< /Parent 9 0 R /Subtype /Widget /Rect [20 0 29 9] /AP << /N << /two 4 0 R /Off 4 0 R >> >> >>',
    '<< /T (state) /Subtype /Widget /FT /Ch /Ff 131072 /Opt [[(CA) (California)] (NV)] /V (CA) /Rect [0 60 9 70] >>',
    '<< /T (hidden) /FT /Btn >>',
  ]
  const inspection = await inspectPdf(
    smallPdf({
      // The form’s field list is incomplete, as in many files.
      catalog: '/AcroForm << /Fields [6 0 R 8 0 R 9 0 R 13 0 R] >>',
      page: '/Annots [7 0 R 8 0 R 10 0 R 11 0 R 12 0 R]',
      objects: fields,
    }),
  )
  const plain = { required: false, readOnly: false, options: [] }

  expect(inspection.fields).toEqual([
    {
      ...plain,
      name: 'tenant.name',
      type: 'text',
      label: 'Your name',
      required: true,
      maxLength: 40,
      value: 'María',
      places: [{ page: 1, rect: { x: 10, y: 20, width: 80, height: 20 } }],
    },
    {
      ...plain,
      name: 'about',
      type: 'longtext',
      readOnly: true,
      places: [{ page: 1, rect: { x: 0, y: 0, width: 50, height: 50 } }],
    },
    {
      ...plain,
      name: 'pets',
      type: 'radio',
      value: 'two',
      options: [
        { value: 'one', label: 'one' },
        { value: 'two', label: 'two' },
      ],
      places: [
        { page: 1, rect: { x: 0, y: 0, width: 9, height: 9 }, option: 'one' },
        { page: 1, rect: { x: 20, y: 0, width: 9, height: 9 }, option: 'two' },
      ],
    },
    {
      ...plain,
      name: 'state',
      type: 'dropdown',
      value: 'CA',
      options: [
        { value: 'CA', label: 'California' },
        { value: 'NV', label: 'NV' },
      ],
      places: [{ page: 1, rect: { x: 0, y: 60, width: 9, height: 10 } }],
    },
    { ...plain, name: 'hidden', type: 'checkbox', places: [] },
  ])
})

test.each([
  ['/Rotate 90', { width: 792, height: 612, rotation: 90 }],
  ['/Rotate -90', { width: 792, height: 612, rotation: 270 }],
  ['/Rotate 540', { width: 612, height: 792, rotation: 180 }],
  ['/MediaBox [0 0 100 200] /UserUnit 2', { width: 200, height: 400, userUnit: 2 }],
  ['/MediaBox [612 792 0 0]', { width: 612, height: 792, mediaBox: [0, 0, 612, 792] }],
  [
    '/MediaBox [-10 -20 90 180] /CropBox [0 0 500 100] /Rotate 90',
    { width: 100, height: 90, mediaBox: [-10, -20, 90, 180], cropBox: [0, 0, 90, 100] },
  ],
])('a page with %s is measured as displayed', async (page, seen) => {
  const file = smallPdf({ page })
  const inspection = await inspectPdf(file)

  expect(inspection).toMatchObject({ pages: [seen], warnings: [] })
  expect((await admitPdf(file)).inspection.pages).toEqual(inspection.pages)
})

test.each([
  '/MediaBox [0 0 0 0]',
  '/MediaBox [5 5 5 900]',
  '/MediaBox (wide)',
  '/MediaBox [0 0 612]',
  '/MediaBox null',
  '/Rotate 45',
  '/CropBox [2000 2000 3000 3000]',
])('a page with %s is treated as US Letter with a warning', async (page) => {
  expect(await inspectPdf(smallPdf({ page }))).toMatchObject({
    pages: [{ width: 612, height: 792, rotation: 0 }],
    warnings: [{ code: 'page-box', message: expect.stringContaining('page 1 ') }],
  })
})

test('size and rotation that a page has from the page list are valid', async () => {
  const file = writePdf({
    objects: [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 595 842] /CropBox [5 5 590 837] /Rotate 90 >>',
      '<< /Type /Page /Parent 2 0 R /Resources << >> >>',
    ],
  })

  expect(await inspectPdf(file)).toMatchObject({
    pages: [{ width: 832, height: 585, rotation: 90, cropBox: [5, 5, 590, 837] }],
    warnings: [],
  })
})

test('a page larger than the maximum is rejected', async () => {
  const file = smallPdf({ page: '/MediaBox [0 0 100000 100000]' })

  expect((await catchInspectionError(inspectPdf(file))).code).toBe('page-size')
})

test('fonts that are not embedded are reported by name, except the standard ones', async () => {
  const font = (name: string) => `<< /Type /Font /Subtype /TrueType /BaseFont /${name} >>`
  const page = '/Resources << /Font << /A 6 0 R /B 5 0 R >> >>'
  const { warnings } = await inspectPdf(smallPdf({ page, objects: [font('Garamond')] }))

  expect(warnings.map(({ code }) => code)).toEqual(['fonts-not-embedded'])
  expect(warnings[0]?.message).toContain('(Garamond)')
})
