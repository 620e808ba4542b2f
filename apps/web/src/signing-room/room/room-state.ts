import type { Answer } from '@countersign/answers/answer'
import type { computeSums } from '@countersign/answers/sums'
import type { OpenedRoom } from './opened-room.ts'
import type { SessionEndReason } from './room-problem.ts'
import { rejectionMessages, saveStatus, unsavedDrafts } from './save-queue.ts'
import type { Drafts, SaveQueue, SaveStatus } from './save-queue.ts'

type Answers = Readonly<Record<string, Answer>>
/** Error messages by answer key. */
export type FieldErrors = Readonly<Record<string, string>>

type Screen =
  | { kind: 'opening' }
  | { kind: 'unreachable' }
  | { kind: 'session-ended'; reason: SessionEndReason }
  | { kind: 'room'; room: OpenedRoom }

export interface RoomState {
  screen: Screen
  /** The room that drafts are stored for; kept after the session ended, so that nothing typed is lost. */
  draftsRoom: OpenedRoom | undefined
  saves: SaveQueue
  /** Typed text that cannot be an answer yet. */
  inputErrors: FieldErrors
  /** What the server named when it rejected Finish. */
  finishErrors: FieldErrors
}

/** What components read; computed once for each state. */
export interface RoomSnapshot {
  screen: Screen
  /** The server's answers, overlaid with what was entered since, and their sums. */
  answers: Answers
  drafts: Drafts
  saveStatus: SaveStatus
  /** Errors that the server found; its messages are in English. */
  serverErrors: FieldErrors
  /** The server's errors, and those found while typing. */
  allErrors: FieldErrors
}

/** Adds the sums of these answers: `computeSums`, fetched with the controls for answers. */
export type AddSums = typeof computeSums

/** Without `addSums`, sums are those of the server's last response. */
export function roomSnapshot(
  state: RoomState,
  addSums: AddSums = (_documents, answers) => answers,
): RoomSnapshot {
  const { screen, saves, finishErrors, inputErrors } = state
  const room = openRoom(state)
  const drafts = unsavedDrafts(saves)
  const serverErrors = {
    ...savedAnswerErrors(room, drafts),
    ...finishErrors,
    ...rejectionMessages(saves),
  }

  return {
    screen,
    answers: addSums(room?.documents ?? [], overlay(room?.answers ?? {}, drafts)),
    drafts,
    saveStatus: saveStatus(saves),
    serverErrors,
    allErrors: { ...serverErrors, ...inputErrors },
  }
}

export function openRoom({ screen }: Pick<RoomState, 'screen'>): OpenedRoom | undefined {
  return screen.kind === 'room' ? screen.room : undefined
}

/** An error of a saved answer no longer counts once another answer was entered. */
function savedAnswerErrors(room: OpenedRoom | undefined, drafts: Drafts): FieldErrors {
  const problems = room?.problems.filter(({ key }) => !(key in drafts)) ?? []
  return Object.fromEntries(problems.map(({ key, message }) => [key, message]))
}

function overlay(answers: Answers, drafts: Drafts): Answers {
  const entries = Object.entries<Answer | null>({ ...answers, ...drafts })
  return Object.fromEntries(
    entries.flatMap(([key, answer]) => (answer === null ? [] : [[key, answer]])),
  )
}
