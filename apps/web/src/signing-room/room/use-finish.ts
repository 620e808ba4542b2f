import { useState } from 'react'
import { formatProblem } from './error-messages.ts'
import { useRoomStore } from './room-context.ts'
import type { RoomProblem } from './room-problem.ts'
import { useRoomMessages } from '../../i18n/room/messages.ts'

export interface Finishing {
  finishing: boolean
  finish: (anyway?: string[]) => Promise<void>
}

/** Saves what is pending and finishes; reports why if that is rejected. */
export function useFinish(onRejected: (problem: RoomProblem) => void): Finishing {
  const store = useRoomStore()
  const [finishing, setFinishing] = useState(false)

  async function finish(anyway?: string[]) {
    leaveBox()
    setFinishing(true)
    const finished = await store.finish(anyway)
    setFinishing(false)
    if (!finished.ok) {
      onRejected(finished.problem)
    }
  }

  return { finishing, finish }
}

/** What is typed is checked when its box is left; Safari on phones leaves none when a button is tapped. */
function leaveBox() {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && activeElement.matches('input, textarea')) {
    activeElement.blur()
  }
}

export interface FinishRejections {
  /** How often Finish was rejected. */
  count: number
  message: string
  onRejected: (problem: RoomProblem) => void
}

export function useFinishRejections(): FinishRejections {
  const t = useRoomMessages()
  const [last, setLast] = useState({ count: 0, message: '' })

  return {
    ...last,
    onRejected: (problem) =>
      setLast(({ count }) => ({ count: count + 1, message: formatProblem(problem, t) })),
  }
}
