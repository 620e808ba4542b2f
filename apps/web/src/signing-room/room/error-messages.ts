import type { Messages } from '../i18n/en.ts'
import type { RoomProblem } from './room-problem.ts'
import type { RoomSnapshot } from './room-state.ts'

export function formatProblem(problem: RoomProblem, messages: Messages): string {
  if (problem.code === 'unreachable') {
    return messages.problems.unreachable
  }

  const fieldErrors = Object.values(problem.errors)
  if (fieldErrors.length > 0) {
    return fieldErrors.map(messages.serverErrors.answer).join(' ')
  }
  return problem.message
    ? messages.serverErrors.call(problem.code, problem.message)
    : messages.problems.unexpected(problem.requestId)
}

export function findAnswerError(
  { allErrors, serverErrors }: Pick<RoomSnapshot, 'allErrors' | 'serverErrors'>,
  key: string,
  messages: Messages,
): string | undefined {
  const error = allErrors[key]
  return error !== undefined && error === serverErrors[key]
    ? messages.serverErrors.answer(error)
    : error
}
