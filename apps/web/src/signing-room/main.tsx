import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../ui/base.css'
import './styles/room.css'
import { addMissingFeatures } from '../lib/add-missing-features.ts'
import { parseLanguage, showLanguage } from '../lib/language.ts'
import { followTextSize } from '../lib/text-size.ts'
import { tabStorage } from '../lib/safe-storage.ts'
import { fillFrame } from '../lib/fill-frame.ts'
import { prepareRoomMessages } from '../i18n/room/messages.ts'
import { createDeferUntilPointerUp } from './room/defer-until-pointer-up.ts'
import { createDraftStorage } from './room/draft-storage.ts'
import { FormTranslationLoader } from './room/form-translation-loader.tsx'
import { createRoomClient } from './room/room-client.ts'
import { RoomProvider } from './room/room-context.ts'
import { createRoomStore } from './room/room-store.ts'
import { takeSessionToken } from './room/session-token.ts'
import { watchConnection } from './room/watch-connection.ts'
import { SigningRoom } from './signing-room.tsx'

void start()

/** No `await` at the top level: the Spanish file imports from this one, and would wait for it forever. */
async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) {
    throw new Error('signing-room.html has no element with the id root.')
  }

  await addMissingFeatures()
  followTextSize()

  // Without a token the server rejects the session and the room says why.
  const token = takeSessionToken(window, tabStorage) ?? ''
  const client = createRoomClient(token)
  const store = createRoomStore({
    client,
    drafts: createDraftStorage(tabStorage),
    deferUntilPointerUp: createDeferUntilPointerUp(window),
    clock: {
      after: (milliseconds, run) => {
        const timer = setTimeout(run, milliseconds)
        return () => clearTimeout(timer)
      },
    },
  })
  watchConnection(window, store)
  void store.open()
  if (window.name === fillFrame) {
    // While the room is opened.
    void import('./fields/field-control.tsx').catch(() => undefined)
    void import('./steps/fill-step.tsx').catch(() => undefined)
  }

  // Only in a browser that stores nothing: there the page around this one cannot store its language for it.
  const pageLanguage = parseLanguage(new URLSearchParams(window.location.search).get('lang'))
  if (pageLanguage) {
    showLanguage(pageLanguage)
  }
  await prepareRoomMessages()

  createRoot(root).render(
    <StrictMode>
      <RoomProvider value={store}>
        <FormTranslationLoader client={client}>
          <SigningRoom />
        </FormTranslationLoader>
      </RoomProvider>
    </StrictMode>,
  )
}
