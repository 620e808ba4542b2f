import { useState } from 'react'
import type { RoomProblem } from '../room/room-problem.ts'
import { useMessages } from '../i18n/messages.tsx'
import { formatProblem } from '../room/error-messages.ts'

/** How often Finish was refused, and what was said the last time. */
export function useRefusals() {
  const t = useMessages()
  const [last, setLast] = useState<{ attempt: number; otherwise: string }>()

  return {
    attempt: last?.attempt ?? 0,
    otherwise: last?.otherwise ?? '',
    refused: (problem: RoomProblem) =>
      setLast((before) => ({
        attempt: (before?.attempt ?? 0) + 1,
        otherwise: formatProblem(problem, t),
      })),
  }
}
