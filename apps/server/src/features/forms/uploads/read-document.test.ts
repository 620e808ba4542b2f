import { callUrl } from '@countersign/contract/calls/call-url'
import { formCalls } from '@countersign/contract/calls/forms'
import { docxType } from '@countersign/contract/rules/pdf-uploads'
import { sampleDocx, writeDocx } from '@countersign/document-import/docx/testing/write-docx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type Member, type TestApp } from '../../../testing/index.ts'

let server: TestApp
let owner: Member
beforeAll(async () => {
  server = await startTestApp()
  owner = await server.asMember()
})
afterAll(() => server.stop())

function post(docx: Uint8Array, { headers = owner.headers, type = docxType } = {}) {
  return server.app.inject({
    method: formCalls.postFormDocument.method,
    url: callUrl(formCalls.postFormDocument, {}),
    headers: { ...headers, 'content-type': type },
    payload: Buffer.from(docx),
  })
}

test('another media type is rejected first', async () => {
  const response = await post(sampleDocx(), { type: 'application/msword' })
  expect(response.json().code).toBe('unsupported-media-type')
})

test.each([
  ['macros', { 'word/vbaProject.bin': 'x' }],
  ['damaged', { 'word/document.xml': '<w:document' }],
  ['no-text', {}],
])('a Word file is rejected with the reason %s', async (reason, parts) => {
  const response = await post(writeDocx({ body: '', parts }))

  expect(response.statusCode).toBe(422)
  expect(response.json()).toMatchObject({
    code: 'document-refused',
    reason,
    detail: expect.stringMatching(/\.$/),
    errors: [{ field: 'file', message: expect.any(String) }],
  })
})

test('the text of a Word file comes back with its title and warnings, and becomes a form', async () => {
  const response = await post(sampleDocx())
  expect(response.statusCode).toBe(200)
  expect(response.json().document).toEqual({
    title: 'House Rules',
    text: '# Quiet hours\n\nQuiet hours begin at **ten**.\n\nKeep the music low.',
    warnings: [expect.stringContaining('Tracked changes')],
  })

  const { title, text } = response.json().document
  const form = await owner.call('POST', '/forms', { title, text, category: 'Lease Addenda' })
  expect(form.statusCode).toBe(201)
})

test('a written form with letters that its fonts do not have is rejected at the field', async () => {
  const form = await owner.call('POST', '/forms', {
    title: 'Rules',
    text: 'Quiet hours: שעות שקט',
    category: 'Lease Addenda',
  })

  expect(form.statusCode).toBe(422)
  expect(form.json().errors).toEqual([{ field: 'text', message: expect.stringContaining('“ש”') }])
})
