import type { Mark } from '@countersign/contract'
import { useState } from 'react'
import { useAnnounce } from '../ui/announcer.tsx'
import type { FieldSlot } from '../room/room-plan.ts'
import { formatProblem } from '../room/error-messages.ts'
import { useRoom, useRoomStore } from '../room/room-context.ts'
import { useMessages } from '../i18n/messages.tsx'
import type { Signing } from './signing-context.ts'

/** `again`: another signature is adopted, and no place is waiting for it. */
type Asking = { kind: 'place'; slot: FieldSlot; done: () => void } | { kind: 'again' }

/** Signs places: the first time with the question which signature to adopt, then at once. */
export function useSigner() {
  const t = useMessages()
  const store = useRoomStore()
  const adopted = useRoom().adopted !== undefined
  const [asking, setAsking] = useState<Asking>()
  const place = usePlacing()

  const signing: Signing = {
    sign: (slot) =>
      adopted ? place(slot, true) : new Promise((done) => setAsking({ kind: 'place', slot, done })),
    clear: (slot) => place(slot, false),
  }

  async function adopt(marks: { signature: Mark; initials: Mark }): Promise<string | undefined> {
    const done = await store.adopt(marks)
    if (!done.done) {
      return formatProblem(done.problem, t)
    }
    if (asking?.kind === 'place') {
      await place(asking.slot, true)
    }
    close()
    return undefined
  }

  function close() {
    if (asking?.kind === 'place') {
      asking.done()
    }
    setAsking(undefined)
  }

  return { signing, asking, adopt, close, askAgain: () => setAsking({ kind: 'again' }) }
}

/** Signs or clears one place on the server, and says aloud what came of it. */
function usePlacing() {
  const t = useMessages()
  const store = useRoomStore()
  const announce = useAnnounce()

  return async (slot: FieldSlot, signed: boolean) => {
    store.setInputError(slot.answerKey, undefined)
    const done = await store.place({ answerKey: slot.answerKey, signed })
    if (!done.done) {
      const { code } = done.problem
      const failed = code === 'unreachable' ? t.sign.placeFailed : formatProblem(done.problem, t)
      store.setInputError(slot.answerKey, failed)
      announce(failed)
      return
    }

    const { screen } = store.state()
    const left = screen.kind === 'room' ? screen.room.missing.length : 0
    const standing = left === 0 ? t.bar.nothingLeft : t.bar.placesLeft(left)
    announce(signed ? t.sign.announceSigned(standing) : t.sign.announceCleared)
  }
}
