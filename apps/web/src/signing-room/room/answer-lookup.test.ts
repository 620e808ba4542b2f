import { isConditionMet, isRequired } from '@countersign/answers/is-answered'
import { expect, test } from 'vitest'
import { makeField } from '../testing/fixture-documents.ts'
import { answerLookup } from './answer-lookup.ts'

const condition = { key: 'LLEdit.known', in: ['yes'] }
const asked = makeField('LLEdit', 'd2', { key: 'LLEdit.known', type: 'radio', label: 'Known?' })
const details = makeField('LLEdit', 'd2', {
  key: 'LLEdit.details',
  type: 'longtext',
  label: 'Details',
  required: false,
  requiredIf: condition,
})
const form = [asked, details]

test('a conditional field is not required until its question is answered with one of the values', () => {
  expect(isRequired(details, answerLookup(form, {}))).toBe(false)
  expect(isRequired(details, answerLookup(form, { 'd2/LLEdit.known': 'no' }))).toBe(false)
  expect(isRequired(details, answerLookup(form, { 'd2/LLEdit.known': 'yes' }))).toBe(true)
})

test('a condition reads the answer of its own form and not of another form', () => {
  expect(isConditionMet(condition, answerLookup(form, { 'd1/LLEdit.known': 'yes' }))).toBe(false)
  expect(isConditionMet(condition, answerLookup(form, { 'd2/LLEdit.known': 'yes' }))).toBe(true)
})
