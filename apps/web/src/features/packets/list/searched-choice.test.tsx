import type { KnownTenant } from '@countersign/contract/schemas/users'
import { formCalls } from '@countersign/contract/calls/forms'
import { propertyCalls } from '@countersign/contract/calls/properties'
import { userCalls } from '@countersign/contract/calls/users'
import { screen } from '@testing-library/react'
import { userEvent } from 'vitest/browser'
import { expect, test, vi } from 'vitest'
import { mockResponse } from '../../../test/fake-api.ts'
import { fakeFetch } from '../../../test/fake-fetch.ts'
import { renderApp } from '../../../test/render.tsx'
import { aForm, aProperty } from '../../../test/samples.ts'
import { SearchedChoice } from './searched-choice.tsx'

const maria = aTenant('maria', 'Maria Lopez')
const zoe = aTenant('zoe', 'Zoe Young')

test('a few residents are a list to choose from', async () => {
  const { onChoose } = renderFilter(() => ({ tenants: [maria, zoe], next: null }))

  await screen.findByRole('option', { name: 'Zoe Young' })
  await userEvent.selectOptions(screen.getByLabelText('Resident'), 'zoe')
  expect(onChoose).toHaveBeenLastCalledWith('zoe')
})

test('residents who have the same name are told apart by their email', async () => {
  const namesake = aTenant('maria-2', 'Maria Lopez')
  renderFilter(() => ({ tenants: [maria, namesake, zoe], next: null }))

  await screen.findByRole('option', { name: 'Maria Lopez, maria@example.com' })
  expect(screen.getByRole('option', { name: 'Maria Lopez, maria-2@example.com' })).toBeDefined()
  expect(screen.getByRole('option', { name: 'Zoe Young' })).toBeDefined()
})

test('one of many residents is found by typing a part of the name', async () => {
  const { onChoose } = renderFilter((searchTerm) =>
    searchTerm ? { tenants: [zoe], next: null } : { tenants: [maria], next: 'more' },
  )

  const box = await screen.findByPlaceholderText('Type a name')
  await userEvent.fill(box, 'young')
  await expect.poll(offered).toEqual(['Zoe Young, zoe@example.com'])
  expect(onChoose).not.toHaveBeenCalledWith('zoe')
  await userEvent.fill(box, 'Zoe Young, zoe@example.com')
  expect(onChoose).toHaveBeenLastCalledWith('zoe')
})

test('one of very many properties is found by typing its street', async () => {
  const onChoose = vi.fn()
  const elm = aProperty({ _id: 'elm', name: 'Elm House' })
  fakeFetch(
    mockResponse(propertyCalls.getProperties, ({ query }) =>
      query.get('searchTerm')
        ? { properties: [elm], next: null }
        : { properties: [aProperty()], next: 'more' },
    ),
  )
  renderApp(
    <SearchedChoice kind="property" userId="user-1" chosenId={undefined} onChoose={onChoose} />,
  )

  const box = await screen.findByPlaceholderText('Type a name or street')
  await userEvent.fill(box, 'elm')
  const label = `Elm House, ${elm.address.street}, ${elm.address.city}`
  await expect.poll(offered).toEqual([label])
  await userEvent.fill(box, label)
  expect(onChoose).toHaveBeenLastCalledWith('elm')
})

test('the chosen form is named, although it is not among the first ones', async () => {
  fakeFetch(
    mockResponse(formCalls.getForm, () => ({ form: aForm('own-900', { title: 'Pool rules' }) })),
    mockResponse(formCalls.getUsedForms, () => ({ recent: [aForm('pet-addendum')] })),
  )
  renderApp(<SearchedChoice kind="form" userId="user-1" chosenId="own-900" onChoose={vi.fn()} />)

  await expect.poll(() => screen.queryByDisplayValue('Pool rules')).not.toBeNull()
})

function offered(): string[] {
  return [...document.querySelectorAll('option')].map(({ value }) => value)
}

type Page = { tenants: KnownTenant[]; next: string | null }

function renderFilter(page: (searchTerm: string | null) => Page) {
  const onChoose = vi.fn()
  fakeFetch(mockResponse(userCalls.getTenants, ({ query }) => page(query.get('searchTerm'))))
  renderApp(
    <SearchedChoice kind="resident" userId="user-1" chosenId={undefined} onChoose={onChoose} />,
  )
  return { onChoose }
}

function aTenant(id: string, name: string): KnownTenant {
  const [firstName = '', lastName = ''] = name.split(' ')
  return {
    _id: id,
    name,
    firstName,
    lastName,
    email: `${id}@example.com`,
    phone: '+12175550123',
    ofUnit: false,
  }
}
