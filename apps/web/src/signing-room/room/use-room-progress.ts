import type { RoomDocument } from '@countersign/contract'
import { useMemo } from 'react'
import { useMessages } from '../i18n/messages.tsx'
import { findAnswerError } from './error-messages.ts'
import { findMissing, findNeedingAttention } from './missing-answers.ts'
import { useRoom, useRoomState } from './room-context.ts'
import { planRoom } from './room-plan.ts'
import type { FieldSlot, RoomPlan } from './room-plan.ts'

export interface RoomProgress {
  plan: RoomPlan
  /** Required and not answered. */
  missing: FieldSlot[]
  /** Missing or invalid. */
  attention: FieldSlot[]
  invalid: { slot: FieldSlot; message: string }[]
}

/** What this person is asked, and how far they are. */
export function useRoomProgress(): RoomProgress {
  const { task, documents, missing } = useRoom()
  const t = useMessages()
  const { drafts, answers, allErrors, serverErrors } = useRoomState((state) => state)
  const plan = useMemo(() => planRoom({ task, documents }), [task, documents])

  return useMemo(() => {
    const progress = { missing, drafts, answers, errors: allErrors }
    const invalid = plan.slots.flatMap((slot) => {
      const message = findAnswerError({ allErrors, serverErrors }, slot.answerKey, t)
      return message === undefined ? [] : [{ slot, message }]
    })
    return {
      plan,
      missing: findMissing(plan.slots, progress),
      attention: findNeedingAttention(plan.slots, progress),
      invalid,
    }
  }, [plan, missing, drafts, answers, allErrors, serverErrors, t])
}

/** Missing answers that are asked in one form; without an id, among the deal terms. */
export function countMissing({ missing }: RoomProgress, documentId: string | undefined): number {
  return missing.filter((slot) => slot.documentId === documentId).length
}

/** Missing answers that one form shows; an answer that several forms share counts in each. */
export function countMissingShown({ missing }: RoomProgress, { fields }: RoomDocument): number {
  const keys = new Set(fields.map((field) => field.answerKey))
  return missing.filter((slot) => keys.has(slot.answerKey)).length
}
