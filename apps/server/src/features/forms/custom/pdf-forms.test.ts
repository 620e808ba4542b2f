import { randomBytes } from 'node:crypto'
import type { Form } from '@countersign/contract/schemas/forms/form'
import type { FormPlace } from '@countersign/contract/schemas/forms/form-place'
import type { FormUpload } from '@countersign/contract/schemas/forms/form-upload'
import { customFormEditions, customFormUploads } from '@countersign/database'
import { createLandlordPdf } from '@countersign/pdf/testing/landlord-pdf'
import { extractText, rewriteWithQpdf } from '@countersign/pdf/testing/pdf-tools'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sha256 } from '../../../kernel/sha256.ts'
import {
  postPdf,
  pdfBody,
  startTestApp,
  uploadPdf,
  type Member,
  type TestApp,
} from '../../../testing/index.ts'
import { addProperty, groupBody } from '../../../testing/walk-packet.ts'
import { deleteExpiredUploadsJob } from '../index.ts'

let server: TestApp
let owner: Member
let other: Member
let pdf: Uint8Array
let upload: FormUpload
beforeAll(async () => {
  server = await startTestApp()
  owner = await server.asMember()
  other = await server.asMember()
  pdf = await createLandlordPdf()
  upload = await uploadPdf(server, owner, pdf)
})
afterAll(() => server.stop())

test('a file that is not a PDF, damaged or locked is rejected with the reason and the field', async () => {
  const locked = rewriteWithQpdf(pdf, ['--encrypt', 'open sesame', 'owner', '256', '--'])
  for (const [file, reason, field] of [
    [Buffer.from('PK\u0003\u0004 a ZIP archive'), 'not-a-pdf', 'file'],
    [Buffer.from('%PDF-1.7\nnothing of it'), 'damaged', 'file'],
    [locked, 'password-needed', 'password'],
  ] as const) {
    const response = await postPdf(server, owner, { pdf: file })
    expect(response.statusCode).toBe(422)
    expect(response.json()).toMatchObject({
      code: 'pdf-refused',
      reason,
      detail: expect.stringMatching(/\.$/),
      errors: [{ field, message: expect.any(String) }],
    })
  }

  const wrong = await postPdf(server, owner, { pdf: locked, password: 'sesame?' })
  expect(wrong.json().reason).toBe('password-wrong')
  const right = await postPdf(server, owner, { pdf: locked, password: 'open sesame' })
  expect(right.statusCode).toBe(201)
  expect(right.json().upload.warnings).toEqual([
    'The file is password-protected. A copy without the password is used.',
  ])
})

test('a form from before some characters were refused is still read', async () => {
  const text = 'Rules\u2028of the\u2800house'
  const [place] = upload.places
  const added = await Promise.all([
    owner.call('POST', '/forms', pdfBody(upload)),
    owner.call('POST', '/forms', {
      source: 'text',
      title: 'House rules',
      category: 'Lease Addenda',
      text: 'From ten at night.',
    }),
  ])
  const ids = added.map((response) => response.json<{ form: Form }>().form._id)
  await server.services.db
    .update(customFormEditions)
    .set({
      title: text,
      description: text,
      text: sql`case when ${customFormEditions.uploadId} is null then ${text} end`,
      fields: [{ name: text, type: 'choice', by: 'owner', required: true, options: [text] }],
      places: place && [
        { ...place, type: 'choice', label: text, options: [text], option: text },
        { ...place, id: 'last', label: text, showWhen: { place: place.id, is: text } },
      ],
    })
    .where(inArray(customFormEditions.formId, ids))

  for (const id of ids) {
    const response = await owner.call('GET', `/forms/${id}/definition`)
    expect(response.statusCode).toBe(200)
    expect(response.json().definition.body).toMatchObject({ title: text, description: text })
  }
})

test('another media type or a file over the limit is rejected first', async () => {
  const picture = await postPdf(server, owner, { pdf, type: 'image/png' })
  expect(picture.json().code).toBe('unsupported-media-type')

  const large = Buffer.concat([pdf, randomBytes(1024), Buffer.alloc(50 * 2 ** 20)])
  expect((await postPdf(server, owner, { pdf: large })).json()).toMatchObject({
    code: 'pdf-refused',
    reason: 'too-large',
  })
})

test('the fields of a PDF become places from the upper left, with role and type', () => {
  expect(upload).toMatchObject({
    title: 'Garage lease',
    pages: [{ width: 612, height: 792 }],
    warnings: [],
  })
  expect(upload.places).toMatchObject([
    {
      role: 'LLEdit',
      type: 'money',
      label: 'Monthly rent',
      x: 180,
      y: 150,
      width: 100,
      height: 18,
    },
    { role: 'LLEdit', type: 'checkbox', label: 'Tenant pays water' },
    { role: 'TT1', type: 'name', label: 'Tenant name' },
    { role: 'TT1', type: 'signature', required: true, x: 72, y: 640 },
    { role: 'TT1', type: 'signedDate' },
    { role: 'LLSign', type: 'signature' },
  ])
})

test('the uploaded PDF is shown without its fields', async () => {
  const response = await owner.call('GET', `/forms/uploads/${upload.uploadId}/pdf`)
  expect(response.headers['content-type']).toBe('application/pdf')
  expect(extractText(response.rawPayload)).toContain('The tenant rents the garage')
  expect(response.rawPayload.toString('latin1')).not.toContain('/Widget')
})

test('a form cannot use another member’s PDF or invalid places', async () => {
  const stolen = await other.call('POST', '/forms', pdfBody(upload))
  expect(stolen.json().code).toBe('upload-not-found')

  const [rent, ...rest] = upload.places
  const wrong = [{ ...rent, x: 600 }, ...rest.filter(({ type }) => type !== 'signature')]
  const response = await owner.call('POST', '/forms', pdfBody(upload, { places: wrong }))
  expect(response.statusCode).toBe(422)
  expect(response.json().errors).toEqual([
    { field: 'places', message: 'Add at least one signature, of yourself or of a resident.' },
    { field: 'places.0.x', message: 'This reaches over the edge of the page.' },
  ])

  const shapeless = await owner.call('POST', '/forms', pdfBody(upload, { places: [{ id: 'A b' }] }))
  expect(shapeless.json().errors[0].field).toMatch(/^places\.0\./)
})

test('an uploaded PDF works like any other form, with its pages and a variant for each number of residents', async () => {
  const form = await addPdfForm()
  expect(form).toMatchObject({
    source: 'custom',
    edition: '1',
    pages: 1,
    signerScope: 'all',
    signedBy: 'All residents, then the owner/agent',
    deliveryClass: 'A',
  })

  const three = await server.services.ports.templates.find(form.documentTemplateIds['3'] ?? '')
  expect(three?.pages).toBe(2)
  expect(three?.fields.filter(({ type }) => type === 'signature').map(({ key }) => key)).toEqual([
    'TT1.signature',
    'LLSign.signature',
    'TT2.signature',
    'TT3.signature',
  ])
  const preview = await owner.call('GET', `/forms/${form._id}/preview?signers=3`)
  expect(extractText(preview.rawPayload)).toMatch(/Garage lease[^]*Signatures of further residents/)
})

test('a form that only the owner signs has no signer scope, and a notice of default is print-only', async () => {
  const own = upload.places.filter(({ role }) => !role.startsWith('TT'))
  const receipt = await addPdfForm({ places: own })
  expect(receipt).toMatchObject({ signerScope: 'none', signedBy: 'The owner/agent' })

  const notice = await addPdfForm({ category: 'Default & Termination (print & serve)' })
  expect(notice.deliveryClass).toBe('C')
  const property = await addProperty(owner)
  const packet = await owner.call('POST', '/esign/create-document-group', {
    ...groupBody(owner, property),
    templateIds: [notice._id],
  })
  expect(packet.json()).toMatchObject({
    code: 'form-not-signable',
    detail: expect.stringMatching(/15 USC 7003/),
  })
  const printed = await owner.call('POST', '/esign/create-print-group', {
    formId: notice._id,
    propertyId: property._id,
    unitId: property.units[0]?._id,
    residents: [{ name: 'Maria Lopez' }],
  })
  expect(printed.statusCode).toBe(201)
})

test('a custom form has a definition, and one of the library has none', async () => {
  const form = await addPdfForm()
  const { definition } = (await owner.call('GET', `/forms/${form._id}/definition`)).json()
  expect(definition).toEqual({
    formId: form._id,
    edition: 1,
    body: pdfBody(upload),
    upload: { uploadId: upload.uploadId, pages: upload.pages },
  })

  const library = await owner.call('GET', '/forms/pet-addendum/definition')
  expect(library.statusCode).toBe(403)
  expect(library.json()).toMatchObject({
    code: 'form-read-only',
    detail: 'Library forms cannot be changed. Add a form of your own instead.',
  })
})

test('a change creates a new edition of the same PDF, and the earlier edition stays unchanged', async () => {
  const form = await addPdfForm()
  const before = await server.services.ports.templates.find(form.documentTemplateId)
  const places = upload.places.map((place): FormPlace =>
    place.type === 'money' ? { ...place, label: 'Rent a month' } : place,
  )
  const changed = await owner.call('PUT', `/forms/${form._id}`, pdfBody(upload, { places }))
  expect(changed.json().form).toMatchObject({ edition: '2' })

  const labelled = async ({ documentTemplateId }: Form) =>
    (await server.services.ports.templates.find(documentTemplateId))?.fields[0]?.label
  expect(await labelled(form)).toBe('Monthly rent')
  expect(await labelled(changed.json().form)).toBe('Rent a month')
  const again = await server.services.ports.templates.find(form.documentTemplateId)
  expect(again?.sha256).toBe(before?.sha256)
})

test('of two who change the same edition, the second is told, and nothing is lost', async () => {
  const form = await addPdfForm()
  const save = (title: string, edition: string) =>
    owner.call('PUT', `/forms/${form._id}${edition}`, { ...pdfBody(upload), title })

  expect((await save('Mine', '?edition=1')).statusCode).toBe(200)
  expect((await save('Mine', '?edition=1')).json().form).toMatchObject({ edition: '2' })
  const late = await save('Theirs', '?edition=1')
  expect([late.statusCode, late.json().code]).toEqual([409, 'form-changed'])
  expect((await owner.call('GET', `/forms/${form._id}`)).json().form).toMatchObject({
    title: 'Mine',
    edition: '2',
  })
  expect((await save('Without an edition', '')).statusCode).toBe(200)
})

test('an unused PDF is deleted after a day, and a used one stays', async () => {
  const unused = await uploadPdf(server, other, await createLandlordPdf([]))
  const [row] = await server.services.db
    .select()
    .from(customFormUploads)
    .where(eq(customFormUploads.id, unused.uploadId))
  const form = await addPdfForm()
  server.clock.advance(86_400_001)
  await deleteExpiredUploadsJob.run(server.ctx, {})

  expect(await server.services.ports.files.read(row?.sha256 ?? sha256(pdf))).toBeUndefined()
  const kept = await server.services.db.select({ id: customFormUploads.id }).from(customFormUploads)
  expect(kept).toEqual([{ id: upload.uploadId }])
  expect(
    await server.services.ports.templates.find(form.documentTemplateIds['2'] ?? ''),
  ).toBeDefined()
})

async function addPdfForm(changes: object = {}): Promise<Form> {
  const response = await owner.call('POST', '/forms', pdfBody(upload, changes))
  expect(response.statusCode).toBe(201)
  return response.json().form
}
