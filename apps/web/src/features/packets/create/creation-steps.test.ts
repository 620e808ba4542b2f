import { expect, test } from 'vitest'
import { toCreationErrors, stepForProblem } from './creation-errors.ts'
import { signerTitle } from './people/people.ts'
import { emptyCreation } from './creation-state.ts'
import { missingStep } from './creation-steps.ts'

const rentalUnit = {
  propertyId: 'p1',
  propertyName: 'Maple',
  address: { street: '12 Maple Street', city: 'Columbus', state: 'OH', zip: '43215' },
  unitId: 'u1',
  unitName: 'Unit 1',
}
const initiator = { name: 'Olivia', email: 'owner@example.com' }
const maria = {
  firstName: 'Maria',
  lastName: 'Lopez',
  email: 'maria@example.com',
  phone: '+16145550123',
  role: 'tenant' as const,
}

test('without a property every later step redirects to the property', () => {
  const state = { ...emptyCreation('key'), signers: [maria], initiator }

  expect(missingStep(state, 'property')).toBeUndefined()
  expect(missingStep(state, 'signers')).toBe('property')
  expect(missingStep(state, 'documents')).toBe('property')
  expect(missingStep(state, 'review')).toBe('property')
})

test('without signers or an initiator the documents and the review redirect to the signers', () => {
  for (const people of [
    { signers: [], initiator },
    { signers: [maria], initiator: null },
  ]) {
    const state = { ...emptyCreation('key'), rentalUnit, ...people }

    expect(missingStep(state, 'signers')).toBeUndefined()
    expect(missingStep(state, 'documents')).toBe('signers')
    expect(missingStep(state, 'review')).toBe('signers')
  }
})

test('with property, signers and initiator every step is open', () => {
  const state = { ...emptyCreation('key'), rentalUnit, signers: [maria], initiator }

  expect(missingStep(state, 'documents')).toBeUndefined()
  expect(missingStep(state, 'review')).toBeUndefined()
})

test('a server error links to the step where it can be fixed', () => {
  const problems = toCreationErrors(
    [
      { field: 'unitId', message: 'This unit is gone.' },
      { field: 'signers.1.email', message: 'Signer emails must be unique.' },
      { field: 'signers.2.phone', message: 'Enter a valid US phone number.' },
      { field: 'templateIds.0', message: 'This form is gone.' },
      { field: 'packetName', message: 'Too long.' },
    ],
    [{}, {}, { kind: 'guarantor' }],
  )

  expect(problems).toEqual([
    { step: 'property', message: 'This unit is gone.' },
    { step: 'signers', message: 'Resident 2: Signer emails must be unique.' },
    { step: 'signers', message: 'Guarantor: Enter a valid US phone number.' },
    { step: 'documents', message: 'This form is gone.' },
    { step: 'review', message: 'Too long.' },
  ])
  expect(stepForProblem('form-not-signable')).toBe('documents')
  expect(stepForProblem('unexpected')).toBeUndefined()
})

test('residents and guarantors are numbered separately, a single guarantor not at all', () => {
  const guarantor = { kind: 'guarantor' } as const

  expect([0, 1, 2].map((index) => signerTitle([{}, guarantor, {}], index))).toEqual([
    'Resident 1',
    'Guarantor',
    'Resident 2',
  ])
  expect(signerTitle([{}, guarantor, guarantor], 2)).toBe('Guarantor 2')
})
