import type { Answer } from '@countersign/answers/answer'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fixtureRoom } from '../testing/fixture-room.ts'
import { findSlot, renderRoom } from '../testing/render-room.tsx'
import { TextControl } from './text-control.tsx'

test('text that is no amount stays in the box, is marked when it is left, and is never sent', async () => {
  const { server, clock } = await renderField('LLEdit.rent.monthly')
  const rent = screen.getByRole('textbox', { name: 'Monthly rent' })

  await userEvent.type(rent, 'about 1k')
  expect(rent).not.toBeInvalid()
  await userEvent.tab()

  expect(rent).toBeInvalid()
  expect(rent).toHaveAccessibleDescription(/Enter an amount such as 1,250 or 1250\.50\./)
  expect(rent).toHaveValue('about 1k')
  clock.advance(60_000)
  expect(server.calls).not.toContain('saveAnswers')
})

test.each([
  ['LLEdit.rent.monthly', '1.250,50', undefined],
  ['LLEdit.rent.monthly', '1200-1300', 98_000],
  ['LLEdit.landlord.phone', '(217) 555-0123 or 0124', '+12175550199'],
])(
  '%s: the beginning of %j is not its answer, which stays as it was',
  async (key, typed, before) => {
    const { server, clock } = await renderField(key, before)
    const box = screen.getByRole('textbox')

    await userEvent.clear(box)
    await userEvent.type(box, typed)
    clock.advance(1000)
    await userEvent.tab()
    clock.advance(1000)

    expect(box).toBeInvalid()
    expect(box).toHaveValue(typed)
    await expect.poll(() => server.room().answers[key]).toBe(before)
  },
)

test('an amount is formatted when the box is left, and saved in cents at once', async () => {
  const { server } = await renderField('LLEdit.rent.monthly')
  const rent = screen.getByRole('textbox', { name: 'Monthly rent' })

  await userEvent.type(rent, '$1250.5')
  expect(rent).toHaveValue('$1250.5')
  await userEvent.tab()

  expect(rent).toHaveValue('1,250.50')
  await expect.poll(() => server.room().answers['LLEdit.rent.monthly']).toBe(125_050)
})

test.each([
  ['Rent is due on day', 'LLEdit.rent.dueDay', '1,5', 'Write 1 or 15.'],
  ['Monthly rent', 'LLEdit.rent.monthly', '1850 00', 'Write 1850.00 or 185000.'],
])('%s: %s with %j is asked about, and the box keeps it', async (label, key, typed, words) => {
  await renderField(key)
  const box = screen.getByRole('textbox', { name: label })

  await userEvent.fill(box, typed)
  await userEvent.tab()

  expect(box).toBeInvalid()
  expect(box).toHaveAccessibleDescription(new RegExp(words))
  expect(box).toHaveValue(typed)
})

test('a phone number from abroad is taken, and a doubtful one is remarked on, not refused', async () => {
  const { server } = await renderField('LLEdit.landlord.phone')
  const phone = screen.getByRole('textbox', { name: 'Owner/Agent phone' })

  await userEvent.fill(phone, '020 7946 0958')
  await userEvent.tab()
  expect(phone).toHaveAccessibleDescription(/start with \+ and the country code/)

  await userEvent.fill(phone, '\u202a+44 20 7946 0958\u202c x4')
  await userEvent.tab()
  expect(phone).toBeValid()
  expect(phone).toHaveValue('+44 207 946 0958 ext. 4')

  await userEvent.fill(phone, '(217) 555-0123')
  await userEvent.tab()
  expect(phone).toBeValid()
  expect(phone).toHaveAccessibleDescription(/Check this number/)
  await expect.poll(() => server.room().answers['LLEdit.landlord.phone']).toBe('+12175550123')
})

test('a number above the most that is allowed says what is', async () => {
  await renderField('LLEdit.rent.dueDay')
  const day = screen.getByRole('textbox', { name: 'Rent is due on day' })
  expect(day).toHaveAccessibleDescription(/^The day of the month\./)

  await userEvent.type(day, '32')
  await userEvent.tab()
  expect(day).toHaveAccessibleDescription(/Enter 31 or less\.$/)

  await userEvent.fill(day, '31')
  await userEvent.tab()
  expect(day).not.toBeInvalid()
})

test('a field that may stay empty says so', async () => {
  await renderField('LLEdit.landlord.phone')
  expect(screen.getByText('Optional')).toBeVisible()
  expect(screen.getByRole('textbox')).not.toBeRequired()
})

test('a required field is announced as required', async () => {
  await renderField('LLEdit.rent.monthly')
  expect(screen.getByRole('textbox')).toBeRequired()
  expect(screen.queryByText('Optional')).toBeNull()
})

async function renderField(key: string, answer?: Answer) {
  const room = fixtureRoom('LLEdit', answer === undefined ? {} : { answers: { [key]: answer } })
  return renderRoom(<TextControl slot={findSlot(room, key)} />, room)
}
