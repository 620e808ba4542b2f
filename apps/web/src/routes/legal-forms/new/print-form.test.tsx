import { formCalls } from '@countersign/contract/calls/forms'
import { userCalls } from '@countersign/contract/calls/users'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { resetCreation } from '../../../features/packets/create/creation-store.ts'
import { CurrentUserProvider } from '../../../features/session/current-user.tsx'
import { mockResponse } from '../../../test/fake-api.ts'
import { fakeFetch } from '../../../test/fake-fetch.ts'
import { renderApp } from '../../../test/render.tsx'
import { aForm, aUser } from '../../../test/samples.ts'
import { Component as PrintForm } from './print-form.tsx'

test('residents of earlier packets are named with one click each', async () => {
  resetCreation()
  const people = [known('Ann', 'Lee'), known('Ben', 'Ode')]
  fakeFetch(
    mockResponse(formCalls.getForm, () => ({ form: aForm('notice', { deliveryClass: 'C' }) })),
    mockResponse(userCalls.getTenants, () => ({ tenants: people, next: null })),
  )
  renderApp(
    <CurrentUserProvider user={aUser()}>
      <PrintForm />
    </CurrentUserProvider>,
    { path: '/?formId=notice' },
  )

  await userEvent.click(await screen.findByRole('button', { name: /^Add Ann Lee/ }))
  expect(screen.getByLabelText(/^Resident 1/)).toHaveValue('Ann Lee')
  expect(screen.getByRole('button', { name: /Ann Lee.*Added/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await userEvent.click(screen.getByRole('button', { name: /^Add Ben Ode/ }))
  expect(screen.getByLabelText(/^Resident 2/)).toHaveValue('Ben Ode')
})

function known(firstName: string, lastName: string) {
  return {
    _id: firstName,
    name: `${firstName} ${lastName}`,
    firstName,
    lastName,
    email: `${firstName}@example.com`,
    phone: '+12175550101',
    ofUnit: true,
  }
}
