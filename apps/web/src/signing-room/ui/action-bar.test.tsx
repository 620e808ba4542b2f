import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { TextControl } from '../fields/text-control.tsx'
import { RoomProblem } from '../room/room-problem.ts'
import { fixtureRoom } from '../testing/fixture-room.ts'
import { findSlot, renderRoom } from '../testing/render-room.tsx'
import { ActionBar, FinishButton } from './action-bar.tsx'

const rent = 'LLEdit.rent.monthly'

test('an answer is being saved while one types, and saved after a pause', async () => {
  const { server, clock } = await renderBar()

  await userEvent.fill(rentInput(), '1250')
  expect(saveStatus()).toBe('Saving…')
  expect(server.calls).not.toContain('saveAnswers')

  clock.advance(1000)
  await expect.poll(saveStatus).toBe('Saved')
  expect(server.room().answers[rent]).toBe(125_000)
})

test('without a connection it says that nothing is saved yet, and saves by itself later', async () => {
  const { server, clock } = await renderBar()
  server.failing = new RoomProblem('unreachable', '')

  await userEvent.fill(rentInput(), '1250')
  clock.advance(1000)
  await expect.poll(saveStatus).toBe('Not saved yet. Trying again…')
  expect(rentInput()).toHaveValue('1250')
  expect(server.room().answers[rent]).toBeUndefined()

  server.failing = undefined
  clock.advance(1000)
  await expect.poll(saveStatus).toBe('Saved')
  expect(server.room().answers[rent]).toBe(125_000)
})

test('an answer that the server rejects is marked with the reason, until another one is saved', async () => {
  const { server, clock } = await renderBar()
  server.refusing = { [rent]: 'Enter $9,999.00 or less.' }

  await userEvent.fill(rentInput(), '10000')
  clock.advance(1000)
  await expect.poll(saveStatus).toBe('Some answers could not be saved. They are marked.')
  expect(rentInput()).toBeInvalid()
  expect(rentInput()).toHaveAccessibleDescription(/Enter \$9,999\.00 or less\./)

  server.refusing = {}
  await userEvent.fill(rentInput(), '9000')
  clock.advance(1000)
  await expect.poll(saveStatus).toBe('Saved')
  expect(rentInput()).not.toBeInvalid()
})

test('Finish can be pressed only when nothing is missing, and says how much is', async () => {
  const finish = () => undefined
  const room = fixtureRoom('LLEdit')
  const bar = (missing: number) => (
    <ActionBar missing={missing} statusId="progress">
      <FinishButton missing={missing} finishing={false} describedBy="progress" onFinish={finish} />
    </ActionBar>
  )
  const { unmount } = await renderRoom(bar(2), room)
  expect(finishButton()).toBeDisabled()
  expect(finishButton()).toHaveAccessibleDescription('2 required answers left')
  unmount()

  await renderRoom(bar(0), room)
  expect(finishButton()).toBeEnabled()
  expect(finishButton()).toHaveAccessibleDescription('Everything required is done')
})

async function renderBar() {
  const room = fixtureRoom('LLEdit')
  return renderRoom(
    <>
      <TextControl slot={findSlot(room, rent)} />
      <ActionBar missing={1} statusId="progress">
        {null}
      </ActionBar>
    </>,
    room,
  )
}

function rentInput() {
  return screen.getByRole('textbox', { name: 'Monthly rent' })
}

function saveStatus() {
  const bar = screen.getByRole('region', { name: 'Progress' })
  return bar.querySelector('[role="status"]')?.textContent
}

function finishButton() {
  return screen.getByRole('button', { name: 'Finish' })
}
