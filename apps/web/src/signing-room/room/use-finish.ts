import { useState } from 'react'
import { formatProblem } from './error-messages.ts'
import { useRoomState, useRoomStore } from './room-context.ts'
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
  /** Empty once every answer that it is about was corrected. */
  message: string
  onRejected: (problem: RoomProblem) => void
}

const noRejection: { count: number; message: string; keys: string[] } = {
  count: 0,
  message: '',
  keys: [],
}

export function useFinishRejections(): FinishRejections {
  const t = useRoomMessages()
  const [last, setLast] = useState(noRejection)
  const isCorrected = useRoomState(
    ({ serverErrors }) => last.keys.length > 0 && !last.keys.some((key) => key in serverErrors),
  )

  return {
    count: last.count,
    message: isCorrected ? '' : last.message,
    onRejected: (problem) =>
      setLast(({ count }) => ({
        count: count + 1,
        message: formatProblem(problem, t),
        keys: Object.keys(problem.errors),
      })),
  }
}
