import { afterEach, expect, test } from 'vitest'
import { createFakeRoom } from '../testing/fake-room.ts'
import { fixtureRoom } from '../testing/fixture-room.ts'
import { createManualClock } from '../testing/manual-clock.ts'
import { RoomProblem } from './room-problem.ts'
import { createRoomStore } from './room-store.ts'
import { watchConnection } from './watch-connection.ts'

afterEach(() => document.body.replaceChildren())

test('leaving warns while an answer is not saved', async () => {
  const { page, store } = await arrange()
  expect(asksBeforeLeaving(page)).toBe(false)

  store.changeAnswer('LLEdit.rent.monthly', 125_000, 'soon')
  expect(asksBeforeLeaving(page)).toBe(true)
})

test.each(['finished', 'closed'] as const)(
  'leaving does not warn of an answer that can no longer be saved (%s)',
  async (state) => {
    const { page, server, store } = await arrange()
    store.changeAnswer('LLEdit.rent.monthly', 125_000, 'soon')
    const ended = { ...server.room(), state }
    server.check = () => Promise.reject(new RoomProblem('packet-closed', 'Closed'))
    server.open = () => Promise.resolve(ended)
    await store.checkSession()
    await expect.poll(() => store.getSnapshot().screen).toMatchObject({ room: { state } })

    expect(asksBeforeLeaving(page)).toBe(false)
  },
)

async function arrange() {
  const server = createFakeRoom(fixtureRoom('LLEdit'))
  const store = createRoomStore({
    client: server,
    clock: createManualClock(),
    drafts: { read: () => ({}), write: () => undefined },
  })
  const page = openPage()
  watchConnection(page, store)
  await store.open()
  return { page, server, store }
}

/** A window whose listeners go away with it. */
function openPage(): Window {
  const frame = document.body.appendChild(document.createElement('iframe'))
  if (!frame.contentWindow) {
    throw new Error('The frame has no window.')
  }
  return frame.contentWindow
}

function asksBeforeLeaving(page: Window): boolean {
  return !page.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}
