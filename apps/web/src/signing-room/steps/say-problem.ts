import type { RoomProblem } from '../room/room-problem.ts'
import type { Words } from '../i18n/en.ts'

/** A refused call as a sentence: what the server says to the person, else what we know of it. */
export function sayProblem(problem: RoomProblem, words: Words): string {
  if (problem.code === 'unreachable') {
    return words.problems.unreachable
  }

  const said = Object.values(problem.errors)
  if (said.length > 0) {
    return said.map(words.refusals.answer).join(' ')
  }
  return problem.message
    ? words.refusals.call(problem.code, problem.message)
    : words.problems.unexpected
}
