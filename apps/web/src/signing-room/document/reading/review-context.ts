import type { RoomField } from '@countersign/contract/schemas/signing-room/room-document'
import { createContext, use } from 'react'
import type { FieldSlot } from '../../room/field-slot.ts'
import type { RoomMessages } from '../../../i18n/room/en.ts'

export interface ReviewContextValue {
  /** Where the owner answers, by answer key. */
  slots: ReadonlyMap<string, FieldSlot>
  /** Answer keys that are required and not answered. */
  missing: ReadonlySet<string>
  changeAnswer: (slot: FieldSlot) => void
  changeLabel: (label: string) => string
  stillMissing: string
  /** Who is to give an answer, of the field of somebody else. */
  waitingFor: (field: RoomField) => string
}

const ReviewContext = createContext<ReviewContextValue | undefined>(undefined)
export const ReviewProvider = ReviewContext.Provider

/** `undefined` outside of a review. */
export function useReviewContext(): ReviewContextValue | undefined {
  return use(ReviewContext)
}

interface BlankText {
  /** `theirs` waits for somebody else, `missing` for this person, `empty` for nobody. */
  kind: 'theirs' | 'missing' | 'empty'
  text: string
}

/** What is shown in place of an answer: in a review, who is to give it. */
export function blankText(
  field: RoomField,
  reviewContext: ReviewContextValue | undefined,
  { common }: RoomMessages,
): BlankText {
  if (field.type === 'signedDate') {
    return { kind: 'empty', text: common.setWhenSigned }
  }
  if (reviewContext?.missing.has(field.answerKey)) {
    return { kind: 'missing', text: reviewContext.stillMissing }
  }
  if (reviewContext && field.role !== 'LLEdit') {
    return { kind: 'theirs', text: reviewContext.waitingFor(field) }
  }

  const isSignature = field.type === 'signature' || field.type === 'initials'
  if (isSignature && field.mine) {
    return { kind: 'theirs', text: common.signAtEnd }
  }
  return { kind: 'empty', text: isSignature ? common.notSignedYet : common.notAnswered }
}
