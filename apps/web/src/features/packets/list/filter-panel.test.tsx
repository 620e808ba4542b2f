import { screen } from '@testing-library/react'
import { userEvent } from 'vitest/browser'
import { expect, test, vi } from 'vitest'
import { fakeFetch } from '../../../test/fake-fetch.ts'
import { renderApp } from '../../../test/render.tsx'
import { FilterPanel } from './filter-panel.tsx'

test('a day is typed as people write it, and filters once it is one', async () => {
  const onChange = renderPanel()
  screen.getByLabelText('Created from').focus()

  await userEvent.keyboard('1/31')
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.keyboard('/27{Tab}')

  expect(onChange).toHaveBeenLastCalledWith({ from: '2027-01-31' })
})

test('what is no day filters nothing and says so', async () => {
  const onChange = renderPanel()
  screen.getByLabelText('Created to').focus()

  await userEvent.keyboard('2/30/27{Tab}')

  const day = screen.getByLabelText('Created to')
  expect(day).toHaveValue('2/30/27')
  expect(day).toHaveAccessibleDescription(expect.stringContaining('Enter a day'))
  expect(onChange).not.toHaveBeenCalled()
})

function renderPanel() {
  const onChange = vi.fn()
  fakeFetch()
  renderApp(
    <FilterPanel
      userId="u1"
      properties={[]}
      hasMoreProperties={false}
      filter={{}}
      folds={false}
      onChange={onChange}
    />,
  )
  return onChange
}
