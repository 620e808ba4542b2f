import { isSameAnswer, type Answer } from '@countersign/answers/answer'
import type { Room, RoomChanges } from '../schemas/signing-room/room.ts'

type Answers = Room['answers']
type Parts = Omit<RoomChanges, 'since' | 'revision' | 'answers' | 'problems' | 'warnings'>
type State = Parts & Pick<Room, 'revision' | 'answers'>

const partNames = [
  'consent',
  'adopted',
  'read',
  'carried',
  'toConfirm',
  'earlierInspections',
  'continued',
  'leftBlank',
  'missing',
] as const satisfies readonly (keyof Parts)[]

/** What has changed; what is wrong with answers is not compared, for it follows from them. */
export function findRoomChanges(before: State, after: State): RoomChanges {
  const answers = findChangedAnswers(before.answers, after.answers)
  const changes: RoomChanges = {
    since: before.revision,
    revision: after.revision,
    ...(Object.keys(answers).length > 0 && { answers }),
  }
  for (const name of partNames) {
    copyChanged(name, { before, after, changes })
  }
  // That none is continued any more is said by the list alone.
  if (!isSame(before.continued, after.continued)) {
    changes.earlierInspections = after.earlierInspections ?? []
  }
  return changes
}

function copyChanged<Name extends keyof Parts>(
  name: Name,
  { before, after, changes }: { before: Parts; after: Parts; changes: Parts },
): void {
  if (after[name] !== undefined && !isSame(before[name], after[name])) {
    changes[name] = after[name]
  }
}

function findChangedAnswers(before: Answers, after: Answers): Record<string, Answer | null> {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  const changed = [...keys].filter((key) => !isSameAnswer(before[key], after[key]))

  return Object.fromEntries(changed.map((key) => [key, after[key] ?? null]))
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** The room after these changes, which must be about its revision. The same warnings stay the same array. */
export function applyRoomChanges<R extends Pick<Room, keyof State | 'warnings'>>(
  room: R,
  { since: _, answers = {}, warnings, ...parts }: RoomChanges,
): R {
  return {
    ...room,
    ...(parts.earlierInspections && { continued: undefined }),
    ...parts,
    ...(warnings && !isSame(warnings, room.warnings) && { warnings }),
    answers: changeAnswers(room.answers, answers),
  }
}

function changeAnswers(answers: Answers, changed: Record<string, Answer | null>): Answers {
  const entries = Object.entries<Answer | null>({ ...answers, ...changed })

  return Object.fromEntries(
    entries.flatMap(([key, answer]) => (answer === null ? [] : [[key, answer]])),
  )
}
