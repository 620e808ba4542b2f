import type { Answers } from '@countersign/answers'
import type { Engine } from '../engine.ts'

/**
 * What the owner answered in a group that they have filled out, by field key; of a question that
 * several of its documents ask each for itself, the first. Nothing of anybody else's, and nothing of a
 * group that is not here.
 */
export async function getOwnerAnswers(
  engine: Engine,
  { groupId }: { groupId: string },
): Promise<Answers> {
  const envelope = await engine.store.read(groupId)
  const answers = new Map<string, Answers[string]>()
  for (const [answerKey, value] of Object.entries(envelope?.filled ? envelope.values : {})) {
    const key = answerKey.slice(answerKey.indexOf('/') + 1)
    if (key.startsWith('LLEdit.') && !answers.has(key)) {
      answers.set(key, value)
    }
  }
  return Object.fromEntries(answers)
}
