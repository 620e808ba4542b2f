import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../ui/base.css'
import './styles/room.css'
import { keptLanguage } from '../lib/language.ts'
import { createAfterPress } from './session/after-press.ts'
import { createRoomClient } from './session/room-client.ts'
import { RoomProvider } from './session/room-context.ts'
import { createRoomStore } from './session/room-store.ts'
import { takeToken } from './session/room-token.ts'
import { keepDrafts } from './session/kept-drafts.ts'
import { watchConnection } from './session/watch-connection.ts'
import { SigningRoom } from './signing-room.tsx'
import { fetchWork } from './steps/work-later.tsx'
import { en } from './words/en.ts'
import { loadWords } from './languages/load-words.ts'
import { RoomLanguage } from './languages/room-language.tsx'

const root = document.getElementById('root')
if (!root) {
  throw new Error('signing-room.html has no element with the id root.')
}

// Without a token the server refuses in words, as it refuses one that has run out.
const token = takeToken(window) ?? ''
const store = createRoomStore({
  client: createRoomClient(token),
  kept: keepDrafts(sessionStorage),
  afterPress: createAfterPress(window),
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
void fetchWork()

const language = keptLanguage(localStorage)
const start = await loadWords(language)
  .then((words) => ({ language, words }))
  .catch(() => ({ language: 'en' as const, words: en }))

createRoot(root).render(
  <StrictMode>
    <RoomLanguage start={start}>
      <RoomProvider value={store}>
        <SigningRoom />
      </RoomProvider>
    </RoomLanguage>
  </StrictMode>,
)
