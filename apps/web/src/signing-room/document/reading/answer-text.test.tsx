import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RoomProvider } from '../../room/room-context.ts'
import { createRoomStore } from '../../room/room-store.ts'
import { createFakeRoom } from '../../testing/fake-room.ts'
import { fixtureRoom } from '../../testing/fixture-room.ts'
import { createManualClock } from '../../testing/manual-clock.ts'
import { AnswerText } from './answer-text.tsx'

const instant = '2027-03-03T08:00:00.000Z'

test('the day of signing is the day in the signer’s time zone, as in the PDF, with the zone’s name', async () => {
  await renderSignedDate({ TT1: 'Pacific/Honolulu' })

  // The browser of this test is in Chicago, where it is March 3 already.
  expect(new Date(instant).getDate()).toBe(3)
  expect(screen.getByText('March 2, 2027 HST')).toBeTruthy()
})

async function renderSignedDate(timeZones: Record<string, string>) {
  const room = fixtureRoom('TT2', { timeZones })
  const field = room.documents
    .flatMap(({ fields }) => fields)
    .find(({ key }) => key === 'TT1.signedDate')
  if (!field) {
    throw new Error('The fixture has no date of signing.')
  }
  const store = createRoomStore({
    client: createFakeRoom({ ...room, answers: { [field.answerKey]: instant } }),
    clock: createManualClock(),
    drafts: { read: () => ({}), write: () => undefined },
  })
  await store.open()

  render(
    <RoomProvider value={store}>
      <dl>
        <AnswerText field={field} />
      </dl>
    </RoomProvider>,
  )
}
