import { isSameAnswer, type Answer } from '@countersign/answers/answer'
import type { Room, RoomChanges } from '../schemas/signing-room/room.ts'

type Answers = Room['answers']
type Sent = 'since' | 'revision' | 'answers' | 'signed' | 'problems' | 'warnings'
type Parts = Omit<RoomChanges, Sent>
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
  const changes: RoomChanges = {
    since: before.revision,
    revision: after.revision,
    ...separateSigned(findChangedAnswers(before.answers, after.answers), after.adopted),
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

/** Who is sent the changes knows their own marks; a drawn one is large. */
function separateSigned(
  changed: Record<string, Answer | null>,
  adopted: Parts['adopted'],
): Pick<RoomChanges, 'answers' | 'signed'> {
  const answers: [string, Answer | null][] = []
  const signed: [string, 'signature' | 'initials'][] = []
  for (const [key, answer] of Object.entries(changed)) {
    const kind = markKinds.find((known) => adopted && isSameAnswer(answer, adopted[known]))
    if (kind) {
      signed.push([key, kind])
    } else {
      answers.push([key, answer])
    }
  }

  return {
    ...(answers.length > 0 && { answers: Object.fromEntries(answers) }),
    ...(signed.length > 0 && { signed: Object.fromEntries(signed) }),
  }
}

const markKinds = ['signature', 'initials'] as const

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** The room after these changes, which must be about its revision. The same warnings stay the same array. */
export function applyRoomChanges<R extends Pick<Room, keyof State | 'warnings'>>(
  room: R,
  { since: _, answers = {}, signed = {}, warnings, ...parts }: RoomChanges,
): R {
  const adopted = parts.adopted ?? room.adopted
  const marks = Object.entries(signed).flatMap(([key, kind]) =>
    adopted ? [[key, adopted[kind]] as const] : [],
  )
  return {
    ...room,
    ...(parts.earlierInspections && { continued: undefined }),
    ...parts,
    ...(warnings && !isSame(warnings, room.warnings) && { warnings }),
    answers: changeAnswers(room.answers, { ...answers, ...Object.fromEntries(marks) }),
  }
}

function changeAnswers(answers: Answers, changed: Record<string, Answer | null>): Answers {
  const entries = Object.entries<Answer | null>({ ...answers, ...changed })

  return Object.fromEntries(
    entries.flatMap(([key, answer]) => (answer === null ? [] : [[key, answer]])),
  )
}
