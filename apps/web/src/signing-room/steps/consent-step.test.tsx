import { consentVersion } from '@countersign/contract/rules/consent-version'
import type { OpenedRoom } from '../room/opened-room.ts'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { RoomProblem } from '../room/room-problem.ts'
import { fixtureRoom } from '../testing/fixture-room.ts'
import { renderRoom } from '../testing/render-room.tsx'
import { ConsentStep } from './consent-step.tsx'

test('Continue without the checkbox sends nothing, says what to do and focuses the checkbox', async () => {
  const { server } = await renderConsent(fixtureRoom('TT1'))

  await userEvent.click(submitButton())

  expect(screen.getByRole('alert').textContent).toMatch(/^To continue, check the box above\./)
  expect(checkbox()).toHaveFocus()
  expect(checkbox()).toBeInvalid()
  expect(server.calls).not.toContain('consent')
})

test('checking the box after the error and pressing Continue records the consent to the text of this page, whatever the server’s is', async () => {
  const room = fixtureRoom('TT1', { consent: { required: true, version: '2027-01' } })
  const { server } = await renderConsent(room)
  const consent = vi.spyOn(server, 'consent')
  await userEvent.click(submitButton())

  await userEvent.click(checkbox())
  await userEvent.click(submitButton())

  expect(consent.mock.calls).toEqual([[{ version: consentVersion, language: 'en-US' }]])
  await expect.poll(() => server.room().consent.givenAt).toBeDefined()
})

test('a consent that did not reach the server says so, keeps the checkbox and can be sent again', async () => {
  const { server } = await renderConsent(fixtureRoom('TT1'))
  server.failing = new RoomProblem('unreachable', '')
  await userEvent.click(checkbox())

  await userEvent.click(submitButton())

  expect((await screen.findByRole('alert')).textContent).toMatch(/^We could not reach/)
  expect(checkbox()).toBeChecked()
  expect(server.room().consent.givenAt).toBeUndefined()

  server.failing = undefined
  await userEvent.click(submitButton())
  await expect.poll(() => server.room().consent.givenAt).toBeDefined()
})

test('the box to agree is never there before what stands above it, which would push it away', async () => {
  const room = fixtureRoom('TT1')
  await renderConsent(room)

  expect(screen.getByText(room.packetName)).toBeVisible()
})

async function renderConsent(room: OpenedRoom) {
  const rendered = await renderRoom(<ConsentStep />, room)
  await screen.findByRole('checkbox')
  return rendered
}

function checkbox() {
  return screen.getByRole('checkbox', { name: 'I agree to use electronic records and signatures' })
}

function submitButton() {
  return screen.getByRole('button', { name: 'Continue' })
}

test('what the owner wrote stands on the first screen as plain text, and nothing where they wrote nothing', async () => {
  const message = 'Welcome!\n<b>Keys</b> are at the office.'
  await renderConsent(fixtureRoom('TT1', { message }))

  const written = await screen.findByRole('region', { name: 'A message from Olivia Owner' })
  expect(written.querySelector('blockquote')?.textContent).toBe(message)
  expect(written.querySelector('b')).toBeNull()
})
