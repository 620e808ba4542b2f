import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fixtureRoom } from '../testing/fixture-room.ts'
import { findSlot, renderRoom } from '../testing/render-room.tsx'
import { DateControl } from './date-control.tsx'

test('a receipt of something that has not happened yet gets a warning', async () => {
  await renderReceivedOn('2999-01-01')

  expect(screen.getByLabelText('Tenancy starts')).toHaveAccessibleDescription(
    /This day has not come yet\./,
  )
  expect(screen.getByLabelText('Tenancy starts')).not.toBeInvalid()
})

test('a day that has been is taken without a word', async () => {
  await renderReceivedOn('2026-01-01')

  expect(screen.queryByText(/This day has not come yet/)).toBeNull()
})

async function renderReceivedOn(day: string) {
  const key = 'LLEdit.term.start'
  const room = fixtureRoom('LLEdit', { answers: { [key]: day } })
  const slot = findSlot(room, key)
  await renderRoom(<DateControl slot={{ ...slot, field: { ...slot.field, past: true } }} />, room)
}
