import type { Form } from '@countersign/contract/schemas/forms/form'
import type { FormUpload } from '@countersign/contract/schemas/forms/form-upload'
import { createLandlordPdf } from '@countersign/pdf/testing/landlord-pdf'
import { createPlainPdf } from '@countersign/pdf/testing/plain-pdf'
import { extractText, readSignatures } from '@countersign/pdf/testing/pdf-tools'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  pdfBody,
  startTestApp,
  uploadPdf,
  type Member,
  type TestApp,
} from '../../../testing/index.ts'
import { addProperty, groupBody, walkPacket } from '../../../testing/walk-packet.ts'

let server: TestApp
let owner: Member
let plain: FormUpload
beforeAll(async () => {
  server = await startTestApp()
  owner = await server.asMember()
  plain = await uploadPdf(server, owner, await createPlainPdf('Parking rules', 1))
})
afterAll(() => server.stop())

const text = {
  source: 'text',
  title: 'Garden rules',
  category: 'Lease Addenda',
  text: 'Water the roses.',
}

test('an unknown choice of signers or an unknown state is refused at its field', async () => {
  const response = await owner.call('POST', '/forms', { ...text, signers: 'me', states: ['XX'] })
  expect(response.statusCode).toBe(422)
  expect(response.json().errors).toEqual([
    { field: 'signers', message: 'Choose who signs.' },
    { field: 'states.0', message: 'Choose a state.' },
  ])
})

test('a PDF cannot have fields of somebody who does not sign it', async () => {
  const upload = await uploadPdf(server, owner, await createLandlordPdf())
  const response = await owner.call('POST', '/forms', pdfBody(upload, { signers: 'owner' }))
  expect(response.json().errors[0]).toEqual({
    field: 'places.2.role',
    message:
      'Resident 1 does not sign this form. Choose another person for this field, or change who signs.',
  })
})

test('a form of other states is refused for this home, in a packet and printed', async () => {
  const form = await addForm({ ...text, states: ['CA', 'WA'] })
  expect(form.states).toEqual(['CA', 'WA'])
  const response = await createPacket(form)
  expect(response.json()).toMatchObject({
    code: 'form-not-for-state',
    detail: '“Garden rules” is for homes in CA, WA only.',
  })

  const printed = await addForm({ ...text, signers: 'printed', states: ['CA'] })
  expect((await print(printed)).json().code).toBe('form-not-for-state')
  const here = await addForm({ ...text, states: ['IL'] })
  expect((await createPacket(here)).statusCode).toBe(201)
})

test('a form that is only for printing is refused in a packet, and printed', async () => {
  const form = await addForm({ ...text, signers: 'printed' })
  expect(form).toMatchObject({ deliveryClass: 'D', signerScope: 'none' })
  expect((await createPacket(form)).json()).toMatchObject({
    code: 'form-not-signable',
    detail: expect.stringContaining('You chose this form for printing only'),
  })

  expect((await print(form)).statusCode).toBe(201)
  const pdf = await addForm(pdfBody({ ...plain, places: [] }, { signers: 'printed' }))
  expect((await print(pdf)).statusCode).toBe(201)
})

test.each([
  ['residents', 'all', 'All residents', ['TT1', 'TT2']],
  ['first-resident', 'primary', 'Resident 1', ['TT1']],
  ['first-resident-and-owner', 'primary', 'Resident 1, then the owner/agent', ['TT1', 'LLSign']],
  ['owner', 'none', 'The owner/agent', ['LLSign']],
])('%s sign a text, and a PDF on an added page', async (signers, signerScope, signedBy, roles) => {
  for (const body of [
    { ...text, signers },
    pdfBody({ ...plain, places: [] }, { title: 'Parking rules', signers }),
  ]) {
    const form = await addForm(body)
    expect(form).toMatchObject({ signerScope, signedBy, deliveryClass: 'A' })
    const template = await server.services.ports.templates.find(form.documentTemplateIds['2'] ?? '')
    const signatures = template?.fields.filter(({ type }) => type === 'signature')
    expect(signatures?.map(({ role }) => role)).toEqual(roles)
  }
})

test('a text is set in large print as library forms are, and a PDF keeps its pages', async () => {
  const written = await addForm(text)
  expect(written.largePrint).toBe(true)
  const { find } = server.services.ports.templates
  expect(await find(`${written.documentTemplateIds['2']}-large`)).toMatchObject({ textSize: 18 })
  const uploaded = await addForm(
    pdfBody({ ...plain, places: [] }, { signers: 'residents', title: 'Parking rules' }),
  )
  expect(uploaded).not.toHaveProperty('largePrint')
  expect(await find(`${uploaded.documentTemplateIds['2']}-large`)).toBeUndefined()

  const { groupId } = await walkPacket(server, 'executed', owner, {
    templateIds: [written._id, uploaded._id],
    print: 'large',
  })
  const { rawPayload } = await owner.call('GET', `/esign/download-document/${groupId}`)
  expect(extractText(rawPayload)).toMatch(/Water the roses[^]*Parking rules/)
})

test('the choice is in the form’s definition, and a change is a new edition', async () => {
  const form = await addForm({ ...text, signers: 'owner', states: ['IL'] })
  const { definition } = (await owner.call('GET', `/forms/${form._id}/definition`)).json()
  expect(definition.body).toMatchObject({ signers: 'owner', states: ['IL'] })

  const changed = await owner.call('PUT', `/forms/${form._id}`, text)
  expect(changed.json().form).toMatchObject({ edition: '2', signerScope: 'all' })
  expect(changed.json().form).not.toHaveProperty('states')
})

test('a packet of such forms is signed by those who sign, and sealed', async () => {
  const everyone = { title: 'Parking rules', signers: 'residents-and-owner' }
  const forms = [
    await addForm(pdfBody({ ...plain, places: [] }, everyone)),
    await addForm({ ...text, signers: 'first-resident' }),
    await addForm({ ...text, title: 'Shed inventory', signers: 'owner' }),
  ]
  expect(forms[0]?.pages).toBe(2)
  const { groupId } = await walkPacket(server, 'executed', owner, {
    templateIds: forms.map(({ _id }) => _id),
  })
  const { rawPayload } = await owner.call('GET', `/esign/download-document/${groupId}`)

  expect(readSignatures(rawPayload)).toMatch(/Signature is Valid/)
  const pages = extractText(rawPayload)
  expect(pages).toMatch(/Parking rules[^]*Signatures[^]*Resident 1[^]*Resident 2[^]*Owner\/Agent/)
  expect(pages).toContain('signs “Parking rules” as if their signature stood on its pages.')
})

async function addForm(body: object): Promise<Form> {
  const response = await owner.call('POST', '/forms', body)
  expect(response.json()).not.toHaveProperty('errors')
  return response.json().form
}

async function createPacket(form: Form) {
  const property = await addProperty(owner)
  return owner.call('POST', '/esign/create-document-group', {
    ...groupBody(owner, property),
    templateIds: [form._id],
  })
}

async function print(form: Form) {
  const property = await addProperty(owner)
  return owner.call('POST', '/esign/create-print-group', {
    formId: form._id,
    propertyId: property._id,
    unitId: property.units[0]?._id,
    residents: [{ name: 'Maria Lopez' }],
  })
}
