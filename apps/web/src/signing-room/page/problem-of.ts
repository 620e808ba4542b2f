import type { RoomState } from '../session/room-store.ts'
import type { Words } from '../words/en.ts'

/** What is wrong with an answer, in this person's language: the server's own words are English. */
export function problemOf(
  { problems, said }: Pick<RoomState, 'problems' | 'said'>,
  key: string,
  words: Words,
): string | undefined {
  const problem = problems[key]
  return problem !== undefined && problem === said[key] ? words.refusals.answer(problem) : problem
}
