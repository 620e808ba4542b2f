import { signsByLink } from '@countersign/answers/field'
import type { Recipient } from '../../../../envelope.ts'
import { SigningError } from '../../../../errors.ts'
import type { RoomView, MessageToSender, RoomRequest } from '../../../../room.ts'
import type { Engine } from '../../engine.ts'
import { updateRecipient } from '../../envelope/recipients.ts'
import { reportWrongRecipient } from './wrong-recipient.ts'
import { validateMessage } from './validate-message.ts'
import { getRoomState, requireOpen, type Room } from '../room-state.ts'
import { type RoomChange, updateRoom } from '../access-room.ts'

const maxQuestions = 10

/**
 * Paper requests (15 USC 7001(c)(1)(B)(i)) and questions do not end the packet. A second request
 * for paper changes nothing. `not-me` ends the person's sessions.
 */
export async function sendMessage(
  engine: Engine,
  request: RoomRequest,
  input: MessageToSender,
): Promise<RoomView> {
  const { after } = await updateRoom(engine, request, (room) => {
    requireResident(room)
    if (input.about === 'not-me' && getRoomState(room) === 'wrong-recipient') {
      return undefined
    }
    requireOpen(room)
    switch (input.about) {
      case 'paper':
        return requestPaper(room)
      case 'question':
        return askQuestion(room, input.question ?? '')
      case 'not-me':
        return reportWrongRecipient(room)
    }
  })
  return after
}

function requireResident({ recipient }: Room): void {
  if (!signsByLink(recipient.role)) {
    throw new SigningError('not-your-turn', 'You sent this packet, so there is no one to message.')
  }
}

function requestPaper(room: Room): RoomChange | undefined {
  if (room.recipient.paperAskedAt) {
    return undefined
  }

  return recordMessage(room, { paperAskedAt: room.at }, { type: 'envelope.paper-asked' })
}

function askQuestion(room: Room, text: string): RoomChange {
  const question = validateMessage(text, { key: 'words', missing: 'Enter your question.' })
  const asked = room.recipient.questions ?? 0
  if (asked >= maxQuestions) {
    const message =
      'You have reached the limit of questions here. Please reply to the email or call.'
    throw new SigningError('invalid-values', message, [{ key: 'words', message }])
  }

  return recordMessage(
    room,
    { questions: asked + 1, askedAt: room.at },
    { type: 'envelope.question-asked', data: { words: question } },
  )
}

type MessageEvent =
  { type: 'envelope.paper-asked' } | { type: 'envelope.question-asked'; data: { words: string } }

function recordMessage(
  { envelope, recipient: { role } }: Room,
  change: Partial<Recipient>,
  event: MessageEvent,
): RoomChange {
  return { envelope: updateRecipient(envelope, role, change), events: [{ ...event, role }] }
}
