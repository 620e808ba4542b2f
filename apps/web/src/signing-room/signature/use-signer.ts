import type { Mark } from '@countersign/contract'
import { useState } from 'react'
import { useAnnounce } from '../ui/announcer.tsx'
import type { Spot } from '../steps/plan-page.ts'
import { sayProblem } from '../steps/say-problem.ts'
import { useRoom, useRoomStore, useWords } from '../room/room-context.ts'
import type { Signing } from './signing-context.ts'

/** `again`: another signature is adopted, and no place is waiting for it. */
type Asking = { kind: 'place'; spot: Spot; done: () => void } | { kind: 'again' }

/** Signs places: the first time with the question which signature to adopt, then at once. */
export function useSigner() {
  const words = useWords()
  const store = useRoomStore()
  const adopted = useRoom().adopted !== undefined
  const [asking, setAsking] = useState<Asking>()
  const place = usePlacing()

  const signing: Signing = {
    sign: (spot) =>
      adopted ? place(spot, true) : new Promise((done) => setAsking({ kind: 'place', spot, done })),
    clear: (spot) => place(spot, false),
  }

  async function adopt(marks: { signature: Mark; initials: Mark }): Promise<string | undefined> {
    const done = await store.adopt(marks)
    if (!done.done) {
      return sayProblem(done.problem, words)
    }
    if (asking?.kind === 'place') {
      await place(asking.spot, true)
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
  const words = useWords()
  const store = useRoomStore()
  const announce = useAnnounce()

  return async (spot: Spot, signed: boolean) => {
    store.object(spot.answerKey, undefined)
    const done = await store.place({ answerKey: spot.answerKey, signed })
    if (!done.done) {
      const { code } = done.problem
      const failed =
        code === 'unreachable' ? words.sign.placeFailed : sayProblem(done.problem, words)
      store.object(spot.answerKey, failed)
      announce(failed)
      return
    }

    const { screen } = store.state()
    const left = screen.kind === 'room' ? screen.room.missing.length : 0
    const standing = left === 0 ? words.bar.nothingLeft : words.bar.placesLeft(left)
    announce(signed ? words.sign.announceSigned(standing) : words.sign.announceCleared)
  }
}
