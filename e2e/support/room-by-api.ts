import { sampleAnswer, sampleMarks } from '@countersign/answers/sample-answer'
import type { Room } from '@countersign/contract/schemas/signing-room/room'
import type { RoomField } from '@countersign/contract/schemas/signing-room/room-document'
import { calls } from '@countersign/contract/calls'
import { api, type Api } from './api.ts'

/** Completes a signing room through the API and finishes it: to arrange a test, not to test the room. */
export async function finishRoomByApi(embedUrl: string): Promise<Room> {
  const finish = await completeRoomByApi(embedUrl)
  return finish()
}

/** Completes the room; returns a function that finishes it. */
export async function completeRoomByApi(embedUrl: string): Promise<() => Promise<Room>> {
  const room = api(new URL(embedUrl, 'http://localhost').hash.slice(1))
  let view = await room.call(calls.getRoom)
  if (view.consent.required && !view.consent.givenAt) {
    view = await room.call(calls.postRoomConsent, {
      body: { version: view.consent.version, language: 'en-US' },
    })
  }
  if (view.task === 'sign') {
    view = await room.call(calls.postRoomAdopt, {
      body: sampleMarks(view.person.name),
    })
  }
  await answerAllMissing(room, view)
  return async () => {
    const { warnings = [] } = await room.call(calls.getRoom)
    const anyway = warnings.flatMap((warning) => (warning.anyway ? [warning.key] : []))
    return room.call(calls.postRoomFinish, anyway.length > 0 ? { body: { anyway } } : {})
  }
}

export async function answerAllMissing(room: Api, view: Room): Promise<void> {
  // An answer can make another field required.
  for (let round = 0; view.missing.length > 0 && round < 200; round += 1) {
    view = await answerMissing(room, view)
  }
}

async function answerMissing(room: Api, view: Room): Promise<Room> {
  const fields = view.documents.flatMap((document) => document.fields)
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
