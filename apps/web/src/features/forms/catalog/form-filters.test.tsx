import { formCalls } from '@countersign/contract/calls/forms'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mockProblem, mockResponse } from '../../../test/fake-api.ts'
import { fakeFetch } from '../../../test/fake-fetch.ts'
import { renderApp } from '../../../test/render.tsx'
import { FormFilters } from './form-filters.tsx'
import type { FormFilter } from './form-queries.ts'

test('failed categories are an error at the field, and all forms can still be searched', async () => {
  renderFilters({}, mockProblem(formCalls.getFormCategories, 'unexpected'))

  expect(await screen.findByText('Error fetching form categories')).toBeVisible()
  expect(screen.getByLabelText('Search forms')).toBeEnabled()
})

test('the search starts half a second after the last key, once', async () => {
  const { onFilter } = renderFilters()

  await userEvent.type(screen.getByLabelText('Search forms'), ' pets ')
  expect(onFilter).not.toHaveBeenCalled()

  await expect.poll(() => onFilter.mock.calls.length, { timeout: 2000 }).toBe(1)
  expect(onFilter).toHaveBeenLastCalledWith(expect.objectContaining({ searchTerm: 'pets' }))
})

test('a category applies at once, with the text typed so far', async () => {
  const { onFilter } = renderFilters()
  const category = await screen.findByLabelText('Category')
  await screen.findByRole('option', { name: 'Lease Addenda' })

  await userEvent.type(screen.getByLabelText('Search forms'), 'pets')
  await userEvent.selectOptions(category, 'Lease Addenda')

  expect(onFilter).toHaveBeenLastCalledWith(
    expect.objectContaining({ searchTerm: 'pets', category: 'Lease Addenda' }),
  )
})

test('a state outside the list is no state', async () => {
  const { onFilter } = renderFilters({ state: 'OH' })

  await userEvent.selectOptions(screen.getByLabelText('State'), '')

  expect(onFilter).toHaveBeenLastCalledWith(expect.objectContaining({ state: undefined }))
})

test('a term that is cleared from outside clears the search box', async () => {
  const { clear } = renderFilters({ searchTerm: 'pets' })
  expect(screen.getByLabelText('Search forms')).toHaveValue('pets')

  await userEvent.click(clear())

  expect(screen.getByLabelText('Search forms')).toHaveValue('')
})

function renderFilters(
  initial: Partial<FormFilter> = {},
  categories = mockResponse(formCalls.getFormCategories, () => ['Lease Addenda', 'Notices']),
) {
  fakeFetch(categories)
  const onFilter = vi.fn()
  renderApp(<Filters initial={{ searchTerm: '', category: '', ...initial }} onFilter={onFilter} />)
  return { onFilter, clear: () => screen.getByRole('button', { name: 'Show all forms' }) }
}

function Filters(props: { initial: FormFilter; onFilter: (filter: FormFilter) => void }) {
  const [filter, setFilter] = useState(props.initial)
  return (
    <>
      <FormFilters
        filter={filter}
        onFilter={(next) => {
          setFilter(next)
          props.onFilter(next)
        }}
      />
      <button onClick={() => setFilter({ searchTerm: '', category: '' })}>Show all forms</button>
    </>
  )
}
