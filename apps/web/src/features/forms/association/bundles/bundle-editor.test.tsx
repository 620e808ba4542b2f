import { associationCalls } from '@countersign/contract/calls/association'
import { formCalls } from '@countersign/contract/calls/forms'
import type { AssociationBundle } from '@countersign/contract/schemas/association'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mockProblem, mockResponse, type MockHandler } from '../../../../test/fake-api.ts'
import { fakeFetch } from '../../../../test/fake-fetch.ts'
import { renderApp } from '../../../../test/render.tsx'
import { aForm } from '../../../../test/samples.ts'
import { BundleList } from './bundle-list.tsx'

const opened: AssociationBundle = {
  _id: 'bundle-1',
  title: 'New lease',
  forms: [{ formId: 'pet-addendum', title: 'Pet Addendum', number: null, note: null }],
  version: 'version-1',
}

test('a bundle that a colleague has changed meanwhile is not replaced; what was typed stays, and theirs is there after Cancel', async () => {
  const detail = 'Somebody has saved other changes.'
  const stored = [opened]
  const requests = renderBundles(
    stored,
    mockProblem(associationCalls.putAssociationBundle, 'bundle-changed', { detail }),
  )
  const dialog = await edit('New lease')
  stored[0] = { ...opened, title: 'Theirs', version: 'version-2' }

  await userEvent.fill(dialog.getByLabelText('Name'), 'Mine')
  screen.getByRole('dialog').scrollTo({ top: 2000 })
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await expect.element(page.elementLocator(await dialog.findByText(detail))).toBeInViewport()
  await screen.findByRole('heading', { name: 'Theirs', hidden: true })
  expect(dialog.getByLabelText('Name')).toHaveValue('Mine')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await expect.poll(() => savedVersions(requests)).toEqual(['version-1', 'version-1'])

  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  const again = await edit('Theirs')
  await userEvent.click(again.getByRole('button', { name: 'Save' }))
  await expect.poll(() => savedVersions(requests).at(-1)).toBe('version-2')
})

test('nothing is below the buttons of the dialog, however many forms can be added', async () => {
  renderBundles([opened])
  const dialog = await edit('New lease')
  const save = dialog.getByRole('button', { name: 'Save' })
  await dialog.findByRole('button', { name: 'Add Title of form-19' })

  const box = screen.getByRole('dialog')
  box.scrollTo({ top: 2000 })

  const below = box.getBoundingClientRect().bottom - save.getBoundingClientRect().bottom
  expect(below).toBeLessThan(40)
})

function renderBundles(bundles: AssociationBundle[], ...handlers: MockHandler[]) {
  const forms = Array.from({ length: 20 }, (_, index) => aForm(`form-${index}`))
  const requests = fakeFetch(
    mockResponse(associationCalls.getAssociationBundles, () => ({ bundles })),
    mockResponse(associationCalls.getAssociationForms, () => ({ forms: [], next: null })),
    mockResponse(formCalls.getForms, () => ({ forms, next: null })),
    ...handlers,
  )
  renderApp(<BundleList isAdding={false} onAdd={() => undefined} onClose={() => undefined} />)
  return requests
}

async function edit(title: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Edit ${title}` }))
  return within(await screen.findByRole('dialog', { name: `Edit “${title}”` }))
}

function savedVersions(requests: readonly Request[]): (string | null)[] {
  return requests
    .filter(({ method }) => method === 'PUT')
    .map(({ url }) => new URL(url).searchParams.get('version'))
}
