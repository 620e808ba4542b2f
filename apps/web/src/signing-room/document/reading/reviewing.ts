import type { Room } from '@countersign/contract'
import { createContext, use } from 'react'
import type { FieldSlot } from '../../steps/plan-page.ts'

/** What a form shows besides, while the owner looks it over. */
export interface Reviewing {
  /** Where this owner gives an answer, by its answer key. */
  slots: ReadonlyMap<string, FieldSlot>
  /** Answer keys that are required and not given. */
  missing: ReadonlySet<string>
  /** What this form calls a person. */
  who: (role: Room['role']) => string
  change: (slot: FieldSlot) => void
}

const ReviewingContext = createContext<Reviewing | undefined>(undefined)
export const ReviewingProvider = ReviewingContext.Provider

/** Absent where a form is only read. */
export function useReviewing(): Reviewing | undefined {
  return use(ReviewingContext)
}
