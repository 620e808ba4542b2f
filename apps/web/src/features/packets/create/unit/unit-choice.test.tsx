import { propertyCalls } from '@countersign/contract/calls/properties'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mockProblem, mockResponse } from '../../../../test/fake-api.ts'
import { fakeFetch } from '../../../../test/fake-fetch.ts'
import { renderApp } from '../../../../test/render.tsx'
import { aProperty } from '../../../../test/samples.ts'
import { UnitChoice } from './unit-choice.tsx'
import { initialSelection } from './unit-selection.ts'

beforeEach(() => page.viewport(1280, 800))

test('a few properties have no search; the first one is chosen', () => {
  renderChoice(3)

  expect(screen.queryByLabelText('Search properties')).toBeNull()
  expect(screen.getByRole('radio', { name: 'Property 1' })).toBeChecked()
  expect(screen.getByLabelText(/^Unit/)).toHaveValue('')
})

test('many are searched and chosen by keyboard alone', async () => {
  renderChoice(30)
  screen.getByLabelText('Search properties').focus()

  await userEvent.keyboard('property 2')
  expect(screen.getAllByRole('radio')).toHaveLength(11)
  expect(screen.getByText('11 of 30 properties')).toBeVisible()

  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('radio', { name: 'Property 2' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('radio', { name: 'Property 20' })).toBeChecked()

  await userEvent.keyboard('{Tab}')
  expect(screen.getByLabelText(/^Unit/)).toHaveFocus()
})

test('a search without a match says so and keeps the choice', async () => {
  renderChoice(30)

  await userEvent.fill(screen.getByLabelText('Search properties'), 'nowhere')

  expect(screen.getByText('No property matches “nowhere”.')).toBeVisible()
  expect(screen.getByText('Property 1')).toBeVisible()
  await userEvent.selectOptions(screen.getByLabelText(/^Unit/), 'Unit 2')
  expect(screen.getByLabelText(/^Unit/)).toHaveValue('unit-2')
})

test('on a phone the unit stands directly below the chosen property', async () => {
  await page.viewport(390, 844)
  renderChoice(30)
  await userEvent.click(screen.getByRole('radio', { name: 'Property 3' }))

  const unit = screen.getByLabelText(/^Unit/)
  const next = screen.getByRole('radio', { name: 'Property 4' })
  expect(screen.getAllByLabelText(/^Unit/)).toHaveLength(1)
  expect(unit.getBoundingClientRect().bottom).toBeLessThan(next.getBoundingClientRect().top)
})

test('on a phone a search that hides the chosen property says of which one the unit is', async () => {
  await page.viewport(390, 844)
  renderChoice(30)

  await userEvent.fill(screen.getByLabelText('Search properties'), 'property 2')

  expect(screen.getByText('Chosen:')).toHaveTextContent('Chosen: Property 1')
  expect(screen.getAllByLabelText(/^Unit/)).toHaveLength(1)
})

test('of more properties than are loaded, the server finds one', async () => {
  const properties = Array.from({ length: 100 }, (_, index) =>
    aProperty({ _id: `p${index + 1}`, name: `Property ${index + 1}` }),
  )
  const far = aProperty({ _id: 'far', name: 'Far away' })
  fakeFetch(
    mockResponse(propertyCalls.getProperties, ({ query }) =>
      query.get('searchTerm') === 'far'
        ? { properties: [far], next: null }
        : { properties: properties.slice(0, 50), next: 'p50' },
    ),
  )
  const onFound = vi.fn()
  renderApp(
    <UnitChoice
      properties={properties}
      more={{ userId: 'user-1', onFound }}
      selection={{ propertyId: 'p90', unitId: '' }}
      onSelect={vi.fn()}
      addProperty={<a href="/add-property">Add a property</a>}
    />,
  )

  expect(await screen.findByRole('button', { name: 'Show more' })).toBeVisible()
  expect(screen.getByRole('radio', { name: 'Property 90' })).toBeChecked()
  expect(screen.getAllByRole('radio')).toHaveLength(51)
  await userEvent.fill(screen.getByLabelText('Search properties'), 'far')
  await userEvent.click(await screen.findByRole('radio', { name: 'Far away' }))
  expect(onFound).toHaveBeenCalledWith(far)
  expect(screen.getByText('1 property found')).toBeVisible()
})

test('a list of properties that cannot be loaded can be asked for again', async () => {
  fakeFetch(mockProblem(propertyCalls.getProperties, 'unexpected'))
  renderApp(
    <UnitChoice
      properties={[aProperty()]}
      more={{ userId: 'user-1', onFound: vi.fn() }}
      selection={{ propertyId: '', unitId: '' }}
      onSelect={vi.fn()}
      addProperty={<a href="/add-property">Add a property</a>}
    />,
  )

  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
})

function renderChoice(count: number) {
  const properties = Array.from({ length: count }, (_, index) =>
    aProperty({ _id: `p${index + 1}`, name: `Property ${index + 1}` }),
  )

  function Choice() {
    const [selection, setSelection] = useState(() =>
      initialSelection(properties, { unitDraft: null, rentalUnit: null }),
    )
    return (
      <UnitChoice
        properties={properties}
        selection={selection}
        onSelect={setSelection}
        addProperty={<a href="/add-property">Add a property</a>}
      />
    )
  }

  return renderApp(<Choice />)
}
