import { useMemo } from 'react'
import { useRoom, useRoomState, useWords } from '../room/room-context.ts'
import { planPage } from './plan-page.ts'
import { problemOf } from './problem-of.ts'
import type { PagePlan, Spot } from './plan-page.ts'
import { needsAttention, stillToDo } from './still-to-do.ts'

export interface PageStanding {
  plan: PagePlan
  /** Required and not given. */
  left: Spot[]
  /** Left, or given and wrong. */
  attention: Spot[]
  /** Wrong, with what is wrong. */
  wrong: { spot: Spot; message: string }[]
}

/** The page's places and how far this person has come with them. */
export function usePageStanding(): PageStanding {
  const { task, documents, missing } = useRoom()
  const words = useWords()
  const { drafts, answers, problems, said } = useRoomState((state) => state)
  const plan = useMemo(() => planPage({ task, documents }), [task, documents])

  return useMemo(() => {
    const standing = { missing, drafts, answers, problems }
    const wrong = plan.spots.flatMap((spot) => {
      const message = problemOf({ problems, said }, spot.answerKey, words)
      return message === undefined ? [] : [{ spot, message }]
    })
    return {
      plan,
      left: stillToDo(plan.spots, standing),
      attention: needsAttention(plan.spots, standing),
      wrong,
    }
  }, [plan, missing, drafts, answers, problems, said, words])
}
