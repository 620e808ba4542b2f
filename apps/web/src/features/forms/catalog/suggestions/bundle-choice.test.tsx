import { formCalls } from '@countersign/contract/calls/forms'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mockProblem, mockResponse } from '../../../../test/fake-api.ts'
import { fakeFetch } from '../../../../test/fake-fetch.ts'
import { renderApp } from '../../../../test/render.tsx'
import { aForm } from '../../../../test/samples.ts'
import { BundleChoice } from './bundle-choice.tsx'

const forms = [
  aForm('lease', { pages: 9 }),
  aForm('guaranty', { signerScope: 'guarantor' }),
  aForm('roommates'),
  aForm('eviction-notice', { deliveryClass: 'C' }),
]

test('a form that these signers cannot sign is not added, and the list says why', async () => {
  const { onAdd } = renderBundles({ unavailable: { guaranty: 'No signer is a guarantor.' } })
  const dialog = await openBundle()

  expect(dialog.getByRole('checkbox', { name: 'Title of guaranty' })).toBeDisabled()
  expect(dialog.getByText(/No signer is a guarantor\./)).toBeVisible()
  await add(dialog)

  expect(onAdd).toHaveBeenCalledWith({ title: 'New tenancy', forms: [forms[0]] })
})

test('bundles that cannot be loaded leave no gap', async () => {
  const requests = fakeFetch(mockProblem(formCalls.getFormBundles, 'unavailable'))
  const { container } = renderApp(
    <BundleChoice
      household={{ residents: 1, guarantors: 0 }}
      isChosen={() => false}
      unavailableReason={() => undefined}
      pagesOf={() => 1}
      printPath={(formId) => formId}
      onAdd={vi.fn()}
    />,
  )

  await expect.poll(() => requests.length).toBeGreaterThan(0)
  await expect.poll(() => container.getBoundingClientRect().height).toBe(0)
})

test('a printed form is not added, and links to Fill and print', async () => {
  const { onAdd } = renderBundles()
  const dialog = await openBundle()

  const printed = within(dialog.getByRole('list', { name: /^Printed instead/ }))
  expect(
    printed.getByRole('link', { name: 'Fill and print Title of eviction-notice' }),
  ).toHaveAttribute('href', '/legal-forms/print?formId=eviction-notice')
  expect(printed.queryByRole('checkbox')).toBeNull()
  await add(dialog)

  expect(onAdd).toHaveBeenCalledWith({ title: 'New tenancy', forms: [forms[0], forms[1]] })
})

test('each line gives its reason and can be left out; an optional one waits to be chosen', async () => {
  const { onAdd } = renderBundles()
  const dialog = await openBundle()
  expect(dialog.getByText('Why lease')).toBeVisible()
  const roommates = dialog.getByRole('checkbox', { name: 'Title of roommates' })
  expect(roommates).not.toBeChecked()
  expect(dialog.getByRole('button', { name: 'Add 2 forms, 11 pages' })).toBeEnabled()

  await userEvent.click(roommates)
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Title of lease' }))
  await add(dialog)

  expect(onAdd).toHaveBeenCalledWith({ title: 'New tenancy', forms: [forms[1], forms[2]] })
})

test('what is in the packet already is ticked and stays, and then there is nothing to add', async () => {
  const { onAdd } = renderBundles({ chosen: ['lease', 'guaranty'] })
  const dialog = await openBundle()

  const lease = dialog.getByRole('checkbox', { name: 'Title of lease' })
  expect(lease).toBeChecked()
  expect(lease).toBeDisabled()
  expect(dialog.getByRole('button', { name: 'Nothing to add' })).toBeDisabled()
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))

  expect(screen.queryByRole('dialog')).toBeNull()
  expect(onAdd).not.toHaveBeenCalled()
})

interface Options {
  unavailable?: Record<string, string>
  chosen?: string[]
}

function renderBundles({ unavailable = {}, chosen = [] }: Options = {}) {
  fakeFetch(
    mockResponse(formCalls.getFormBundles, () => ({
      bundles: [
        {
          _id: 'new-tenancy',
          title: 'New tenancy',
          useWhen: 'A new resident moves in.',
          forms: forms.map(({ _id }) => ({
            formId: _id,
            why: `Why ${_id}`,
            ...(_id === 'roommates' && { optional: true }),
          })),
        },
      ],
      oftenAdded: [],
      forms,
    })),
  )
  const onAdd = vi.fn()
  renderApp(
    <BundleChoice
      household={{ residents: 1, guarantors: 0 }}
      isChosen={(formId) => chosen.includes(formId)}
      unavailableReason={({ _id }) => unavailable[_id]}
      pagesOf={({ pages }) => pages}
      onAdd={onAdd}
      printPath={(formId) => `/legal-forms/print?formId=${formId}`}
    />,
  )
  return { onAdd }
}

async function openBundle() {
  await userEvent.click(await screen.findByRole('button', { name: 'New tenancy' }))
  return within(await screen.findByRole('dialog', { name: 'New tenancy' }))
}

async function add(dialog: ReturnType<typeof within>) {
  await userEvent.click(dialog.getByRole('button', { name: /^Add / }))
}
