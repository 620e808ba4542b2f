import type { RoomState } from '../room/room-store.ts'
import type { Messages } from '../i18n/en.ts'

/** What is wrong with an answer, in this person's language: the server's own words are English. */
export function findAnswerError(
  { problems, said }: Pick<RoomState, 'problems' | 'said'>,
  key: string,
  messages: Messages,
): string | undefined {
  const problem = problems[key]
  return problem !== undefined && problem === said[key]
    ? messages.serverErrors.answer(problem)
    : problem
}
