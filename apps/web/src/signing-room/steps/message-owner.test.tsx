import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fixtureRoom } from '../testing/fixture-room.ts'
import { renderRoom } from '../testing/render-room.tsx'
import { AskOwner } from './message-owner.tsx'

test('a typed question survives a reload until it is sent', async () => {
  const first = await renderRoom(<AskOwner />, fixtureRoom('TT1'))
  await userEvent.type(await screen.findByRole('textbox'), 'May I keep a dog?')
  first.unmount()

  await renderRoom(<AskOwner />, fixtureRoom('TT1'))
  expect(await screen.findByRole('textbox')).toHaveValue('May I keep a dog?')
  await userEvent.click(screen.getByRole('button'))
  await expect.poll(() => screen.getByRole('textbox')).toHaveValue('')
  expect(sessionStorage.length).toBe(0)
})

test('a question that is too long stays whole and is not sent, and says how long it may be', async () => {
  const { server } = await renderRoom(<AskOwner />, fixtureRoom('TT1'))
  const question = await screen.findByRole('textbox')

  const typed = `${'May I keep a dog? '.repeat(28)}Please say no.`
  question.focus()
  await userEvent.keyboard(typed)
  await userEvent.click(screen.getByRole('button'))

  expect(question).toHaveAccessibleDescription(/Use at most 500 characters\./)
  expect(question).toHaveValue(typed)
  expect(server.calls).not.toContain('messageOwner')
})
