import type { Answers } from '@countersign/answers/answer'
import { isRequired } from '@countersign/answers/is-answered'
import { expect, test } from 'vitest'
import { expandForm } from '../../compile/expand-form.ts'
import type { FormDefinition } from '../../form-definition.ts'
import { californiaLeaseAddendum } from './california-lease-addendum.ts'
import { floridaLeaseAddendum } from './florida-lease-addendum.ts'
import { newYorkLeaseAddendum } from './new-york-lease-addendum.ts'
import { texasLeaseAddendum } from './texas-lease-addendum.ts'

function listRequired(form: FormDefinition, answers: Answers = {}): string[] {
  return expandForm(form, { signerCount: 1 })
    .fields.filter((field) => isRequired(field, (key) => answers[key]))
    .map(({ key }) => key)
}

test('a lease in California names who is paid, who gets notices, and how to reach them (Civ. Code 1962)', () => {
  expect(listRequired(californiaLeaseAddendum)).toEqual(
    expect.arrayContaining([
      'LLEdit.landlord.phone',
      'LLEdit.landlord.noticeAddress',
      'LLEdit.rent.payTo',
      'LLEdit.california.payPhone',
      'LLEdit.rent.payAddress',
    ]),
  )
})

test('a lease in Texas states the remedies in bold print (Prop. Code 92.056(g)), and the owner of record (92.201)', () => {
  const written = JSON.stringify(texasLeaseAddendum.body)

  expect(written).toMatch(/"text":"\*\*These remedies apply[^*]*attorney’s fees\.\*\*"/)
  expect(written).toContain('"title":"Parking Rules"')
  expect(listRequired(texasLeaseAddendum)).toEqual(
    expect.arrayContaining(['LLEdit.texas.titleHolder', 'LLEdit.texas.titleHolderAddress']),
  )
})

test('a lease in New York has the notice on accommodations, with how to reach who takes requests (9 NYCRR 466.15)', () => {
  const written = JSON.stringify(newYorkLeaseAddendum.body)

  expect(listRequired(newYorkLeaseAddendum)).toEqual(
    expect.arrayContaining(['LLEdit.newYork.requestPhone', 'LLEdit.newYork.requestEmail']),
  )
  expect(written).not.toContain('Insert the text of')
  expect(written).toContain('file a complaint with the New York State Division of Human Rights')
})

test('a lease in Florida asks for the deposit disclosure in the box only where it is written there', () => {
  const box = 'LLEdit.florida.deposit'
  const required = (disclosure: string) =>
    listRequired(floridaLeaseAddendum, { 'LLEdit.florida.depositDisclosure': disclosure })

  expect(required('yes')).toContain(box)
  expect([...required('no'), ...required('given')]).not.toContain(box)
  expect(required('')).toContain('LLEdit.florida.depositDisclosure')
})
