import { packetCalls } from '@countersign/contract/calls/packets'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mockProblem, mockResponse } from '../../../test/fake-api.ts'
import { fakeFetch } from '../../../test/fake-fetch.ts'
import { renderApp } from '../../../test/render.tsx'
import {
  createPrintDocument,
  describePrintError,
  validatePrintDraft,
  type PrintDraft,
} from './print-draft.ts'
import { ResidentNames } from './resident-names.tsx'

const draft: PrintDraft = {
  formId: 'notice',
  propertyId: 'property-1',
  unitId: 'unit-1',
  names: ['Maria Lopez'],
  print: 'standard',
}

test('a draft without a unit or a name is invalid at each field', () => {
  const errors = validatePrintDraft({ ...draft, unitId: '', names: ['Maria Lopez', ' '] })

  expect([...errors.keys()].toSorted()).toEqual(['residents.1.name', 'unitId'])
  expect(errors.get('unitId')).toBe('Choose a unit.')
})

test('a server error is assigned to its field', async () => {
  fakeFetch(
    mockProblem(packetCalls.createPrintGroup, 'invalid-fields', {
      errors: [{ field: 'residents.0.name', message: 'This name is too long.' }],
    }),
  )

  const error: unknown = await createPrintDocument(draft).catch((reason: unknown) => reason)

  expect(describePrintError(error).errors.get('residents.0.name')).toBe('This name is too long.')
})

test('only large print is sent as a print size', async () => {
  const requests = fakeFetch(
    mockResponse(packetCalls.createPrintGroup, () => ({ documentGroupId: 'group-1' })),
  )

  await createPrintDocument(draft)
  await createPrintDocument({ ...draft, print: 'large' })

  const bodies = await Promise.all(requests.map((request) => request.json()))
  expect(bodies.map(({ print }) => print)).toEqual([undefined, 'large'])
})

test('an error is shown at the resident it belongs to', () => {
  renderNames(['Maria Lopez', ''], new Map([['residents.1.name', 'Name is required.']]))

  expect(screen.getByLabelText(/^Resident 1/)).toBeValid()
  expect(screen.getByLabelText(/^Resident 2/)).toBeInvalid()
})

test('a resident can be added once the last one has a name, and the only one always stays', async () => {
  renderNames([''])
  const add = screen.getByRole('button', { name: 'Add another resident' })
  expect(add).toBeDisabled()
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()

  await userEvent.fill(screen.getByLabelText(/^Resident 1/), 'Maria Lopez')
  await userEvent.click(add)
  expect(screen.getByLabelText(/^Resident 2/)).toBeVisible()

  await userEvent.click(screen.getByRole('button', { name: 'Remove Resident 2' }))
  expect(screen.queryByLabelText(/^Resident 2/)).toBeNull()
  expect(screen.getByLabelText(/^Resident 1/)).toHaveValue('Maria Lopez')
})

test('a resident who was removed by mistake comes back with Undo', async () => {
  renderNames(['Maria Lopez', 'John Park'])

  await userEvent.click(screen.getByRole('button', { name: 'Remove Resident 1' }))
  expect(screen.getByText('Maria Lopez was removed.')).toBeVisible()
  const undo = screen.getByRole('button', { name: 'Undo removing Maria Lopez' })
  expect(undo).toHaveFocus()
  await userEvent.click(undo)

  expect(screen.getByLabelText(/^Resident 1/)).toHaveValue('Maria Lopez')
  expect(screen.getByLabelText(/^Resident 1/)).toHaveFocus()
})

function renderNames(names: string[], errors: ReadonlyMap<string, string> = new Map()) {
  renderApp(<Names initial={names} errors={errors} />)
}

function Names({ initial, errors }: { initial: string[]; errors: ReadonlyMap<string, string> }) {
  const [names, setNames] = useState(initial)
  return <ResidentNames names={names} errors={errors} onChange={setNames} />
}
