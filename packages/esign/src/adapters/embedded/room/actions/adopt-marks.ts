import type { Mark } from '@countersign/answers'
import { checkMark } from '../../../../answers/check-mark.ts'
import { findUndrawable, normalizeText } from '../../../../answers/find-undrawable.ts'
import { SigningError } from '../../../../errors.ts'
import type { FieldProblem } from '../../../../errors.ts'
import { inkOfPicture, keepInk } from '../../../../pictures/ink-picture.ts'
import type { RoomView, RoomRequest } from '../../../../room.ts'
import type { Engine } from '../../engine.ts'
import { withRecipient } from '../../envelope/recipients.ts'
import { refuseWithoutConsent } from './give-consent.ts'
import { placesOf } from './sign-field.ts'
import { refuseUnlessOpen } from '../room-state.ts'
import { actInRoom } from '../access-room.ts'
import type { Room } from '../room-state.ts'

/** Adopts signature and initials; once a place is signed with them they stay. */
export function adoptMarks(
  engine: Engine,
  request: RoomRequest,
  { signature, initials }: { signature: Mark; initials: Mark },
): Promise<RoomView> {
  return actInRoom(engine, request, (room) => {
    refuseWrongTask(room)
    refuseUnlessOpen(room)
    refuseWithoutConsent(room)
    refuseBroken({ signature, initials })
    const { envelope, recipient } = room
    if (placesOf(room).some(({ answerKey }) => envelope.values[answerKey] !== undefined)) {
      throw new SigningError(
        'already-signed',
        'You have signed a place with this signature. Clear what you signed to change it.',
      )
    }
    const adopted = { signature: cleaned(signature), initials: cleaned(initials) }
    return {
      envelope: withRecipient(envelope, recipient.role, { adopted }),
      events: [
        {
          type: 'envelope.signature-adopted',
          role: recipient.role,
          data: { signature: signature.kind, initials: initials.kind },
        },
      ],
    }
  })
}

/** The one who fills never signs. */
export function refuseWrongTask({ recipient }: Room): void {
  if (recipient.role === 'LLEdit') {
    throw new SigningError('not-your-turn', 'Here the documents are filled out. You sign last.')
  }
}

function refuseBroken(marks: Record<string, Mark>): void {
  const problems = Object.entries(marks).flatMap<FieldProblem>(([key, mark]) => {
    const message = checkMark(mark)
    return message ? [{ key, message }] : []
  })
  const [first] = problems
  if (!first) {
    return
  }
  const undrawable = Object.values(marks).some(
    (mark) => mark.kind !== 'drawn' && findUndrawable(mark.text).length > 0,
  )
  const code = undrawable ? 'unsupported-characters' : 'invalid-values'
  throw new SigningError(code, first.message, problems)
}

function cleaned(mark: Mark): Mark {
  switch (mark.kind) {
    case 'drawn':
      return mark
    case 'typed':
      return { ...mark, text: normalizeText(mark.text).trim() }
    case 'picture':
      return {
        kind: 'picture',
        text: normalizeText(mark.text).trim(),
        png: keepInk(inkOfPicture(mark)),
      }
  }
}
