import { useMemo } from 'react'
import { useRoom, useRoomState } from '../room/room-context.ts'
import { useMessages } from '../i18n/messages.tsx'
import { planPage } from './plan-page.ts'
import { findAnswerError } from './find-answer-error.ts'
import type { PagePlan, FieldSlot } from './plan-page.ts'
import { needsAttention, stillToDo } from './still-to-do.ts'

export interface PageStanding {
  plan: PagePlan
  /** Required and not given. */
  left: FieldSlot[]
  /** Left, or given and wrong. */
  attention: FieldSlot[]
  /** Wrong, with what is wrong. */
  wrong: { slot: FieldSlot; message: string }[]
}

/** The page's places and how far this person has come with them. */
export function usePageStanding(): PageStanding {
  const { task, documents, missing } = useRoom()
  const t = useMessages()
  const { drafts, answers, problems, said } = useRoomState((state) => state)
  const plan = useMemo(() => planPage({ task, documents }), [task, documents])

  return useMemo(() => {
    const standing = { missing, drafts, answers, problems }
    const wrong = plan.slots.flatMap((slot) => {
      const message = findAnswerError({ problems, said }, slot.answerKey, t)
      return message === undefined ? [] : [{ slot, message }]
    })
    return {
      plan,
      left: stillToDo(plan.slots, standing),
      attention: needsAttention(plan.slots, standing),
      wrong,
    }
  }, [plan, missing, drafts, answers, problems, said, t])
}
