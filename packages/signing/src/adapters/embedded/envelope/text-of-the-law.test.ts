import type { Field } from '@countersign/answers/field'
import { expect, test } from 'vitest'
import type { DocumentField } from './envelope-documents.ts'
import { findAnswerErrors } from './missing-answers.ts'

const box: Field = {
  key: 'LLEdit.deposit',
  role: 'LLEdit',
  type: 'longtext',
  label: 'Insert the text of the law here',
  required: true,
  scope: 'packet',
  contains: ['REQUIRES PAYMENT OF CERTAIN DEPOSITS'],
}
const template = {
  templateId: 'addendum@2027-01/k1',
  formId: 'addendum',
  title: 'Addendum',
  edition: '2027-01',
  language: 'en-US',
  signerCount: 1,
  pages: 1,
  fields: [box],
  reading: [],
  pdf: new Uint8Array(),
  sha256: '',
}
const document = {
  documentId: 'd1',
  templateId: template.templateId,
  templateSha256: '',
  formId: 'addendum',
  title: 'Addendum',
  edition: '2027-01',
}

test('a box for the text of a law takes no other text', () => {
  const field: DocumentField = {
    answerKey: box.key,
    field: box,
    loaded: { document, template },
  }
  const findErrors = (text: string) => findAnswerErrors([field], 'LLEdit', { [box.key]: text })

  expect(findErrors('see attached')).toEqual([
    { key: box.key, message: expect.stringMatching(/^This is not the text of the law/) },
  ])
  expect(findErrors('Your lease requires payment of certain deposits. The landlord')).toEqual([])
})
