import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fixtureRoom } from '../testing/fixture-room.ts'
import { findSlot, renderRoom } from '../testing/render-room.tsx'
import { DateControl } from './date-control.tsx'

test('a form that is filled in on another day does not call the day of its packet today', async () => {
  await renderFormDate('2026-01-01')

  expect(screen.getByLabelText('Tenancy starts')).toHaveAccessibleDescription(
    /Prefilled with the date when you created this packet\./,
  )
})

test('today is called so', async () => {
  await renderFormDate(new Intl.DateTimeFormat('en-CA', { dateStyle: 'short' }).format(new Date()))

  expect(screen.getByLabelText('Tenancy starts')).toHaveAccessibleDescription(
    /Prefilled with today’s date\./,
  )
})

async function renderFormDate(day: string) {
  const key = 'LLEdit.term.start'
  const room = fixtureRoom('LLEdit', { answers: { [key]: day } })
  const slot = findSlot(room, key)
  await renderRoom(
    <DateControl slot={{ ...slot, field: { ...slot.field, prefill: 'today' } }} />,
    room,
  )
}
