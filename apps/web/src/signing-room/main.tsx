import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../ui/base.css'
import './styles/room.css'
import { currentLanguage } from '../lib/language.ts'
import { createDeferUntilPointerUp } from './room/defer-until-pointer-up.ts'
import { createRoomClient } from './room/room-client.ts'
import { RoomProvider } from './room/room-context.ts'
import { createRoomStore } from './room/room-store.ts'
import { takeSessionToken } from './room/session-token.ts'
import { createDraftStorage } from './room/draft-storage.ts'
import { watchConnection } from './room/watch-connection.ts'
import { SigningRoom } from './signing-room.tsx'
import { preloadFormSteps } from './steps/lazy-form-steps.tsx'
import { en } from './i18n/en.ts'
import { loadMessages, MessagesProvider } from './i18n/messages.tsx'

const root = document.getElementById('root')
if (!root) {
  throw new Error('signing-room.html has no element with the id root.')
}

// Without a token the server refuses in words, as it refuses one that has run out.
const token = takeSessionToken(window) ?? ''
const store = createRoomStore({
  client: createRoomClient(token),
  drafts: createDraftStorage(sessionStorage),
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
// On the way together with the answer that says whether it is wanted: it nearly always is.
void preloadFormSteps()

const language = currentLanguage(localStorage)
const initial = await loadMessages(language)
  .then((messages) => ({ language, messages }))
  .catch(() => ({ language: 'en' as const, messages: en }))

createRoot(root).render(
  <StrictMode>
    <MessagesProvider initial={initial}>
      <RoomProvider value={store}>
        <SigningRoom />
      </RoomProvider>
    </MessagesProvider>
  </StrictMode>,
)
