import { useState } from 'react'
import { useRoomStore } from './room-context.ts'
import type { RoomProblem } from './room-problem.ts'

/** Saves what is not saved yet and finishes; where that is refused, the caller hears why. */
export function useFinish(onRefused: (problem: RoomProblem) => void) {
  const store = useRoomStore()
  const [finishing, setFinishing] = useState(false)

  async function finish() {
    setFinishing(true)
    const finished = await store.finish()
    setFinishing(false)
    if (!finished.done) {
      onRefused(finished.problem)
    }
  }

  return { finishing, finish }
}
