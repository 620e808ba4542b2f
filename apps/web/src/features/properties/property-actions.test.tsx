import type { PropertyBody, UnitPackets } from '@countersign/contract/schemas/properties'
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ApiProblem } from '../../lib/api-problem.ts'
import { problems } from '@countersign/contract/rules/problems'
import { renderApp } from '../../test/render.tsx'
import { aProperty } from '../../test/samples.ts'
import { PropertyActions } from './property-actions.tsx'

const property = aProperty()
const withPackets: UnitPackets[] = [
  { _id: 'unit-1', packetCount: 2, current: [] },
  { _id: 'unit-2', packetCount: 0, current: [] },
]

test('an invalid address is not saved; a refusal of the server is shown in words', async () => {
  const { onSave } = renderActions()
  const dialog = await openEdit()

  await userEvent.fill(dialog.getByLabelText(/^ZIP/), '627')
  await save(dialog)
  expect(await dialog.findByRole('link', { name: 'ZIP must be 5 digits.' })).toBeVisible()
  expect(onSave).not.toHaveBeenCalled()

  onSave.mockRejectedValueOnce(refusal('Unit 2 has 1 packet, so it cannot be removed.'))
  await userEvent.fill(dialog.getByLabelText(/^ZIP/), '62703')
  await save(dialog)
  expect(await dialog.findByText(/Unit 2 has 1 packet/)).toBeVisible()
  expect(screen.getByRole('dialog')).toBeVisible()
})

test('a unit with packets says how many, has no Remove, and its packets keep their address', async () => {
  renderActions()
  const dialog = await openEdit()

  expect(dialog.getByText(/already created keep their address/)).toBeVisible()
  expect(dialog.queryByRole('button', { name: 'Remove unit 1' })).toBeNull()
  expect(dialog.getByText('2 packets')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Remove unit 2' })).toBeVisible()
})

test('the year built is shown, changed, and unknown once it is emptied', async () => {
  const { onSave } = renderActions({ property: aProperty({ yearBuilt: 1962 }) })
  const dialog = await openEdit()
  const year = dialog.getByLabelText(/^Year built/)
  expect(year).toHaveValue('1962')

  await userEvent.clear(year)
  await save(dialog)

  await expect.poll(() => onSave.mock.calls.length).toBe(1)
  expect(onSave.mock.calls[0]?.[0].yearBuilt).toBe(null)
})

test('units keep their ids, a new one has none, and the dialog closes once it is saved', async () => {
  const { onSave } = renderActions()
  const dialog = await openEdit()

  await userEvent.fill(dialog.getByLabelText('Name of unit 1'), 'Garden flat')
  await userEvent.click(dialog.getByRole('button', { name: 'Remove unit 2' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Add a unit' }))
  await save(dialog)

  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(onSave).toHaveBeenCalledWith(
    {
      name: 'Maple House',
      address: property.address,
      yearBuilt: null,
      owners: [],
      copies: [],
      units: [{ _id: 'unit-1', name: 'Garden flat' }, { name: 'Unit 2' }],
    },
    'version-1',
  )
})

test('a unit that was removed comes back with Undo, with its id and the focus', async () => {
  const { onSave } = renderActions()
  const dialog = await openEdit()

  await userEvent.click(dialog.getByRole('button', { name: 'Remove unit 2' }))
  const undo = dialog.getByRole('button', { name: 'Undo removing Unit 2' })
  expect(undo).toHaveFocus()
  await userEvent.click(undo)
  expect(dialog.getByLabelText('Name of unit 2')).toHaveFocus()
  expect(dialog.queryByRole('button', { name: /^Undo/ })).toBeNull()

  await save(dialog)
  await expect.poll(() => onSave.mock.calls.length).toBe(1)
  expect(onSave.mock.calls[0]?.[0].units).toEqual([
    { _id: 'unit-1', name: 'Unit 1' },
    { _id: 'unit-2', name: 'Unit 2' },
  ])
})

test('a name that is the street follows the street', async () => {
  const { onSave } = renderActions({ property: aProperty({ name: '12 Maple Street' }) })
  const dialog = await openEdit()

  await userEvent.fill(dialog.getByLabelText(/^Street/), '14 Maple Street')
  await save(dialog)

  await expect.poll(() => onSave.mock.calls.length).toBe(1)
  expect(onSave.mock.calls[0]?.[0]).toMatchObject({
    name: '',
    address: { street: '14 Maple Street' },
  })
})

test('what was typed is there again after the session ended, until it is canceled', async () => {
  const first = renderActions()
  const dialog = await openEdit()
  await userEvent.fill(dialog.getByLabelText(/^ZIP/), '627')
  await userEvent.click(dialog.getByRole('button', { name: 'Add a unit' }))
  await userEvent.fill(dialog.getByLabelText('Name of unit 3'), 'Attic')
  first.unmount()

  const again = renderActions()
  const reopened = await openEdit()
  expect(reopened.getByLabelText(/^ZIP/)).toHaveValue('627')
  expect(reopened.getByLabelText('Name of unit 3')).toHaveValue('Attic')
  await userEvent.click(reopened.getByRole('button', { name: 'Cancel' }))
  expect((await openEdit()).getByLabelText(/^ZIP/)).toHaveValue('62701')
  again.unmount()
})

test('what was typed is gone once it is saved, and dropped if the property has changed since', async () => {
  const first = renderActions()
  const dialog = await openEdit()
  await userEvent.fill(dialog.getByLabelText(/^ZIP/), '62703')
  await save(dialog)
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  const saved = await openEdit()
  expect(saved.getByLabelText(/^ZIP/)).toHaveValue('62701')
  await userEvent.fill(saved.getByLabelText(/^ZIP/), '62704')
  first.unmount()

  renderActions({ property: aProperty({ name: 'Oak House' }) })
  expect((await openEdit()).getByLabelText(/^ZIP/)).toHaveValue('62701')
})

test('a change that would undo a colleague’s is refused beside what was typed, with a way to see theirs', async () => {
  const { onSave } = renderActions()
  const dialog = await openEdit()
  expect(dialog.queryByRole('link', { name: /as it is now/ })).toBeNull()

  onSave.mockRejectedValueOnce(refusal('Somebody has saved other changes.', 'property-changed'))
  await userEvent.fill(dialog.getByLabelText(/^City/), 'Chicago')
  await save(dialog)
  expect(await dialog.findByText('Somebody has saved other changes.')).toBeVisible()
  expect(dialog.getByLabelText(/^City/)).toHaveValue('Chicago')
  const link = dialog.getByRole('link', { name: /^See the property as it is now/ })
  expect(link).toHaveAttribute('href', '/legal-forms/properties/property-1')
  expect(link).toHaveAttribute('target', '_blank')
})

test('what is saved names the version that was opened, until it is opened again', async () => {
  const versions: string[] = []
  renderApp(<ChangedMeanwhile onSave={(version) => versions.push(version)} />)
  const dialog = await openEdit()
  await save(dialog)
  await dialog.findByText('Somebody has saved other changes.')
  await save(dialog)
  await expect.poll(() => versions).toEqual(['version-1', 'version-1'])

  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await save(await openEdit())
  await expect.poll(() => versions.at(-1)).toBe('version-2')
})

test('a property with packets says how many it has instead of asking', async () => {
  const { onRemove } = renderActions()

  await userEvent.click(screen.getByRole('button', { name: 'Remove property' }))

  const dialog = within(screen.getByRole('dialog', { name: 'Maple House cannot be removed' }))
  expect(dialog.getByText(/2 packets were made for this property/)).toBeVisible()
  expect(dialog.queryByRole('button', { name: 'Remove property' })).toBeNull()
  expect(onRemove).not.toHaveBeenCalled()
})

test('a property without packets is removed after a confirmation, and a refusal is shown', async () => {
  const { onRemove } = renderActions({ units: [] })
  onRemove.mockRejectedValueOnce(refusal('1 packet was made for this property.'))

  await userEvent.click(screen.getByRole('button', { name: 'Remove property' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Remove Maple House?' }))
  expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await userEvent.click(dialog.getByRole('button', { name: 'Remove property' }))
  expect(await dialog.findByText('1 packet was made for this property.')).toBeVisible()

  await userEvent.click(dialog.getByRole('button', { name: 'Remove property' }))
  await expect.poll(() => onRemove.mock.calls.length).toBe(2)
})

/** The first save shows what a colleague has saved. */
function ChangedMeanwhile({ onSave }: { onSave: (version: string) => void }) {
  const [current, setCurrent] = useState(property)

  return (
    <PropertyActions
      property={current}
      units={[]}
      onSave={async (_body, version) => {
        onSave(version)
        setCurrent(aProperty({ version: 'version-2' }))
        throw refusal('Somebody has saved other changes.', 'property-changed')
      }}
      onRemove={async () => undefined}
    />
  )
}

function renderActions(part: Partial<Parameters<typeof PropertyActions>[0]> = {}) {
  const onSave = vi.fn(async (_body: PropertyBody, _version: string) => undefined)
  const onRemove = vi.fn(async () => undefined)
  const { unmount } = renderApp(
    <PropertyActions
      property={property}
      units={withPackets}
      onSave={onSave}
      onRemove={onRemove}
      {...part}
    />,
  )
  return { onSave, onRemove, unmount }
}

async function openEdit() {
  await userEvent.click(screen.getByRole('button', { name: 'Edit property' }))
  return within(await screen.findByRole('dialog', { name: 'Edit property' }))
}

async function save(dialog: ReturnType<typeof within>) {
  await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }))
}

function refusal(detail: string, code: 'property-in-use' | 'property-changed' = 'property-in-use') {
  return new ApiProblem({ type: 'about:blank', code, ...problems[code], detail })
}
