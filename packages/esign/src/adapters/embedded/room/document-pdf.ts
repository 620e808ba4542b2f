import { SigningError } from '../../../errors.ts'
import type { Visit } from '../../../room.ts'
import type { Engine } from '../engine.ts'
import { answersOf, toDraw } from '../envelope-documents.ts'
import { peopleOf } from '../people.ts'
import { refuseDisowned } from './room-state.ts'
import { lookIntoRoom } from './visit-room.ts'

/** One document as it stands, drawn by the server from the answers. */
export async function documentPdf(
  engine: Engine,
  visit: Visit,
  { documentId }: { documentId: string },
): Promise<Uint8Array> {
  const room = await lookIntoRoom(engine, visit)
  refuseDisowned(room)
  const { documents, envelope } = room
  const loaded = documents.find(({ document }) => document.documentId === documentId)
  if (!loaded) {
    throw new SigningError('template-not-found', 'This packet has no such document.')
  }
  const rendered = await engine.runDraw({
    template: toDraw(loaded.template),
    answers: answersOf(loaded, envelope.values),
    people: peopleOf(envelope),
  })
  return rendered.pdf
}
