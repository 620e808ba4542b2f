import type { PdfPlace } from '@countersign/esign/intake'
import { createPlainPdf } from '@countersign/esign/testing'
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
    warnings: ['This file has 1,301 fields, and a form can have 300. The first 300 were kept.'],
  })
})

async function upload(fields: number) {
  const member = await server.asMember()
  const ctx = actingAs(server.ctx, { kind: 'member', userId: member.userId })
  const places = Array.from({ length: fields }, (_, index): PdfPlace => place(index))
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
