import { cleanLine } from '@countersign/answers/clean-text'
import { isTooSmall } from '@countersign/answers/mark'
import type { Mark } from '@countersign/answers/answer'
import { unsupportedCharacters } from '@countersign/pdf/text/unsupported-characters'
import { checkMark } from '../../../../validation/check-answer.ts'
import { rejectionMessage } from '../../../../validation/rejection-message.ts'
import type { Recipient } from '../../../../envelope.ts'
import { type FieldProblem, SigningError } from '../../../../errors.ts'
import { requireInk, toInkPng } from '@countersign/pdf/pictures/ink-picture'
import type { RoomUpdate, RoomRequest } from '../../../../room.ts'
import type { Engine } from '../../engine.ts'
import { updateRecipient } from '../../envelope/recipients.ts'
import { requireConsent } from './give-consent.ts'
import { listSignatureFields } from './sign-field.ts'
import { requireOpen, type Room } from '../room-state.ts'
import { updateRoom } from '../access-room.ts'

export function adoptMarks(
  engine: Engine,
  request: RoomRequest,
  marks: { signature: Mark; initials: Mark },
): Promise<RoomUpdate> {
  const signature = cleanMark(marks.signature)
  const initials = cleanMark(marks.initials)
  return updateRoom(engine, request, (room) => {
    requireSigner(room)
    requireOpen(room)
    requireConsent(room)
    validateMarks({ signature, initials })
    const { envelope, recipient } = room
    requireOwnName(signature, recipient)
    if (
      listSignatureFields(room).some(({ answerKey }) => envelope.values[answerKey] !== undefined)
    ) {
      throw new SigningError(
        'already-signed',
        'You have already signed with this signature. Clear your signatures to change it.',
      )
    }
    const adopted = { signature: keepInk(signature), initials: keepInk(initials) }
    return {
      envelope: updateRecipient(envelope, recipient.role, { adopted }),
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

export function requireSigner({ recipient }: Room): void {
  if (recipient.role === 'LLEdit') {
    throw new SigningError('not-your-turn', 'You are filling out the documents. You sign last.')
  }
}

/** A company does not sign: a person does, for it. */
function requireOwnName(signature: Mark, { name, signingFor }: Recipient): void {
  const text = signature.kind === 'drawn' ? '' : cleanLine(signature.text)
  if (signingFor === undefined || text.toLowerCase() !== signingFor.toLowerCase()) {
    return
  }
  const message = `Sign with your own name, ${name}. ${signingFor} is printed with it.`
  throw new SigningError('invalid-values', message, [{ key: 'signature', message }])
}

function validateMarks(marks: Record<string, Mark>): void {
  const problems = Object.entries(marks).flatMap<FieldProblem>(([key, mark]) => {
    const message =
      checkMark(mark) ?? (isTooSmall(mark) && rejectionMessage({ code: 'drawing-too-small' }))
    return message ? [{ key, message }] : []
  })
  const [first] = problems
  if (!first) {
    return
  }
  const undrawable = Object.values(marks).some(
    (mark) => mark.kind !== 'drawn' && unsupportedCharacters(mark.text).length > 0,
  )
  const code = undrawable ? 'unsupported-characters' : 'invalid-values'
  throw new SigningError(code, first.message, problems)
}

function cleanMark(mark: Mark): Mark {
  return mark.kind === 'drawn' ? mark : { ...mark, text: cleanLine(mark.text) }
}

function keepInk(mark: Mark): Mark {
  return mark.kind === 'picture' ? { ...mark, png: toInkPng(requireInk(mark)) } : mark
}
