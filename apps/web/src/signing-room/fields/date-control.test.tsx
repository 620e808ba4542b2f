import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fixtureRoom } from '../testing/fixture-room.ts'
import { findSlot, renderRoom } from '../testing/render-room.tsx'
import { DateControl } from './date-control.tsx'

test.each([
  ['Monday, March 1, 2027', '2027-03-01'],
  ['\u200e3/\u200e1/\u200e2027', '2027-03-01'],
])('the pasted day %j is taken', async (pasted, day) => {
  await renderFormDate('2026-01-01')
  paste(screen.getByLabelText('Tenancy starts'), pasted)

  expect(screen.getByLabelText('Tenancy starts')).toHaveValue(day)
})

test('a pasted day that is not understood stays in the box, which says how to write it', async () => {
  await renderFormDate('2026-01-01')
  paste(screen.getByLabelText('Tenancy starts'), '31/12/2027')

  const box = screen.getByLabelText('Tenancy starts')
  expect(box).toHaveValue('31/12/2027')
  await expect.poll(() => box.getAttribute('aria-invalid')).toBe('true')
  expect(box).toHaveAccessibleDescription(/month first, such as 3\/31\/2027/)
})

test.each([
  ['1/31/27', '2027-01-31'],
  ['1/31/2027', '2027-01-31'],
  ['2-5-2027', '2027-02-05'],
  ['12/1/2026', '2026-12-01'],
  ['01/31/2027', '2027-01-31'],
  ['01312027', '2027-01-31'],
  ['31 Jan 2027', '2027-01-31'],
])('the typed day %j is taken', async (typed, day) => {
  await renderFormDate('2026-01-01')
  await typeDay(typed)

  expect(screen.getByLabelText('Tenancy starts')).toHaveValue(day)
})

test('a typed day that does not exist stays in the box, which says how to write it', async () => {
  await renderFormDate('2026-01-01')
  await typeDay('2/30/2027')

  const box = screen.getByLabelText('Tenancy starts')
  expect(box).toHaveValue('2/30/2027')
  await expect.poll(() => box.getAttribute('aria-invalid')).toBe('true')
})

test('a day that is typed anew after what stood there was deleted is taken', async () => {
  await renderFormDate('2026-01-01')
  screen.getByLabelText('Tenancy starts').focus()
  await userEvent.keyboard('{Control>}a{/Control}{Delete}1/31/27')
  await userEvent.tab()

  expect(screen.getByLabelText('Tenancy starts')).toHaveValue('2027-01-31')
})

test.each([
  ['1:30 PM', '13:30'],
  ['9:30 AM', '09:30'],
  ['10.15 p', '22:15'],
  ['9am', '09:00'],
  ['14:30', '14:30'],
  ['0930a', '09:30'],
])('the typed time %j is taken', async (typed, time) => {
  const { server, box } = await renderTime()
  box().focus()
  await userEvent.keyboard(typed)
  act(() => box().blur())

  expect(box()).toHaveValue(time)
  await expect.poll(() => server.room().answers[timeKey]).toBe(time)
})

test('a typed time without AM or PM stays in the box, which says how to write it', async () => {
  const { server, box } = await renderTime()
  box().focus()
  await userEvent.keyboard('11:30')
  await userEvent.tab()

  expect(box()).toHaveValue('11:30')
  await expect.poll(() => box().getAttribute('aria-invalid')).toBe('true')
  expect(box()).toHaveAccessibleDescription(/such as 9:30 AM/)
  expect(server.calls).not.toContain('saveAnswers')
})

test('a pasted time is taken', async () => {
  const { box } = await renderTime()
  paste(box(), '1:30\u202fPM')

  expect(box()).toHaveValue('13:30')
})

test('a part that the arrows lead to is typed alone, also with a separator after it', async () => {
  await renderFormDate('2026-01-01')
  screen.getByLabelText('Tenancy starts').focus()
  await userEvent.keyboard('{ArrowRight}15/')
  await userEvent.tab()

  expect(screen.getByLabelText('Tenancy starts')).toHaveValue('2026-01-15')
})

async function typeDay(text: string) {
  screen.getByLabelText('Tenancy starts').focus()
  await userEvent.keyboard(text)
  await userEvent.tab()
  for (let part = 0; part < 3 && document.activeElement?.matches('[type="date"]'); part += 1) {
    await userEvent.tab()
  }
}

function paste(box: HTMLElement, text: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', text)
  box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

async function renderFormDate(day: string) {
  const key = 'LLEdit.term.start'
  const room = fixtureRoom('LLEdit', { answers: { [key]: day } })
  const slot = findSlot(room, key)
  await renderRoom(<DateControl slot={slot} />, room)
}

const timeKey = 'LLEdit.term.start'

async function renderTime() {
  const room = fixtureRoom('LLEdit')
  const slot = findSlot(room, timeKey)
  const label = 'Walk-through'
  const field = { ...slot.field, type: 'time', label } as const
  const { server } = await renderRoom(<DateControl slot={{ ...slot, field }} />, room)
  return { server, box: () => screen.getByLabelText(label) }
}
