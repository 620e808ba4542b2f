import type { Answers } from '@countersign/answers'
import type { Engine } from '../engine.ts'

/**
 * If several documents ask the same question separately, the first answer wins. Empty for a group
 * that is unknown or not filled.
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
