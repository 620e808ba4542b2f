import type { RoomField, RoomView, SigningRoom, RoomRequest } from '@countersign/esign'
import { plausibleAnswer, typedMark } from './plausible-answer.ts'

/** Does in a room what its person would: consents, adopts, answers, signs every place, and finishes. */
export async function finishRoom(room: SigningRoom, embedUrl: string): Promise<RoomView> {
  const visit = visitOf(embedUrl)
  await completeRoom(room, visit)

  return room.finish(visit)
}

/** The same up to the last click. */
export async function completeRoom(room: SigningRoom, visit: RoomRequest): Promise<RoomView> {
  let view = await room.open(visit)
  if (view.consent.required && !view.consent.givenAt) {
    view = await room.consent(visit, { version: view.consent.version, language: 'en-US' })
  }
  if (view.task === 'sign' && !view.adopted) {
    view = await room.adopt(visit, marksOf(view.person.name))
  }
  // An answer can ask for another one, so this goes on until nothing is missing.
  for (let round = 0; view.missing.length > 0 && round < 300; round += 1) {
    view = await giveWhatIsMissing(room, visit, view)
  }

  return view
}

/** The visit that a link opens; its token is the link's fragment. */
export function visitOf(embedUrl: string): RoomRequest {
  const token = new URL(embedUrl).hash.slice(1)

  return { token, origin: { ip: '127.0.0.1', timeZone: 'America/Chicago' } }
}

async function giveWhatIsMissing(
  room: SigningRoom,
  visit: RoomRequest,
  view: RoomView,
): Promise<RoomView> {
  const missing = missingFields(view)
  const place = missing.find(({ type }) => type === 'signature' || type === 'initials')
  if (place) {
    return room.signField(visit, { answerKey: place.answerKey, signed: true })
  }

  const answers = missing.map((field) => [field.answerKey, plausibleAnswer(field)])
  return room.saveAnswers(visit, { answers: Object.fromEntries(answers) })
}

function missingFields(view: RoomView): RoomField[] {
  return view.documents
    .flatMap(({ fields }) => fields)
    .filter(({ answerKey }) => view.missing.includes(answerKey))
}

function marksOf(name: string) {
  const initials = name
    .split(/\s+/)
    .map((word) => word[0] ?? '')
    .join('')

  return { signature: typedMark(name), initials: typedMark(initials) }
}
