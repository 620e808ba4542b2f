import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
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

test('a day is typed as people write it, and its month is shown by name', async () => {
  const { server, clock } = await renderReceivedOn('2026-01-01')
  const day = screen.getByLabelText('Tenancy starts')
  expect(day).toHaveValue('Jan 1, 2026')

  await userEvent.fill(day, '2/30/2026')
  await userEvent.tab()
  expect(day).toBeInvalid()
  expect(day).toHaveAccessibleDescription(/Enter a complete date, with month, day and year\./)

  await userEvent.fill(day, '03012027')
  await userEvent.tab()
  expect(day).not.toBeInvalid()
  expect(day).toHaveValue('Mar 1, 2027')

  await userEvent.fill(day, '3/4/27')
  expect(server.room().answers['LLEdit.term.start']).not.toBe('2020-03-04')
  await userEvent.tab()
  expect(day).toHaveValue('Mar 4, 2027')
  clock.advance(1000)
  await expect.poll(() => server.room().answers['LLEdit.term.start']).toBe('2027-03-04')
})

test('a day can be chosen in the calendar of the browser', async () => {
  await renderReceivedOn('2026-01-01')
  const showPicker = vi.spyOn(HTMLInputElement.prototype, 'showPicker').mockImplementation(() => {})

  await userEvent.click(screen.getByRole('button', { name: 'Open the calendar' }))

  const [calendar] = showPicker.mock.contexts
  expect(calendar).toHaveValue('2026-01-01')
  expect(calendar).toHaveAttribute('type', 'date')
})

async function renderReceivedOn(day: string) {
  const key = 'LLEdit.term.start'
  const room = fixtureRoom('LLEdit', { answers: { [key]: day } })
  const slot = findSlot(room, key)
  return renderRoom(<DateControl slot={{ ...slot, field: { ...slot.field, past: true } }} />, room)
}
