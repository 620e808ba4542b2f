import type { FormTranslation } from './form-translation.ts'
import type { RoomProblem } from './room-problem.ts'
import type { RoomSnapshot } from './room-state.ts'
import type { RoomMessages } from '../../i18n/room/en.ts'

export function formatProblem(problem: RoomProblem, messages: RoomMessages): string {
  if (problem.code === 'unreachable') {
    return messages.problems.unreachable
  }

  const fieldErrors = Object.values(problem.errors)
  if (fieldErrors.length > 0) {
    return fieldErrors.map((error) => messages.serverErrors.answer(error)).join(' ')
  }
  return problem.message
    ? messages.serverErrors.call(problem.code, problem.message)
    : messages.problems.unexpected(problem.requestId)
}

export function findAnswerError(
  { allErrors, serverErrors }: Pick<RoomSnapshot, 'allErrors' | 'serverErrors'>,
  key: string,
  messages: RoomMessages,
  translation: FormTranslation | undefined,
): string | undefined {
  const error = allErrors[key]
  return error !== undefined && error === serverErrors[key]
    ? messages.serverErrors.answer(error, translation?.text)
    : error
}
