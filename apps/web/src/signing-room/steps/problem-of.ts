import type { RoomState } from '../room/room-store.ts'
import type { Words } from '../i18n/en.ts'

/** What is wrong with an answer, in this person's language: the server's own words are English. */
export function problemOf(
  { problems, said }: Pick<RoomState, 'problems' | 'said'>,
  key: string,
  words: Words,
): string | undefined {
  const problem = problems[key]
  return problem !== undefined && problem === said[key] ? words.refusals.answer(problem) : problem
}
