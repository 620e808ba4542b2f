import { useMemo } from 'react'
import { useRoom, useRoomState } from './room-context.ts'
import { useMessages } from '../i18n/messages.tsx'
import { planRoom } from './room-plan.ts'
import { findAnswerError } from '../steps/find-answer-error.ts'
import type { RoomPlan, FieldSlot } from './room-plan.ts'
import { findNeedingAttention, findMissing } from './missing-answers.ts'

export interface RoomProgress {
  plan: RoomPlan
  /** Required and not given. */
  missing: FieldSlot[]
  /** Left, or given and wrong. */
  attention: FieldSlot[]
  /** Wrong, with what is wrong. */
  invalid: { slot: FieldSlot; message: string }[]
}

/** The page's places and how far this person has come with them. */
export function useRoomProgress(): RoomProgress {
  const { task, documents, missing } = useRoom()
  const t = useMessages()
  const { drafts, answers, problems, said } = useRoomState((state) => state)
  const plan = useMemo(() => planRoom({ task, documents }), [task, documents])

  return useMemo(() => {
    const standing = { missing, drafts, answers, problems }
    const invalid = plan.slots.flatMap((slot) => {
      const message = findAnswerError({ problems, said }, slot.answerKey, t)
      return message === undefined ? [] : [{ slot, message }]
    })
    return {
      plan,
      missing: findMissing(plan.slots, standing),
      attention: findNeedingAttention(plan.slots, standing),
      invalid,
    }
  }, [plan, missing, drafts, answers, problems, said, t])
}
