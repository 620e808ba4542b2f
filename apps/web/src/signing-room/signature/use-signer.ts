import type { Mark } from '@countersign/answers'
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
    const result = await store.adoptSignature(marks)
    if (!result.ok) {
      return formatProblem(result.problem, t)
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
    const result = await store.setSigned({ answerKey: slot.answerKey, signed })
    if (!result.ok) {
      const { code } = result.problem
      const failed = code === 'unreachable' ? t.sign.placeFailed : formatProblem(result.problem, t)
      store.setInputError(slot.answerKey, failed)
      announce(failed)
      return
    }

    const { screen } = store.getSnapshot()
    const left = screen.kind === 'room' ? screen.room.missing.length : 0
    const standing = left === 0 ? t.bar.nothingLeft : t.bar.placesLeft(left)
    announce(signed ? t.sign.announceSigned(standing) : t.sign.announceCleared)
  }
}
