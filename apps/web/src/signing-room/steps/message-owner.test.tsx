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
