import { isSameAnswer, type Answer } from '@countersign/answers/answer'
import type { Room } from '@countersign/contract/schemas/signing-room/room'
import type { RoomDocument } from '@countersign/contract/schemas/signing-room/room-document'
import type { SessionEndReason } from './room-problem.ts'
import { openRoom, roomSnapshot } from './room-state.ts'
import type { FieldErrors, RoomState } from './room-state.ts'
import { emptySaveQueue, saveQueueReducer } from './save-queue.ts'
import type { Drafts, SaveQueueEvent } from './save-queue.ts'

export type RoomEvent =
  | { type: 'room-opened'; room: Room; storedDrafts: Drafts }
  | { type: 'room-updated'; room: Room }
  | { type: 'open-failed' }
  | { type: 'session-ended'; reason: SessionEndReason }
  | { type: 'answer-changed'; key: string; answer: Answer | null }
  /** The typed text is not a valid answer; without a message it is valid again. */
  | { type: 'input-checked'; key: string; message: string | undefined }
  | { type: 'finish-rejected'; errors: FieldErrors }
  | SaveQueueEvent

export const initialRoomState: RoomState = {
  screen: { kind: 'opening' },
  draftsRoom: undefined,
  saves: emptySaveQueue,
  inputErrors: {},
  finishErrors: {},
}

/** Pure. Requests, timers and storage are in room-store.ts. */
export function roomReducer(state: RoomState, event: RoomEvent): RoomState {
  switch (event.type) {
    case 'room-opened':
      return addDrafts(
        {
          ...state,
          screen: { kind: 'room', room: reuseDocuments(openRoom(state), event.room) },
          draftsRoom: event.room.state === 'open' ? event.room : undefined,
        },
        event.storedDrafts,
      )
    case 'room-updated': {
      const room = reuseDocuments(openRoom(state), event.room)
      return {
        ...state,
        screen: { kind: 'room', room },
        draftsRoom: state.draftsRoom && room,
      }
    }
    case 'open-failed':
      return { ...state, screen: { kind: 'unreachable' } }
    case 'session-ended':
      return { ...state, screen: { kind: 'session-ended', reason: event.reason } }
    case 'answer-changed':
      return changeAnswer(state, event.key, event.answer)
    case 'input-checked':
      return { ...state, inputErrors: setError(state.inputErrors, event.key, event.message) }
    case 'finish-rejected':
      return { ...state, finishErrors: event.errors }
    case 'drafts-added':
    case 'save-started':
    case 'save-settled':
      return { ...state, saves: saveQueueReducer(state.saves, event) }
  }
}

function addDrafts(state: RoomState, drafts: Drafts): RoomState {
  return { ...state, saves: saveQueueReducer(state.saves, { type: 'drafts-added', drafts }) }
}

function changeAnswer(state: RoomState, key: string, answer: Answer | null): RoomState {
  const checked = {
    ...state,
    inputErrors: setError(state.inputErrors, key, undefined),
    finishErrors: setError(state.finishErrors, key, undefined),
  }
  const isCopied = openRoom(state)?.toConfirm?.includes(key) ?? false
  return isSameAnswer(answer, roomSnapshot(state).answers[key]) && !isCopied
    ? checked
    : addDrafts(checked, { [key]: answer })
}

function setError(errors: FieldErrors, key: string, message: string | undefined): FieldErrors {
  if (message !== undefined) {
    return { ...errors, [key]: message }
  }
  return Object.fromEntries(Object.entries(errors).filter(([name]) => name !== key))
}

/**
 * Every save returns the whole room. Documents with the same content stay the same objects, and so do
 * earlier terms, so that a form with sixty fields does not render again on every keystroke.
 */
function reuseDocuments(before: Room | undefined, after: Room): Room {
  if (!before) {
    return after
  }

  const documents = after.documents.map((document) => findSame(before.documents, document))
  const isSame =
    documents.length === before.documents.length &&
    documents.every((document, index) => document === before.documents[index])
  const { lastTerms } = isSameJson(before.lastTerms, after.lastTerms) ? before : after
  return {
    ...after,
    documents: isSame ? before.documents : documents,
    ...(lastTerms && { lastTerms }),
  }
}

function findSame(before: RoomDocument[], document: RoomDocument): RoomDocument {
  const same = before.find(({ documentId }) => documentId === document.documentId)
  return same && isSameJson(same, document) ? same : document
}

function isSameJson(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
