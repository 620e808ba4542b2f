import type { Answers } from '@countersign/answers'
import { SigningError } from '../../../../errors.ts'
import type { RoomRequest } from '../../../../room.ts'
import type { Engine } from '../../engine.ts'
import { answersOf, toDraw } from '../../envelope/envelope-documents.ts'
import type { LoadedDocument } from '../../envelope/envelope-documents.ts'
import { peopleOf } from '../../envelope/signer-facts.ts'
import { isInFlux, refuseDisowned } from '../room-state.ts'
import type { Room } from '../room-state.ts'
import { lookIntoRoom } from '../access-room.ts'

/**
 * One document as it stands, drawn by the server from the answers; with `withoutOwn` without those
 * that this person may still change.
 */
export async function documentPdf(
  engine: Engine,
  request: RoomRequest,
  { documentId, withoutOwn = false }: { documentId: string; withoutOwn?: boolean },
): Promise<Uint8Array> {
  const room = await lookIntoRoom(engine, request)
  refuseDisowned(room)
  const { documents, envelope } = room
  const loaded = documents.find(({ document }) => document.documentId === documentId)
  if (!loaded) {
    throw new SigningError('template-not-found', 'This packet has no such document.')
  }
  const rendered = await engine.runDraw({
    template: toDraw(loaded.template),
    answers: withoutOwn ? othersAnswers(room, loaded) : answersOf(loaded, envelope.values),
    people: peopleOf(envelope),
  })
  return rendered.pdf
}

function othersAnswers(room: Room, loaded: LoadedDocument): Answers {
  const { fields } = loaded.template
  const own = fields.filter((field) => isInFlux(room, field)).map(({ key }) => key)
  const answers = Object.entries(answersOf(loaded, room.envelope.values))
  return Object.fromEntries(answers.filter(([key]) => !own.includes(key)))
}
