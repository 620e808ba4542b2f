import type { RoomProblem } from './room-problem.ts'
import type { Messages } from '../i18n/en.ts'

/** A refused call as a sentence: what the server says to the person, else what we know of it. */
export function formatProblem(problem: RoomProblem, messages: Messages): string {
  if (problem.code === 'unreachable') {
    return messages.problems.unreachable
  }

  const said = Object.values(problem.errors)
  if (said.length > 0) {
    return said.map(messages.serverErrors.answer).join(' ')
  }
  return problem.message
    ? messages.serverErrors.call(problem.code, problem.message)
    : messages.problems.unexpected
}
