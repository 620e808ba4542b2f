import type { Form } from '@countersign/contract/schemas/forms/form'
import type { FormReading } from '@countersign/contract/schemas/forms/form-reading'
import { customFormEditions } from '@countersign/database'
import { extractText, readSignatures } from '@countersign/pdf/testing/pdf-tools'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type Member, type TestApp } from '../../../testing/index.ts'
import { expectOk, walkPacket } from '../../../testing/walk-packet.ts'

let server: TestApp
let owner: Member
beforeAll(async () => {
  server = await startTestApp()
  owner = await server.asMember()
})
afterAll(() => server.stop())

const rules = {
  title: 'Garden rules',
  category: 'Lease Addenda',
  text: 'The rent is $[[Monthly rent]] for [[Address of the home]].\n\n- Gate: **[[Gate code]]**\n- [[Keys received]]\n\nAgain: [[gate code]].',
  fields: [{ name: 'Keys received', type: 'checkbox', by: 'residents', required: true }],
}

test.each([
  [{ text: 'Rent: [[Monthly rent' }, 'text', /not closed/],
  [{ text: 'Rent: [[ ]]' }, 'text', /no name/],
  [{ signers: 'owner' }, 'fields.3.by', /No resident signs/],
  [
    { fields: [{ name: 'Gate code', type: 'choice', by: 'owner', required: false }] },
    'fields.2.options',
    /at least two/,
  ],
  [
    { fields: [{ name: 'Gate code', type: 'page', by: 'owner', required: false }] },
    'fields.0.type',
    /Choose what/,
  ],
  [
    {
      fields: [
        {
          name: 'Gate code',
          type: 'choice',
          by: 'owner',
          required: false,
          options: ['אחת', 'Two'],
        },
      ],
    },
    'fields.2.options',
    /cannot print/,
  ],
])('a text whose fields cannot be asked is refused: %j', async (change, field, message) => {
  const response = await owner.call('POST', '/forms', { ...rules, ...change })

  expect(response.statusCode).toBe(422)
  expect(response.json().errors).toEqual([{ field, message: expect.stringMatching(message) }])
})

test('a text of so many lines that setting it would hold up the server is refused', async () => {
  const save = (lines: number) =>
    owner.call('POST', '/forms', { ...rules, fields: [], text: 'a\n\n'.repeat(lines) })
  const refused = await save(3001)

  expect(refused.statusCode).toBe(422)
  expect(refused.json().errors).toEqual([
    { field: 'text', message: expect.stringContaining('at most 3,000 lines; this one has 3,001') },
  ])
  expect((await save(3000)).statusCode).toBe(201)
})

test('an edition that was kept before there were fields stays as it was', async () => {
  const form = await addForm()
  await server.services.db
    .update(customFormEditions)
    .set({ fields: null })
    .where(eq(customFormEditions.formId, form._id))
  const { template } = await findTemplate(form)

  expect(template.fields.map(({ key }) => key)).not.toContain('LLEdit.rent.monthly')
  expect(template.reading).toContainEqual({ kind: 'paragraph', text: 'Again: [[gate code]].' })
})

test('a text without fields stores none', async () => {
  const form = await addForm({ text: 'Water [the] roses.' })
  const { definition } = (await owner.call('GET', `/forms/${form._id}/definition`)).json()

  expect(definition.body).not.toHaveProperty('fields')
})

test('each name is one field, a fact under the library’s key, and kept with its edition', async () => {
  const form = await addForm()
  const { definition } = (await owner.call('GET', `/forms/${form._id}/definition`)).json()
  expect(definition.body.fields).toMatchObject([
    { name: 'Monthly rent', answer: 'packet-rent', type: 'money' },
    { name: 'Address of the home', answer: 'packet-home' },
    { name: 'Gate code', type: 'text', by: 'owner' },
    { name: 'Keys received', type: 'checkbox', by: 'residents', required: true },
  ])

  const { template } = await findTemplate(form)
  const asked = template.fields.filter(({ key }) => /rent|inOwnForms|\.text\./.test(key))
  expect(asked.map(({ key, scope }) => [key, scope])).toEqual([
    ['LLEdit.rent.monthly', 'packet'],
    ['LLEdit.premises.inOwnForms', 'packet'],
    ['LLEdit.text.gateCode', 'form'],
    ['TT1.text.keysReceived', 'form'],
    ['TT2.text.keysReceived', 'form'],
  ])
})

test('a lease and a text ask the rent once, and the text prints it in its sentence', async () => {
  const form = await addForm()
  const templateIds = ['residential-lease', form._id]
  const { groupId } = await walkPacket(server, 'executed', owner, { templateIds })
  const { rawPayload } = await owner.call('GET', `/esign/download-document/${groupId}`)
  const pages = extractText(rawPayload).replaceAll(/\s+/g, ' ')
  const [rent] = /The rent is (\$[\d,.]+) for/.exec(pages)?.slice(1) ?? []

  expect(readSignatures(rawPayload)).toMatch(/Signature is Valid/)
  expect(rent).toBeDefined()
  expect(pages.split(rent ?? '-').length).toBeGreaterThan(2)
  expect(pages).not.toContain('[[')
  expect(pages).not.toContain('$$')
})

test('the blank form reads with the names of its fields', async () => {
  const form = await addForm()
  const { reading } = await expectOk<FormReading>(owner.call('GET', `/forms/${form._id}/reading`))

  expect(reading).toContainEqual({
    kind: 'fields',
    keys: ['LLEdit.rent.monthly', 'LLEdit.premises.inOwnForms'],
    inText: true,
  })
})

async function addForm(change: object = {}): Promise<Form> {
  const { form } = await expectOk<{ form: Form }>(
    owner.call('POST', '/forms', { ...rules, ...change }),
  )
  return form
}

async function findTemplate(form: Form) {
  const template = await server.services.ports.templates.find(form.documentTemplateIds['2'] ?? '')
  if (!template) {
    throw new Error('The form has no template.')
  }

  return { template }
}
