import type { PropertyBody } from '@countersign/contract/schemas/properties'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ApiProblem } from '../../lib/api-problem.ts'
import { clearDrafts } from '../../lib/drafts.ts'
import { renderApp } from '../../test/render.tsx'
import { PropertyForm } from './property-form.tsx'

beforeEach(clearDrafts)

test('an empty address is rejected, and the summary takes the focus', async () => {
  const { onSave } = renderForm()

  await save()

  const summary = await screen.findByRole('alert')
  expect(summary).toHaveFocus()
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Street is required.',
    'City is required.',
    expect.stringMatching(/state/i),
    'ZIP is required.',
  ])
  expect(onSave).not.toHaveBeenCalled()
})

test('typing into ZIP keeps five digits, and fewer are rejected', async () => {
  renderForm()
  const zip = screen.getByLabelText(/^ZIP/)

  await userEvent.type(zip, '9o2a1')
  expect(zip).toHaveValue('921')
  await save()
  expect(await screen.findByText('ZIP must be 5 digits.', { selector: 'p' })).toBeVisible()

  await userEvent.type(zip, '0456789')
  expect(zip).toHaveValue('92104')
})

test('an error that comes back while one types takes nothing of what is typed', async () => {
  renderForm()
  await save()
  await screen.findByRole('alert')
  await fillAddress()
  await expect.poll(() => screen.queryByRole('alert')).toBeNull()
  const zip = screen.getByLabelText(/^ZIP/)

  await userEvent.tripleClick(zip)
  await userEvent.keyboard('62704')

  expect(zip).toHaveFocus()
  expect(zip).toHaveValue('62704')
})

test('a ZIP of another state is pointed out, and does not hinder saving', async () => {
  const { onSave } = renderForm()
  await fillAddress()
  expect(screen.queryByText(/^ZIP \d{5} is/)).toBe(null)

  await userEvent.fill(screen.getByLabelText(/^ZIP/), '90210')
  expect(await screen.findByText(/^ZIP 90210 is in CA\. Check the state/)).toBeVisible()
  await save()
  await expect.poll(() => onSave.mock.calls.at(-1)?.[0].address.zip).toBe('90210')
})

test('a year built is digits only, and a year that cannot be is rejected', async () => {
  const { onSave } = renderForm()
  await fillAddress()
  const year = screen.getByLabelText(/^Year built/)

  await userEvent.type(year, '1x599')
  expect(year).toHaveValue('1599')
  await save()
  expect(await screen.findByText(/^Enter a year from 1600/, { selector: 'p' })).toBeVisible()
  expect(onSave).not.toHaveBeenCalled()

  await userEvent.type(year, '{Control>}a{/Control} 1962')
  expect(year).toHaveValue('1962')
  await save()
  await expect.poll(() => onSave.mock.calls.at(-1)?.[0].yearBuilt).toBe(1962)
})

test('a server error is shown at its field, and the input stays', async () => {
  const { onSave } = renderForm()
  onSave.mockRejectedValue(
    new ApiProblem({
      type: 'about:blank',
      title: 'Invalid',
      status: 422,
      code: 'invalid-fields',
      errors: [{ field: 'address.zip', message: 'This ZIP is not in Ohio.' }],
    }),
  )
  await fillAddress()

  await save()

  expect(await screen.findByRole('link', { name: 'This ZIP is not in Ohio.' })).toBeVisible()
  expect(screen.getByLabelText(/^ZIP/)).toBeInvalid()
  expect(screen.getByLabelText(/^Street/)).toHaveValue('12 Maple Street')
})

test('an error without fields is shown at the top', async () => {
  const { onSave } = renderForm()
  onSave.mockRejectedValue(new Error('offline'))
  await fillAddress()

  await save()

  expect(
    within(await screen.findByRole('alert')).getByText('Error creating property'),
  ).toBeVisible()
})

test('units are named by position, can be removed, and one always stays', async () => {
  const { onSave } = renderForm()
  expect(screen.queryByRole('button', { name: /^Remove unit/ })).toBeNull()

  await userEvent.click(screen.getByRole('button', { name: 'Add a unit' }))
  expect(screen.getByLabelText('Name of unit 2')).toHaveValue('Unit 2')
  await userEvent.click(screen.getByRole('button', { name: 'Remove unit 1' }))
  expect(screen.getByLabelText('Name of unit 1')).toHaveValue('Unit 2')
  expect(screen.queryByRole('button', { name: /^Remove unit/ })).toBeNull()

  await fillAddress()
  await save()
  await expect.poll(() => onSave.mock.calls.length).toBe(1)
  expect(onSave.mock.calls[0]?.[0]).toMatchObject({
    address: { street: '12 Maple Street', city: 'Columbus', state: 'OH', zip: '43215' },
    units: [{ name: 'Unit 2' }],
    yearBuilt: null,
  })
})

test('a name that another unit has is pointed out at its field, and stays', async () => {
  const { onSave } = renderForm()
  await fillAddress()
  await userEvent.click(screen.getByRole('button', { name: 'Add a unit' }))
  const second = screen.getByLabelText('Name of unit 2')
  await userEvent.fill(second, 'unit 1')
  await save()

  await expect.poll(() => second).toHaveAccessibleDescription(/Another unit is named “unit 1”/)
  expect(second).toHaveValue('unit 1')
  expect(onSave).not.toHaveBeenCalled()
})

test('what was entered is there after a reload, and gone after it was saved', async () => {
  const first = renderForm()
  await userEvent.fill(screen.getByLabelText(/^Street/), '12 Maple Street')
  await userEvent.selectOptions(screen.getByLabelText(/^State/), 'OH')
  await userEvent.fill(screen.getByLabelText(/^ZIP/), '432')
  await userEvent.click(screen.getByRole('button', { name: 'Add a unit' }))
  first.unmount()

  const second = renderForm()
  expect(screen.getByLabelText(/^Street/)).toHaveValue('12 Maple Street')
  expect(screen.getByLabelText(/^State/)).toHaveValue('OH')
  expect(screen.getByLabelText(/^ZIP/)).toHaveValue('432')
  expect(screen.getByLabelText('Name of unit 2')).toHaveValue('Unit 2')
  await fillAddress()
  await save()
  await expect.poll(() => second.onSave.mock.calls.length).toBe(1)
  second.unmount()

  renderForm()
  expect(screen.getByLabelText(/^Street/)).toHaveValue('')
})

function renderForm() {
  const onSave = vi.fn<(body: PropertyBody) => Promise<void>>(() => Promise.resolve())
  const { unmount } = renderApp(<PropertyForm onSave={onSave} />)
  return { onSave, unmount }
}

async function fillAddress() {
  await userEvent.fill(screen.getByLabelText(/^Street/), '12 Maple Street')
  await userEvent.fill(screen.getByLabelText(/^City/), 'Columbus')
  await userEvent.selectOptions(screen.getByLabelText(/^State/), 'OH')
  await userEvent.fill(screen.getByLabelText(/^ZIP/), '43215')
}

async function save() {
  await userEvent.click(screen.getByRole('button', { name: 'Save property' }))
}
