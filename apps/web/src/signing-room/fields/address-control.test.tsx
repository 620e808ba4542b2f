import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fixtureRoom } from '../testing/fixture-room.ts'
import { findSlot, renderRoom } from '../testing/render-room.tsx'
import { AddressControl } from './address-control.tsx'

const key = 'LLEdit.landlord.phone'

test('an address abroad has a country instead of a state, and any postal code or none', async () => {
  const server = await renderAddress()
  await userEvent.fill(screen.getByLabelText('Street'), 'Calle 5 No. 12')
  await userEvent.selectOptions(screen.getByLabelText('State'), 'Abroad')
  await userEvent.fill(screen.getByLabelText('City and region'), 'Monterrey, NL')
  await userEvent.fill(screen.getByLabelText('Postal code (optional)'), '64000')
  await userEvent.fill(screen.getByLabelText('Country'), 'México')
  await userEvent.tab()

  await expect
    .poll(() => server.room().answers[key])
    .toEqual({
      street: 'Calle 5 No. 12',
      city: 'Monterrey, NL',
      state: '',
      zip: '64000',
      country: 'México',
    })
})

test('who chooses a state again has an address in the United States', async () => {
  await renderAddress()
  await userEvent.selectOptions(screen.getByLabelText('State'), 'Abroad')
  await userEvent.selectOptions(screen.getByLabelText('State'), 'IL')

  expect(screen.queryByLabelText('Country')).toBeNull()
  await userEvent.fill(screen.getByLabelText('ZIP'), '62704-1234')
  expect(screen.getByLabelText('ZIP')).toHaveValue('62704')
})

test('another address of the packet is taken over with one button, until something is entered', async () => {
  const server = await renderAddress()
  const same = screen.getByRole('button', {
    name: 'Same as “Address for notices to the Owner/Agent”',
  })

  await userEvent.click(same)

  expect(screen.getByLabelText('Street')).toHaveFocus()
  expect(screen.getByLabelText('Street')).toHaveValue('9 Main Street')
  screen.getByLabelText('Street').blur()
  await expect.poll(() => server.room().answers[key]).toMatchObject({ zip: '62701' })
  expect(screen.queryByRole('button', { name: /^Same as/ })).toBeNull()
})

async function renderAddress() {
  const room = fixtureRoom('LLEdit', { answers: fixtureRoom('TT1').answers })
  const slot = findSlot(room, key)
  const { server } = await renderRoom(
    <AddressControl slot={{ ...slot, field: { ...slot.field, type: 'address' } }} />,
    room,
  )
  return server
}
