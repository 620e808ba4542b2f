import { expect, test } from 'vitest'
import { ApiProblem } from '../../lib/api-problem.ts'
import { listErrors, showServerErrors } from './form-errors.ts'

test('an error without fields is left to the form', () => {
  const shown: string[] = []

  expect(showServerErrors(new Error('offline'), (name) => shown.push(name))).toBe(false)
  expect(showServerErrors(refusal([]), (name) => shown.push(name))).toBe(false)
  expect(shown).toEqual([])
})

test('each server error is shown at its field; one about an unknown field, at the top', () => {
  const shown = new Map<string, string | undefined>()
  const problem = refusal([
    { field: 'address.zip', message: 'ZIP must be 5 digits.' },
    { field: 'units.1.name', message: 'Unit name can have at most 40 characters.' },
    { field: 'units.0', message: 'This unit is odd.' },
    { field: 'address.county', message: 'County is odd.' },
  ])

  expect(showServerErrors(problem, (name, { message }) => shown.set(name, message))).toBe(true)
  expect(Object.fromEntries(shown)).toEqual({
    'address.zip': 'ZIP must be 5 digits.',
    'units.1.name': 'Unit name can have at most 40 characters.',
    'units.0.name': 'This unit is odd.',
    'root.server': 'County is odd.',
  })
})

test('the summary lists every error in field order with a link to each field', () => {
  const summary = listErrors({
    // As the form library sets it: the first unit is a hole.
    units: Object.assign([], { 1: { name: { type: 'custom', message: 'Too long.' } } }),
    address: {
      zip: { type: 'custom', message: 'ZIP is required.' },
      street: { type: 'custom', message: 'Street is required.' },
    },
    root: { server: { type: 'custom', message: 'Error creating property' } },
  })

  expect(summary).toEqual([
    { fieldId: undefined, message: 'Error creating property' },
    { fieldId: 'property-address-street', message: 'Street is required.' },
    { fieldId: 'property-address-zip', message: 'ZIP is required.' },
    { fieldId: 'property-units-1-name', message: 'Too long.' },
  ])
})

function refusal(errors: { field: string; message: string }[]): ApiProblem {
  return new ApiProblem({
    type: 'about:blank',
    title: 'Some answers need another look',
    status: 422,
    code: 'invalid-fields',
    errors,
  })
}
