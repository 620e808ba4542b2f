import type { Room } from '@countersign/contract'
import { createContext, use } from 'react'
import type { FieldSlot } from '../../room/room-plan.ts'

/** What a form shows besides, while the owner looks it over. */
export interface ReviewContextValue {
  /** Where this owner gives an answer, by its answer key. */
  slots: ReadonlyMap<string, FieldSlot>
  /** Answer keys that are required and not given. */
  missing: ReadonlySet<string>
  /** What this form calls a person. */
  nameRole: (role: Room['role']) => string
  changeAnswer: (slot: FieldSlot) => void
}

const ReviewingContext = createContext<ReviewContextValue | undefined>(undefined)
export const ReviewProvider = ReviewingContext.Provider

/** Absent where a form is only read. */
export function useReviewContext(): ReviewContextValue | undefined {
  return use(ReviewingContext)
}
