import { computeSums } from '@countersign/answers/sums'
import type { Room } from '@countersign/contract/schemas/signing-room/room'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { en } from '../i18n/en.ts'
import { renderFieldControl } from '../fields/field-control.tsx'
import { FieldControlProvider } from '../fields/field-control-context.ts'
import { fillEn } from '../i18n/fill-en.ts'
import { FillMessagesProvider } from '../i18n/fill-messages-context.ts'
import { MessagesProvider } from '../i18n/messages.tsx'
import { fillRules } from '../room/fill-rules.ts'
import { RoomProvider } from '../room/room-context.ts'
import { planRoom } from '../room/room-plan.ts'
import type { FieldSlot } from '../room/field-slot.ts'
import { createRoomStore } from '../room/room-store.ts'
import { Announcer } from '../ui/announcer.tsx'
import type { View } from '../document/document-view.ts'
import type { RoomClient } from '../room/room-client.ts'
import { createFakeRoom } from './fake-room.ts'
import { createManualClock } from './manual-clock.ts'

interface RenderRoomOptions {
  /** How forms are shown; the fake server has no PDF unless `calls` returns one. */
  view?: View
  /** Calls that the fake server answers otherwise. */
  calls?: Partial<Pick<RoomClient, 'places' | 'pagesPdf'>>
}

/** Renders a component in an opened room, in English, over a fake server and a clock that a test moves. */
export async function renderRoom(
  element: ReactNode,
  room: Room,
  { view: documentView = 'reading', calls = {} }: RenderRoomOptions = {},
) {
  localStorage.setItem('countersign.view', documentView)
  const server = Object.assign(createFakeRoom(room), calls)
  const clock = createManualClock()
  const store = createRoomStore({
    client: server,
    clock,
    drafts: { read: () => ({}), write: () => undefined },
  })
  await store.open()
  store.showSums(computeSums)

  const view = render(
    <MessagesProvider initial={{ language: 'en', messages: en }}>
      <RoomProvider value={store}>
        <FillMessagesProvider value={room.task === 'fill' ? fillEn : undefined}>
          <FieldControlProvider value={renderFieldControl}>
            <Announcer>{element}</Announcer>
          </FieldControlProvider>
        </FillMessagesProvider>
      </RoomProvider>
    </MessagesProvider>,
  )
  return { ...view, server, clock, store }
}

/** The slot of the field with this key, which must be asked of the person in this room. */
export function findSlot(room: Room, key: string): FieldSlot {
  const slot = planRoom(room, room.task === 'fill' ? fillRules : undefined).slots.find(
    ({ field }) => field.key === key,
  )
  if (!slot) {
    throw new Error(`${key} is not asked in this room.`)
  }
  return slot
}
