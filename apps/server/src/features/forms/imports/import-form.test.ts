import { randomUUID } from 'node:crypto'
import type { FormImport } from '@countersign/contract/schemas/forms/form-import'
import { formImports, customForms, customFormUploads } from '@countersign/database'
import { createLandlordPdf } from '@countersign/pdf/testing/landlord-pdf'
import { createPlainPdf } from '@countersign/pdf/testing/plain-pdf'
import { rewriteWithQpdf } from '@countersign/pdf/testing/pdf-tools'
import { smallPdf } from '@countersign/pdf/testing/write-pdf'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  pdfBody,
  postImport,
  startTestApp,
  uploadPdf,
  type Member,
  type TestApp,
} from '../../../testing/index.ts'
import { walkPacket } from '../../../testing/walk-packet.ts'

let server: TestApp
let owner: Member
let garage: Uint8Array
let locked: Uint8Array
beforeAll(async () => {
  server = await startTestApp()
  garage = await createLandlordPdf()
  locked = rewriteWithQpdf(garage, ['--encrypt', 'open sesame', 'owner', '256', '--'])
})
beforeEach(async () => {
  owner = await server.asMember()
})
afterAll(() => server.stop())

test('other media types are refused', async () => {
  const picture = await send(garage, {}, 'image/png')
  expect(picture.json().code).toBe('unsupported-media-type')
})

test('a file without a category, title or key is refused at its field', async () => {
  const response = await send(garage, { category: 'Rules', title: ' ', key: '1' })
  expect(
    response
      .json()
      .errors.map(({ field }: { field: string }) => field)
      .toSorted(),
  ).toEqual(['category', 'key', 'title'])
})

test('a form is limited to the states that are named, and an unknown one is refused', async () => {
  const unknown = await send(garage, { states: 'TX,XX' })
  expect(unknown.json().errors).toEqual([
    { field: 'states', message: 'Use codes of states, such as CA,TX.' },
  ])
  const { form } = await imported(garage, { states: 'TX,CA,TX' })
  expect(form.states).toEqual(['TX', 'CA'])
})

test.each([
  ['password-needed', () => locked],
  ['already-signed', () => signed('one')],
  ['damaged', () => broken('one')],
  ['not-a-pdf', () => Buffer.from('Notes.')],
])('a file is refused as %s and leaves nothing behind', async (reason, file) => {
  const response = await send(file())
  expect(response.statusCode).toBe(422)
  expect(response.json()).toMatchObject({
    code: 'pdf-refused',
    reason,
    detail: expect.stringMatching(/\.$/),
  })
  expect(await countForms()).toBe(0)
})

test('a PDF with fields and signatures becomes a form as it is', async () => {
  const added = await imported(garage)
  expect(added).toMatchObject({
    outcome: 'added',
    form: { title: 'Garage', pages: 1, signedBy: 'All residents, then the owner/agent' },
    fields: 4,
    signatures: 2,
    warnings: [],
  })
})

test('without a signature place everyone signs on an added page, and the form can be sent and signed', async () => {
  const added = await imported(await createPlainPdf('Pool rules', 2))
  expect(added).toMatchObject({ form: { pages: 3 }, signatures: 0 })
  expect(added.warnings).toContain(
    'No place for a signature was found. All residents and you sign on an added page.',
  )
  const walk = await walkPacket(server, 'executed', owner, { templateIds: [added.form._id] })
  const file = await owner.call('GET', `/esign/download-document/${walk.groupId}`)
  expect(file.statusCode).toBe(200)
})

test('who signs is as chosen, and fields of others are left out with a warning', async () => {
  const added = await imported(garage, { signers: 'owner' })
  expect(added).toMatchObject({
    form: { signedBy: 'The owner/agent' },
    fields: 2,
    signatures: 1,
    warnings: ['3 fields that were recognized were left out. Check the form.'],
  })
})

test('a repeated request answers the first result, and the same content again the form that there is', async () => {
  const key = randomUUID()
  const [first, second] = await Promise.all([imported(garage, { key }), imported(garage, { key })])
  expect(second).toEqual(first)
  const again = await imported(garage, { title: 'Garage (2)' })
  expect(again).toMatchObject({ outcome: 'known', form: { title: 'Garage' } })
  expect(await countForms()).toBe(1)

  const ben = await server.asMember()
  const other = await postImport(server, ben, { pdf: garage, query: aQuery() })
  expect(other.json().import.outcome).toBe('added')
})

test('content that was uploaded alone is known too, and a removed form is not', async () => {
  const upload = await uploadPdf(server, owner, garage)
  const { form } = (await owner.call('POST', '/forms', pdfBody(upload))).json()
  const known = await imported(garage)
  expect(known).toMatchObject({ outcome: 'known', form: { _id: form._id } })

  await owner.call('DELETE', `/forms/${form._id}`)
  expect(await imported(garage)).toMatchObject({ outcome: 'added' })
  expect(await countForms()).toBe(1)
})

/** Each takes half a second: `BULK_FILES=200` for as many as can be sent at once. */
const bulkFiles = Number(process.env.BULK_FILES ?? 6)
const bulkRefused = Math.ceil(bulkFiles * 0.05) * 3
const bulkAdded = bulkFiles - bulkRefused

test('of several files, those that are locked, signed or broken are refused and the others become forms; sent again, none', async () => {
  const files = await manyFiles()
  const sendAll = async (sent: typeof files) => {
    const results = []
    for (const { pdf, query } of sent) {
      const response = await postImport(server, owner, { pdf, query })
      results.push(response.json().import?.outcome ?? response.json().reason)
    }
    return count(results)
  }
  const each = bulkRefused / 3
  const refused = { 'password-needed': each, 'already-signed': each, damaged: each }
  expect(await sendAll(files)).toEqual({ added: bulkAdded, ...refused })

  expect(await sendAll(files.slice(bulkRefused))).toEqual({ added: bulkAdded })
  expect(await countForms()).toBe(bulkAdded)
  expect(await server.services.db.$count(formImports, eq(formImports.ownerId, owner.userId))).toBe(
    bulkAdded,
  )
  expect(
    await server.services.db.$count(customFormUploads, eq(customFormUploads.ownerId, owner.userId)),
  ).toBe(bulkAdded)
}, 400_000)

async function manyFiles() {
  const bad = [() => locked, (name: string) => signed(name), (name: string) => broken(name)]

  return Promise.all(
    Array.from({ length: bulkFiles }, async (_, index) => {
      const title = `Form ${index + 1}`
      const refused = index < bulkRefused ? bad[index % 3] : undefined
      const pdf = refused ? refused(title) : smallPdf({ content: textOf(title) })
      return { pdf, query: aQuery({ title }) }
    }),
  )
}

function textOf(title: string) {
  return { dict: '', data: `BT /F1 12 Tf 72 700 Td (${title}) Tj ET` }
}

function signed(name: string): Uint8Array {
  const signature = `<< /Type /Sig /Name (${name}) /ByteRange [0 1 2 3] /Contents <00> >>`
  return smallPdf({ page: '/PieceInfo 6 0 R', objects: [signature] })
}

function broken(name: string): Uint8Array {
  return Buffer.from(`%PDF-1.7\n${name}, and nothing of it`)
}

function count(values: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    [...new Set(values)].map((value) => [value, values.filter((one) => one === value).length]),
  )
}

function aQuery(change: Record<string, string> = {}): Record<string, string> {
  return { key: randomUUID(), title: 'Garage', category: 'Lease Addenda', ...change }
}

function send(pdf: Uint8Array, change: Record<string, string> = {}, type = 'application/pdf') {
  return postImport(server, owner, { pdf, query: aQuery(change), type })
}

async function imported(pdf: Uint8Array, change: Record<string, string> = {}): Promise<FormImport> {
  const response = await send(pdf, change)
  expect(response.json()).toHaveProperty('import')
  return response.json().import
}

function countForms(): Promise<number> {
  return server.services.db
    .select()
    .from(customForms)
    .where(eq(customForms.ownerId, owner.userId))
    .then((rows) => rows.filter(({ removedAt }) => removedAt === null).length)
}
