import type { Recipient } from '../../../../envelope.ts'
import { SigningError } from '../../../../errors.ts'
import type { RoomView, MessageToSender, RoomRequest } from '../../../../room.ts'
import type { Engine } from '../../engine.ts'
import { isResident, withRecipient } from '../../envelope/recipients.ts'
import { disownRoom } from './wrong-recipient.ts'
import { readWords } from './validate-message.ts'
import { refuseUnlessOpen, roomState } from '../room-state.ts'
import { actInRoom } from '../access-room.ts'
import type { Room } from '../room-state.ts'
import type { RoomChange } from '../access-room.ts'

/** So many questions of one signer are sent on; whoever has more should talk. */
const mostQuestions = 10

/**
 * What a signer may do other than sign or decline. Paper (15 USC 7001(c)(1)(B)(i)) and a question end
 * nothing; asking for paper twice changes nothing. Who says that they are somebody else leaves the room.
 */
export function tellSender(
  engine: Engine,
  request: RoomRequest,
  input: MessageToSender,
): Promise<RoomView> {
  return actInRoom(engine, request, (room) => {
    refuseSender(room)
    if (input.about === 'not-me' && roomState(room) === 'disowned') {
      return undefined
    }
    refuseUnlessOpen(room)
    switch (input.about) {
      case 'paper':
        return askForPaper(room)
      case 'question':
        return askQuestion(room, input.question ?? '')
      case 'not-me':
        return disownRoom(room)
    }
  })
}

function refuseSender({ recipient }: Room): void {
  if (!isResident(recipient.role)) {
    throw new SigningError('not-your-turn', 'You sent this packet, so there is nobody to tell.')
  }
}

function askForPaper(room: Room): RoomChange | undefined {
  if (room.recipient.paperAskedAt) {
    return undefined
  }

  return told(room, { paperAskedAt: room.at }, { type: 'envelope.paper-asked' })
}

function askQuestion(room: Room, text: string): RoomChange {
  const words = readWords(text, { key: 'words', missing: 'Write your question first.' })
  const asked = room.recipient.questions ?? 0
  if (asked >= mostQuestions) {
    const message = 'You have asked many questions here. Please answer the e-mail, or call.'
    throw new SigningError('invalid-values', message, [{ key: 'words', message }])
  }

  return told(
    room,
    { questions: asked + 1, askedAt: room.at },
    { type: 'envelope.question-asked', data: { words } },
  )
}

type MessageEvent =
  { type: 'envelope.paper-asked' } | { type: 'envelope.question-asked'; data: { words: string } }

function told(
  { envelope, recipient: { role } }: Room,
  change: Partial<Recipient>,
  event: MessageEvent,
): RoomChange {
  return { envelope: withRecipient(envelope, role, change), events: [{ ...event, role }] }
}
