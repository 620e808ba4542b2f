import { isMark, isSameAnswer, type Answer, type Mark } from '@countersign/answers/answer'
import type { Room } from '../schemas/signing-room/room.ts'

type Answers = Room['answers']

/** Answers as a room is sent: each mark once, with the keys of the places where it stands. */
export function separateMarks(answers: Answers): Pick<Room, 'answers' | 'marks'> {
  const marks: { mark: Mark; keys: string[] }[] = []
  const others: [string, Answer][] = []
  for (const [key, answer] of Object.entries(answers)) {
    if (isMark(answer)) {
      addPlace(marks, answer, key)
    } else {
      others.push([key, answer])
    }
  }

  return { answers: Object.fromEntries(others), ...(marks.length > 0 && { marks }) }
}

function addPlace(marks: { mark: Mark; keys: string[] }[], mark: Mark, key: string): void {
  const known = marks.find((other) => isSameAnswer(other.mark, mark))
  if (known) {
    known.keys.push(key)
  } else {
    marks.push({ mark, keys: [key] })
  }
}

/** The answers of a room that was sent, with the mark in each place. */
export function placeMarks({ answers, marks = [] }: Pick<Room, 'answers' | 'marks'>): Answers {
  const placed = marks.flatMap(({ mark, keys }) => keys.map((key) => [key, mark] as const))

  return { ...answers, ...Object.fromEntries(placed) }
}
