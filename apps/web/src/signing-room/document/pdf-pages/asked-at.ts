import { createContext, use } from 'react'
import type { FieldSlot } from '../../room/room-plan.ts'

/** All that is asked in the room: an answer that shows here may be asked among the deal terms. */
const AskedContext = createContext<readonly FieldSlot[]>([])
export const FieldSlotsProvider = AskedContext.Provider

/** The id of the control that an answer is given with; `undefined` where nobody gives it here. */
export function useControlId(answerKey: string): string | undefined {
  return use(AskedContext).find((slot) => slot.answerKey === answerKey)?.id
}
