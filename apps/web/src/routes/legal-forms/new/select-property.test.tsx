import { propertyCalls } from '@countersign/contract/calls/properties'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { missingStep } from '../../../features/packets/create/creation-steps.ts'
import { readCreation, resetCreation } from '../../../features/packets/create/creation-store.ts'
import { CurrentUserProvider } from '../../../features/session/current-user.tsx'
import { mockResponse } from '../../../test/fake-api.ts'
import { fakeFetch } from '../../../test/fake-fetch.ts'
import { renderApp } from '../../../test/render.tsx'
import { aProperty, aUser } from '../../../test/samples.ts'
import { Component as SelectProperty } from './select-property.tsx'

beforeEach(() => {
  resetCreation()
  fakeFetch(mockResponse(propertyCalls.getUnitPackets, () => ({ units: [] })))
})

test('a unit that is chosen is kept when the page is left before Continue', async () => {
  const first = renderPage()
  await userEvent.selectOptions(await screen.findByLabelText(/^Unit/), 'Unit 2')
  first.unmount()

  renderPage()
  expect(await screen.findByLabelText(/^Unit/)).toHaveValue('unit-2')
})

test('a property that is chosen is kept without a unit, also on a page for another one', async () => {
  const first = renderPage('/?propertyId=property-1')
  await userEvent.click(await screen.findByRole('radio', { name: 'Oak House' }))
  await expect.poll(() => first.router.state.location.search).toBe('')
  first.unmount()

  renderPage()
  expect(await screen.findByRole('radio', { name: 'Oak House' })).toBeChecked()
  expect(screen.getByLabelText(/^Unit/)).toHaveValue('')
})

test('a unit that was changed must be confirmed before a later step opens', async () => {
  renderPage()
  const unit = await screen.findByLabelText(/^Unit/)
  await userEvent.selectOptions(unit, 'Unit 1')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(missingStep(readCreation(), 'signers')).toBeUndefined()

  await userEvent.selectOptions(unit, 'Unit 2')
  expect(missingStep(readCreation(), 'signers')).toBe('property')
})

function renderPage(path = '/') {
  const oak = aProperty({
    _id: 'property-2',
    name: 'Oak House',
    units: [
      { _id: 'unit-3', name: 'Unit 3', legalFormPackets: [] },
      { _id: 'unit-4', name: 'Unit 4', legalFormPackets: [] },
    ],
  })
  return renderApp(
    <CurrentUserProvider user={aUser({ properties: [aProperty(), oak] })}>
      <SelectProperty />
    </CurrentUserProvider>,
    { path },
  )
}
