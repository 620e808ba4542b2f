import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fixtureRoom } from '../testing/fixture-room.ts'
import { renderRoom } from '../testing/render-room.tsx'
import { LazyStep } from './lazy-step.tsx'

afterEach(() => vi.unstubAllGlobals())

test('a step that could not be fetched says so, and is fetched when the network is back', async () => {
  await renderFailing()
  expect(
    await screen.findByRole('heading', { name: 'We cannot reach Countersign right now', level: 1 }),
  ).toBeVisible()

  window.dispatchEvent(new Event('online'))

  expect(await screen.findByText('The forms')).toBeVisible()
})

test('a step that could not be fetched is fetched again by a button', async () => {
  await renderFailing()

  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))

  expect(await screen.findByText('The forms')).toBeVisible()
})

/** A step that cannot be fetched until it has said so. */
async function renderFailing() {
  let isOffline = true
  const fail = () => Promise.reject(new TypeError('Failed to fetch'))
  const load = () => (isOffline ? fail() : Promise.resolve(Forms))
  vi.stubGlobal('fetch', fail)
  await renderRoom(<LazyStep load={load} />, fixtureRoom('TT1'))
  await screen.findByRole('button', { name: 'Try again' })
  isOffline = false
}

function Forms() {
  return <p>The forms</p>
}
