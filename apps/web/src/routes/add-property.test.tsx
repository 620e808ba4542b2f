import { authCalls } from '@countersign/contract/calls/auth'
import { propertyCalls } from '@countersign/contract/calls/properties'
import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { CurrentUserProvider } from '../features/session/current-user.tsx'
import { clearDrafts } from '../lib/drafts.ts'
import { mockResponse } from '../test/fake-api.ts'
import { fakeFetch } from '../test/fake-fetch.ts'
import { renderApp } from '../test/render.tsx'
import { aProperty, aUser } from '../test/samples.ts'
import { Component as AddProperty } from './add-property.tsx'

afterEach(clearDrafts)

test.each([
  ['', '/legal-forms'],
  ['?legalFormPacket=true', '/legal-forms/select-property?propertyId=property-1'],
  ['?printFormId=form-1', '/legal-forms/print?formId=form-1&propertyId=property-1'],
])('after a property is saved (%s), Back does not ask for it again', async (search, next) => {
  const property = aProperty({ _id: 'property-1' })
  fakeFetch(
    mockResponse(propertyCalls.postProperty, () => ({ property })),
    mockResponse(authCalls.getMe, () => ({ user: aUser({ properties: [property] }) })),
  )
  const { router } = renderApp(<p>Another page</p>, {
    path: '/before',
    routes: [
      {
        path: '/add-property',
        element: (
          <CurrentUserProvider user={aUser()}>
            <AddProperty />
          </CurrentUserProvider>
        ),
      },
    ],
  })
  await router.navigate(`/add-property${search}`)

  await userEvent.fill(await screen.findByLabelText(/^Street/), '12 Maple Street')
  await userEvent.fill(screen.getByLabelText(/^City/), 'Springfield')
  await userEvent.selectOptions(screen.getByLabelText(/^State/), 'IL')
  await userEvent.fill(screen.getByLabelText(/^ZIP/), '62704')
  await userEvent.click(screen.getByRole('button', { name: 'Save property' }))
  await expect.poll(() => addressOf(router)).toBe(next)

  await router.navigate(-1)
  await expect.poll(() => addressOf(router)).toBe('/before')
})

test('who works with some homes of an office is told whom to ask, before they fill in a home that is refused', async () => {
  const office = {
    _id: 'office-1',
    name: 'Maple Homes LLC',
    role: 'member' as const,
    homes: ['property-1'],
    people: 2,
  }
  renderApp(
    <CurrentUserProvider user={aUser({ office })}>
      <AddProperty />
    </CurrentUserProvider>,
  )

  expect(await screen.findByText('You work with some homes of Maple Homes LLC.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Save property' })).toBeNull()
})

function addressOf({ state }: ReturnType<typeof renderApp>['router']): string {
  return state.location.pathname + state.location.search
}
