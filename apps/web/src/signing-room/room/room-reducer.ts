import { isSameAnswer, type Answer } from '@countersign/answers/answer'
import { applyRoomChanges } from '@countersign/contract/rules/room-changes'
import type { Room, RoomChanges } from '@countersign/contract/schemas/signing-room/room'
import type { RoomDocument } from '@countersign/contract/schemas/signing-room/room-document'
import { addDocuments, withDocuments } from './opened-room.ts'
import type { OpenedRoom } from './opened-room.ts'
import type { SessionEndReason } from './room-problem.ts'
import { openRoom, roomSnapshot } from './room-state.ts'
import type { FieldErrors, RoomState } from './room-state.ts'
import { emptySaveQueue, saveQueueReducer } from './save-queue.ts'
import type { Drafts, SaveQueueEvent } from './save-queue.ts'

export type RoomEvent =
  | { type: 'room-opened'; room: Room; storedDrafts: Drafts }
  | { type: 'room-updated'; room: Room }
  | { type: 'room-changed'; changes: RoomChanges }
  | { type: 'documents-loaded'; documents: readonly RoomDocument[] }
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
    case 'room-opened': {
      const room = withDocuments(event.room, openRoom(state)?.documents)
      return addDrafts(
        {
          ...state,
          screen: { kind: 'room', room },
          draftsRoom: room.state === 'open' ? room : undefined,
        },
        event.storedDrafts,
      )
    }
    case 'room-updated':
      return updateRoom(state, withDocuments(event.room, openRoom(state)?.documents))
    case 'room-changed': {
      const room = openRoom(state)
      return room?.revision === event.changes.since
        ? updateRoom(state, applyRoomChanges(room, event.changes))
        : state
    }
    case 'documents-loaded': {
      const room = openRoom(state)
      return room ? updateRoom(state, addDocuments(room, event.documents)) : state
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

function updateRoom(state: RoomState, room: OpenedRoom): RoomState {
  const before = openRoom(state)?.answers
  const isUnchanged = ([key]: [string, string]) => isSameAnswer(room.answers[key], before?.[key])
  return {
    ...state,
    screen: { kind: 'room', room },
    draftsRoom: state.draftsRoom && room,
    finishErrors: Object.fromEntries(Object.entries(state.finishErrors).filter(isUnchanged)),
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
