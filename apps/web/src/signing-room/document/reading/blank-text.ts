import type { RoomField } from '@countersign/contract'
import type { Messages } from '../../i18n/en.ts'
import type { ReviewContextValue } from './review-context.ts'

interface Blank {
  /** `theirs` waits for somebody else, `missing` for this person, `empty` for nobody. */
  kind: 'theirs' | 'missing' | 'empty'
  text: string
}

/** What stands where nothing was given: in a review, who is to give it. */
export function blankText(
  field: RoomField,
  reviewing: ReviewContextValue | undefined,
  { room, review }: Messages,
): Blank {
  if (field.type === 'signedDate') {
    return { kind: 'empty', text: room.setWhenSigned }
  }
  if (reviewing?.missing.has(field.answerKey)) {
    return { kind: 'missing', text: review.stillNeeded }
  }
  if (reviewing && field.role !== 'LLEdit') {
    return { kind: 'theirs', text: sayTurn(field, reviewing, review) }
  }

  return { kind: 'empty', text: isPlaceToSign(field) ? room.notSignedYet : room.notAnswered }
}

function sayTurn(
  { type, role }: RoomField,
  { nameRole: who }: ReviewContextValue,
  review: Messages['review'],
): string {
  const owner = role === 'LLSign'
  if (type === 'signature') {
    return owner ? review.youSign : review.signs(who(role))
  }
  if (type === 'initials') {
    return owner ? review.youInitial : review.initials(who(role))
  }

  return owner ? review.youAnswer : review.answers(who(role))
}

function isPlaceToSign({ type }: RoomField): boolean {
  return type === 'signature' || type === 'initials'
}
