import { getFormBundles } from '@countersign/contract/calls'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mockResponse } from '../../../../test/fake-api.ts'
import { fakeFetch } from '../../../../test/fake-fetch.ts'
import { renderApp } from '../../../../test/render.tsx'
import { aForm } from '../../../../test/samples.ts'
import { BundleChoice } from './bundle-choice.tsx'

const forms = [
  aForm('lease'),
  aForm('guaranty', { signerScope: 'guarantor' }),
  aForm('eviction-notice', { deliveryClass: 'C' }),
]

test('a form that these signers cannot sign is not added, and the list says why', async () => {
  const { onChoose } = renderBundles({ guaranty: 'No signer is a guarantor.' })

  await userEvent.click(await screen.findByRole('button', { name: 'New tenancy' }))

  expect(onChoose).toHaveBeenCalledWith('new-tenancy', [forms[0]])
  expect(screen.getByText(/No signer is a guarantor\./)).toBeVisible()
})

test('a printed form is not added, and links to Fill and print', async () => {
  const { onChoose } = renderBundles()

  await userEvent.click(await screen.findByRole('button', { name: 'New tenancy' }))

  expect(onChoose).toHaveBeenCalledWith('new-tenancy', [forms[0], forms[1]])
  expect(screen.getByText(/Printed instead, not in this packet/)).toBeVisible()
  expect(
    screen.getByRole('link', { name: 'Fill and print Title of eviction-notice' }),
  ).toHaveAttribute('href', '/legal-forms/print?formId=eviction-notice')
})

test('the list gives the reason for each form and can be hidden', async () => {
  renderBundles()
  await userEvent.click(await screen.findByRole('button', { name: 'New tenancy' }))
  expect(screen.getByText('Why lease')).toBeVisible()

  await userEvent.click(screen.getByRole('button', { name: 'Hide this list' }))

  expect(screen.queryByText('Why lease')).toBeNull()
})

function renderBundles(unavailable: Record<string, string> = {}) {
  fakeFetch(
    mockResponse(getFormBundles, () => ({
      bundles: [
        {
          _id: 'new-tenancy',
          title: 'New tenancy',
          useWhen: 'A new resident moves in.',
          forms: forms.map(({ _id }) => ({ formId: _id, why: `Why ${_id}` })),
        },
      ],
      oftenAdded: [],
      forms,
    })),
  )
  const onChoose = vi.fn()
  renderApp(<Bundles unavailable={unavailable} onChoose={onChoose} />)
  return { onChoose }
}

interface BundlesProps {
  unavailable: Record<string, string>
  onChoose: (bundleId: string, forms: unknown[]) => void
}

function Bundles({ unavailable, onChoose }: BundlesProps) {
  const [chosenId, setChosenId] = useState<string>()
  return (
    <BundleChoice
      chosenId={chosenId}
      isChosen={() => false}
      unavailableReason={({ _id }) => unavailable[_id]}
      onChoose={(bundleId, chosen) => {
        setChosenId(bundleId)
        onChoose(bundleId, chosen)
      }}
      printPath={(formId) => `/legal-forms/print?formId=${formId}`}
      onHide={() => setChosenId(undefined)}
    />
  )
}
