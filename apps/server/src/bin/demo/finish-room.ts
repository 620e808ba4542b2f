import { sampleAnswer, sampleMarks } from '@countersign/answers/sample-answer'
import { listRoomFields } from '@countersign/signing/adapters/embedded/room/list-room-fields'
import type {
  RoomField,
  RoomUpdate,
  RoomView,
  SigningRoom,
  RoomRequest,
} from '@countersign/signing/room'

export async function finishRoom(room: SigningRoom, embedUrl: string): Promise<RoomView> {
  const visit = visitOf(embedUrl)
  const view = await completeRoom(room, visit)
  const fields = view.documents.flatMap((document) => listRoomFields(document, view))
  const anyway = fields.map(({ answerKey }) => answerKey)

  return room.finish(visit, { anyway })
}

export async function completeRoom(room: SigningRoom, visit: RoomRequest): Promise<RoomView> {
  let view = await room.open(visit)
  if (view.consent.required && !view.consent.givenAt) {
    const { version } = view.consent
    view = (await room.consent(visit, { version, language: 'en-US' })).after
  }
  if (view.task === 'sign' && !view.adopted) {
    view = (await room.adopt(visit, sampleMarks(view.person.name))).after
  }
  // An answer can make another field required.
  for (let round = 0; view.missing.length > 0 && round < 300; round += 1) {
    view = (await answerMissing(room, visit, view)).after
  }

  return view
}

export function visitOf(embedUrl: string): RoomRequest {
  const token = new URL(embedUrl).hash.slice(1)

  return { token, origin: { ip: '127.0.0.1', timeZone: 'America/Chicago' } }
}

async function answerMissing(
  room: SigningRoom,
  visit: RoomRequest,
  view: RoomView,
): Promise<RoomUpdate> {
  const missing = missingFields(view)
  const toSign = missing.find(({ type }) => type === 'signature' || type === 'initials')
  if (toSign) {
    return room.signField(visit, { answerKey: toSign.answerKey, signed: true })
  }

  const answers = missing.map((field) => [field.answerKey, sampleAnswer(field)])
  return room.saveAnswers(visit, { answers: Object.fromEntries(answers) })
}

function missingFields(view: RoomView): RoomField[] {
  return view.documents
    .flatMap((document) => listRoomFields(document, view))
    .filter(({ answerKey }) => view.missing.includes(answerKey))
}
