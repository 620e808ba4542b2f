import { screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
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
