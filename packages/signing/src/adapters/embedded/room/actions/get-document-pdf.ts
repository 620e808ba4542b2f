import type { Answers } from '@countersign/answers/answer'
import type { RoomRequest } from '../../../../room.ts'
import type { Engine } from '../../engine.ts'
import {
  getDocumentAnswers,
  type LoadedDocument,
  toRenderTemplate,
} from '../../envelope/envelope-documents.ts'
import { getSignerFacts } from '../../envelope/signer-facts.ts'
import { canChange } from '../list-room-fields.ts'
import { getRoomState, requireDocument, type Room } from '../room-state.ts'
import { readRoom } from '../access-room.ts'

/**
 * One document in its current state, drawn by the server from the answers; with `withoutOwn` without those
 * that this person may still change.
 */
export async function getDocumentPdf(
  engine: Engine,
  request: RoomRequest,
  { documentId, withoutOwn = false }: { documentId: string; withoutOwn?: boolean },
): Promise<Uint8Array> {
  const room = await readRoom(engine, request)
  const { envelope } = room
  const loaded = requireDocument(room, documentId)
  const rendered = await engine.runRender({
    template: toRenderTemplate(loaded.template),
    answers: withoutOwn
      ? getOtherAnswers(room, loaded)
      : getDocumentAnswers(loaded, envelope.values),
    people: getSignerFacts(envelope),
  })
  return rendered.pdf
}

function getOtherAnswers(room: Room, loaded: LoadedDocument): Answers {
  const { fields } = loaded.template
  const reader = { role: room.recipient.role, state: getRoomState(room) }
  const own = fields.filter((field) => canChange(reader, field)).map(({ key }) => key)
  const answers = Object.entries(getDocumentAnswers(loaded, room.envelope.values))
  return Object.fromEntries(answers.filter(([key]) => !own.includes(key)))
}
