import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { en } from '../../i18n/room/en.ts'
import { es } from '../../i18n/room/es.ts'
import { prepareRoomMessages } from '../../i18n/room/messages.ts'
import { saveLanguage } from '../../lib/language.ts'
import { RoomProvider } from '../room/room-context.ts'
import { createRoomStore } from '../room/room-store.ts'
import { SigningRoom } from '../signing-room.tsx'
import { createFakeRoom } from '../testing/fake-room.ts'
import { fixtureRoom } from '../testing/fixture-room.ts'
import { createManualClock } from '../testing/manual-clock.ts'

test.each([
  ['answers-changed', 'en', 'You will get a new link by email.'],
  ['answers-changed', 'es', 'Recibirá un enlace nuevo por correo electrónico.'],
  ['corrected', 'en', 'Look for a newer email with a new link'],
  ['corrected', 'es', 'Busque un correo más reciente con un enlace nuevo'],
  ['on-paper', 'en', 'These documents were finished on paper.'],
  ['on-paper', 'es', 'Estos documentos se terminaron en papel.'],
] as const)(
  'a link that was revoked (%s) says what to do (%s)',
  async (revoked, language, text) => {
    const room = { ...fixtureRoom('TT1'), state: 'revoked' as const, revoked, documents: [] }
    const store = createRoomStore({
      client: createFakeRoom({ ...room, packetName: '', sender: { name: '' } }),
      clock: createManualClock(),
      drafts: { read: () => ({}), write: () => undefined },
    })
    await store.open()
    saveLanguage(language)
    await prepareRoomMessages()
    render(
      <RoomProvider value={store}>
        <SigningRoom />
      </RoomProvider>,
    )

    expect(await screen.findByText(text, { exact: false })).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
    expect(
      screen.queryByRole('button', { name: (language === 'en' ? en : es).ends.close }),
    ).toBeNull()
  },
)
