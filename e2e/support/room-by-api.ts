import type { Answer, Mark } from '@countersign/answers'
import type { Room, RoomField } from '@countersign/contract'
import * as calls from '@countersign/contract/calls'
import { api, type Api } from './api.ts'

/** Does in the signing room what a person would, through the room's own calls: to arrange, not to test. */
export async function finishRoom(embedUrl: string): Promise<Room> {
  const finish = await signUpToFinish(embedUrl)
  return finish()
}

/** Does everything but the last click, and answers that click. */
export async function signUpToFinish(embedUrl: string): Promise<() => Promise<Room>> {
  const room = api(new URL(embedUrl, 'http://localhost').hash.slice(1))
  let view = await room.call(calls.getRoom)
  if (view.consent.required && !view.consent.givenAt) {
    view = await room.call(calls.postRoomConsent, {
      body: { version: view.consent.version, language: 'en-US' },
    })
  }
  if (view.task === 'sign') {
    view = await room.call(calls.postRoomAdopt, {
      body: {
        signature: typed(view.person.name),
        initials: typed(initials(view.person.name)),
      },
    })
  }
  await answerAllThatIsMissing(room, view)
  return () => room.call(calls.postRoomFinish)
}

/** Answers and signs what this person must. */
export async function answerAllThatIsMissing(room: Api, view: Room): Promise<void> {
  // An answer can ask for another (requiredIf), so this goes on until nothing is missing.
  for (let round = 0; view.missing.length > 0 && round < 200; round += 1) {
    view = await giveWhatIsMissing(room, view)
  }
}

async function giveWhatIsMissing(room: Api, view: Room): Promise<Room> {
  const fields = view.documents.flatMap((document) => document.fields)
  const missing = fields.filter((field) => view.missing.includes(field.answerKey))
  const place = missing.find((field) => field.type === 'signature' || field.type === 'initials')
  if (place) {
    return room.call(calls.postRoomSignature, {
      body: { answerKey: place.answerKey, signed: true },
    })
  }
  const answers = Object.fromEntries(missing.map((field) => [field.answerKey, plausible(field)]))
  return room.call(calls.patchRoomAnswers, { body: { answers } })
}

/** An answer that a person could give to this field. */
export function plausible(field: RoomField): Answer {
  switch (field.type) {
    case 'text':
    case 'longtext':
    case 'name':
      return `Answer to ${field.label}`.slice(0, field.maxLength ?? 60)
    case 'date':
      return /end|until|expires/i.test(field.label) ? '2027-11-30' : '2026-12-01'
    case 'time':
      return '10:30'
    case 'money':
      return 125_000
    case 'percent':
      return 5
    case 'integer':
      return Math.max(field.min ?? 1, 1)
    case 'select':
    case 'radio':
      return field.options?.[0]?.value ?? ''
    case 'yesno':
      return 'no'
    case 'checkbox':
      return true
    case 'checkboxGroup':
      return [field.options?.[0]?.value ?? '']
    case 'table':
      return [Object.fromEntries((field.columns ?? []).map((column) => [column.key, cell(column)]))]
    case 'address':
      return { street: '9 Elm Street', city: 'Springfield', state: 'IL', zip: '62704' }
    case 'phone':
      return '+12175550123'
    case 'email':
      return 'someone@example.com'
    case 'initials':
    case 'signature':
      return typed('Someone')
    case 'signedDate':
      return '2026-12-01T00:00:00.000Z'
  }
}

function cell(column: NonNullable<RoomField['columns']>[number]) {
  switch (column.type) {
    case 'text':
      return 'Something'
    case 'date':
      return '2026-12-01'
    case 'money':
      return 5_000
    case 'integer':
      return 1
    case 'select':
      return column.options?.[0]?.value ?? ''
    case 'checkbox':
      return true
  }
}

function typed(text: string): Mark {
  return { kind: 'typed', text }
}

function initials(name: string): string {
  return name
    .split(/\s+/)
    .map((word) => word[0] ?? '')
    .join('')
}
