import { formCalls } from '@countersign/contract/calls/forms'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mockProblem, mockResponse } from '../../../../test/fake-api.ts'
import { fakeFetch } from '../../../../test/fake-fetch.ts'
import { renderApp } from '../../../../test/render.tsx'
import { aForm } from '../../../../test/samples.ts'
import type { CustomFormFilter } from '../saving/custom-form-queries.ts'
import { CustomFormList } from './custom-form-list.tsx'

const all: CustomFormFilter = { searchTerm: '', category: '', state: '' }

test('twenty forms are read without filters', async () => {
  renderList(20)

  expect(await screen.findByLabelText('Search my forms')).toBeVisible()
  expect(screen.queryByLabelText('Category')).toBeNull()
})

test('more than twenty are filtered by category and by the state of a home', async () => {
  const onFilter = renderList(21)
  await userEvent.selectOptions(await screen.findByLabelText('For homes in'), 'TX')
  await userEvent.selectOptions(screen.getByLabelText('Category'), 'Lease Addenda')

  expect(onFilter.mock.calls).toEqual([
    [{ ...all, state: 'TX' }],
    [{ ...all, category: 'Lease Addenda' }],
  ])
})

test('filters that nothing matches stay, and all forms are one click away', async () => {
  const onFilter = renderList(0, { ...all, state: 'TX' })
  expect(await screen.findByLabelText('For homes in')).toHaveValue('TX')
  await userEvent.click(screen.getByRole('button', { name: 'Show all my forms' }))

  expect(onFilter).toHaveBeenCalledWith(all)
})

test('the forms stay when those after them cannot be loaded', async () => {
  renderList(1, all, 'form-0')
  fakeFetch(mockProblem(formCalls.getForms, 'unexpected'))
  await userEvent.click(await screen.findByRole('button', { name: 'Show more forms' }))

  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByRole('heading', { name: aForm('form-0').title })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Show more forms' })).toHaveFocus()
})

function renderList(count: number, filter = all, next: string | null = null) {
  const forms = Array.from({ length: count }, (_, index) => aForm(`form-${index}`))
  fakeFetch(mockResponse(formCalls.getForms, () => ({ forms, next })))
  const onFilter = vi.fn<(filter: CustomFormFilter) => void>()
  renderApp(
    <CustomFormList
      filter={filter}
      onFilter={onFilter}
      editPath={(formId) => `/edit/${formId}`}
      addButton={null}
      onPreview={vi.fn()}
      onDeleted={vi.fn()}
    />,
  )
  return onFilter
}
