import { sampleAnswer, sampleMarks } from '@countersign/answers/sample-answer'
import { applyRoomChanges } from '@countersign/contract/rules/room-changes'
import type { Room, RoomChanges } from '@countersign/contract/schemas/signing-room/room'
import type { RoomField } from '@countersign/contract/schemas/signing-room/room-document'
import { calls } from '@countersign/contract/calls'
import { roomApi, type Api } from './api.ts'

/** Completes a signing room through the API and finishes it: to arrange a test, not to test the room. */
export async function finishRoomByApi(embedUrl: string): Promise<Room> {
  const finish = await completeRoomByApi(embedUrl)
  return finish()
}

/** Completes the room; returns a function that finishes it. */
export async function completeRoomByApi(embedUrl: string): Promise<() => Promise<Room>> {
  const room = roomApi(embedUrl)
  let view = await room.call(calls.getRoom)
  if (view.consent.required && !view.consent.givenAt) {
    const body = { version: view.consent.version, language: 'en-US' }
    view = applyRoomChanges(view, await room.call(calls.postRoomConsent, { body }))
  }
  if (view.task === 'sign') {
    const body = sampleMarks(view.person.name)
    view = applyRoomChanges(view, await room.call(calls.postRoomAdopt, { body }))
  }
  await answerAllMissing(room, view)
  return async () => {
    const { warnings = [] } = await room.call(calls.getRoom)
    const anyway = warnings.flatMap((warning) => (warning.anyway ? [warning.key] : []))
    return room.call(calls.postRoomFinish, anyway.length > 0 ? { body: { anyway } } : {})
  }
}

/** Answers what is required, but nothing with these labels. */
export async function answerAllMissing(
  room: Api,
  opened: Room,
  except: readonly string[] = [],
): Promise<void> {
  const fields = (await readFields(room, opened)).filter(({ label }) => !except.includes(label))
  const keys = new Set(fields.map(({ answerKey }) => answerKey))
  let view = opened
  // An answer can make another field required.
  for (let round = 0; view.missing.some((key) => keys.has(key)) && round < 200; round += 1) {
    view = applyRoomChanges(view, await answerMissing(room, view, fields))
  }
}

/** The fields of all documents, which are read one by one. */
export async function readFields(
  room: Api,
  { documents }: Pick<Room, 'documents'>,
): Promise<RoomField[]> {
  const texts = await Promise.all(
    documents.map(({ documentId }) => room.call(calls.getRoomText, { params: { documentId } })),
  )
  return texts.flatMap(({ fields }) => fields)
}

async function answerMissing(
  room: Api,
  view: Room,
  fields: readonly RoomField[],
): Promise<RoomChanges> {
  const missing = fields.filter((field) => view.missing.includes(field.answerKey))
  const toSign = missing.find((field) => field.type === 'signature' || field.type === 'initials')
  if (toSign) {
    return room.call(calls.postRoomSignature, {
      body: { answerKey: toSign.answerKey, signed: true },
    })
  }
  const answers = Object.fromEntries(
    missing.map((field) => [field.answerKey, sampleAnswer(field, toText)]),
  )
  return room.call(calls.patchRoomAnswers, { body: { answers } })
}

/** Distinct texts, so that a journey can find each of them again. */
function toText({ label, maxLength }: Pick<RoomField, 'label' | 'maxLength'>): string {
  return `Answer to ${label}`.slice(0, maxLength ?? 60)
}
