import type { KeptData, PersonalData } from '@countersign/contract/schemas/personal-data'
import { personalDataCalls } from '@countersign/contract/calls/personal-data'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mockProblem, mockResponse } from '../../test/fake-api.ts'
import { fakeFetch } from '../../test/fake-fetch.ts'
import { renderApp } from '../../test/render.tsx'
import { PersonalDataOfPerson } from './personal-data.tsx'

const lease: KeptData = {
  kind: 'packet',
  what: 'Lease, Unit 1',
  facts: { Name: 'Tara Teal' },
  why: 'It was signed: the contract, and legal claims from it.',
  until: '2033-11-27T12:00:00.000Z',
  erasable: false,
  documentGroupId: 'lease',
}
const declined: KeptData = {
  ...lease,
  what: 'Application, Unit 2',
  why: 'It came to nothing, so it need not be kept.',
  erasable: true,
  documentGroupId: 'application',
}
const found: PersonalData = { email: 'tara@example.com', kept: [declined, lease], erased: [] }
const left: PersonalData = {
  ...found,
  kept: [lease],
  erased: [{ at: '2026-11-27T12:00:00.000Z', what: '1 packet' }],
}

test('what could not be looked up says why, and the email stays', async () => {
  fakeFetch(
    mockProblem(personalDataCalls.postFindPersonalData, 'unavailable', {
      detail: 'Try again in a minute.',
    }),
  )
  renderApp(<PersonalDataOfPerson email="tara@example.com" />)

  expect(await screen.findByText('Try again in a minute.')).toBeVisible()
  expect(screen.getByLabelText('Email of the resident or applicant')).toHaveValue(
    'tara@example.com',
  )
})

test('a person who is not known has nothing to erase', async () => {
  fakeFetch(mockResponse(personalDataCalls.postFindPersonalData, () => ({ ...found, kept: [] })))
  renderApp(<PersonalDataOfPerson email="" />)
  await userEvent.type(
    screen.getByLabelText('Email of the resident or applicant'),
    'tara@example.com',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Look up' }))

  expect(await screen.findByText('You keep nothing about tara@example.com.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Erase' })).not.toBeInTheDocument()
})

test('the download is not called complete: answers and signed files are not in it', async () => {
  fakeFetch(mockResponse(personalDataCalls.postFindPersonalData, () => found))
  renderApp(<PersonalDataOfPerson email="tara@example.com" />)

  expect(await screen.findByRole('button', { name: 'Download what is kept' })).toBeVisible()
  expect(screen.getByText(/This file has no answers from forms\./)).toBeVisible()
})

test('nothing is erased before the question is answered, and then what stays is listed', async () => {
  let erasures = 0
  fakeFetch(
    mockResponse(personalDataCalls.postFindPersonalData, () => found),
    mockResponse(personalDataCalls.postErasePersonalData, () => {
      erasures += 1
      return left
    }),
  )
  renderApp(<PersonalDataOfPerson email="tara@example.com" />)
  await userEvent.click(await screen.findByRole('button', { name: 'Erase' }))
  const dialog = within(screen.getByRole('alertdialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(erasures).toBe(0)

  await userEvent.click(screen.getByRole('button', { name: 'Erase' }))
  await userEvent.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Erase' }),
  )
  expect(await screen.findByText(/^Erased\./)).toBeVisible()
  expect(screen.queryByText('Application, Unit 2')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Lease, Unit 1' })).toBeVisible()
  expect(erasures).toBe(1)
})
