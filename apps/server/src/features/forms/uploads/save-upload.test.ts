import type { PdfPlace } from '@countersign/document-import/pdf/prepared-pdf'
import { createPlainPdf } from '@countersign/pdf/testing/plain-pdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { actingAs } from '../../../kernel/context.ts'
import { inTransaction } from '../../../kernel/transaction.ts'
import { startTestApp, type TestApp } from '../../../testing/index.ts'
import { storeUpload } from './save-upload.ts'

let server: TestApp
let pdf: Uint8Array
beforeAll(async () => {
  server = await startTestApp()
  pdf = await createPlainPdf('Many fields', 1)
})
afterAll(() => server.stop())

test('fields beyond what a form can have are named, not dropped in silence', async () => {
  expect(await upload(300)).toMatchObject({ places: { length: 300 }, warnings: [] })
  expect(await upload(1301)).toMatchObject({
    places: { length: 300 },
    warnings: [
      'This file has 1,301 fields, and a form can have 300. Signatures and the first of the other fields were kept.',
    ],
  })
})

test('of too many fields, the signatures at the end are kept', async () => {
  const { places } = await upload(1301, ['signature', 'signedDate', 'initials'])

  expect(places).toHaveLength(300)
  expect(places.slice(-4).map(({ id, type }) => `${id} ${type}`)).toEqual([
    'field-296 text',
    'field-1301 signature',
    'field-1302 signedDate',
    'field-1303 initials',
  ])
})

async function upload(fields: number, last: PdfPlace['type'][] = []) {
  const member = await server.asMember()
  const ctx = actingAs(server.ctx, { kind: 'member', userId: member.userId })
  const places = Array.from({ length: fields }, (_, index): PdfPlace => place(index))
  places.push(...last.map((type, index) => ({ ...place(fields + index), type })))
  const pages = [{ width: 612, height: 792, paragraphs: [] }]

  return inTransaction(ctx, (tx) => storeUpload(tx, { pdf, pages, places, warnings: [] }))
}

function place(index: number): PdfPlace {
  return {
    id: `field-${index}`,
    label: `Field ${index}`,
    type: 'text',
    role: 'TT1',
    page: 0,
    rect: { x: 10, y: 10, width: 100, height: 20 },
    required: false,
  }
}
