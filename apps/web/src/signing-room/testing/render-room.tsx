import { computeSums } from '@countersign/answers/sums'
import type { OpenedRoom } from '../room/opened-room.ts'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderFieldControl } from '../fields/field-control.tsx'
import { FieldControlProvider } from '../fields/field-control-context.ts'
import { FormTranslationLoader } from '../room/form-translation-loader.tsx'
import { fillRules } from '../room/fill-rules.ts'
import { RoomProvider } from '../room/room-context.ts'
import { planRoom } from '../room/room-plan.ts'
import type { FieldSlot } from '../room/field-slot.ts'
import { createRoomStore } from '../room/room-store.ts'
import { Announcer } from '../ui/announcer.tsx'
import type { View } from '../room/document-view.ts'
import type { RoomClient } from '../room/room-client.ts'
import { createFakeRoom } from './fake-room.ts'
import { prepareRoomMessages } from '../../i18n/room/messages.ts'
import { saveLanguage } from '../../lib/language.ts'
import { createManualClock } from './manual-clock.ts'

interface RenderRoomOptions {
  /** How forms are shown; the fake server has no PDF unless `calls` returns one. */
  view?: View
  /** Calls that the fake server answers otherwise. */
  calls?: Partial<Pick<RoomClient, 'places' | 'pagesPdf' | 'document'>>
  /** Spanish texts by their English: the page is then in Spanish. */
  spanish?: Record<string, string>
}

/** Renders a component in an opened room, in English unless there are Spanish texts, over a fake server and a clock that a test moves. */
export async function renderRoom(
  element: ReactNode,
  room: OpenedRoom,
  { view: documentView = 'reading', calls = {}, spanish }: RenderRoomOptions = {},
) {
  localStorage.setItem('countersign.view', documentView)
  saveLanguage(spanish ? 'es' : 'en')
  await prepareRoomMessages()
  const server = Object.assign(createFakeRoom(room), calls)
  const clock = createManualClock()
  const store = createRoomStore({
    client: server,
    clock,
    drafts: { read: () => ({}), write: () => undefined },
  })
  await store.open()
  if (!calls.document) {
    await store.loadForms()
  }
  store.showSums(computeSums)

  const view = render(
    <RoomProvider value={store}>
      <FieldControlProvider value={renderFieldControl}>
        <FormTranslationLoader
          client={{ translation: () => Promise.resolve({ texts: spanish ?? {} }) }}
        >
          <Announcer>{element}</Announcer>
        </FormTranslationLoader>
      </FieldControlProvider>
    </RoomProvider>,
  )
  return { ...view, server, clock, store }
}

/** The slot of the field with this key, which must be asked of the person in this room. */
export function findSlot(room: OpenedRoom, key: string): FieldSlot {
  const slot = planRoom(room, room.task === 'fill' ? fillRules : undefined).slots.find(
    ({ field }) => field.key === key,
  )
  if (!slot) {
    throw new Error(`${key} is not asked in this room.`)
  }
  return slot
}
