import type { Answers } from '@countersign/answers/answer'
import type { Envelope } from '../../../envelope.ts'
import type { Engine } from '../engine.ts'

/**
 * If several documents ask the same question separately, the first answer wins. Empty for a group
 * that is unknown or not filled.
 */
export async function getOwnerAnswers(
  engine: Engine,
  { groupIds }: { groupIds: readonly string[] },
): Promise<Answers[]> {
  const envelopes = await engine.store.readMany(groupIds)

  return groupIds.map((groupId) =>
    pickOwnerAnswers(envelopes.find(({ envelopeId }) => envelopeId === groupId)),
  )
}

function pickOwnerAnswers(envelope: Envelope | undefined): Answers {
  const answers = new Map<string, Answers[string]>()
  for (const [answerKey, value] of Object.entries(envelope?.filled ? envelope.values : {})) {
    const key = answerKey.slice(answerKey.indexOf('/') + 1)
    if (key.startsWith('LLEdit.') && !answers.has(key)) {
      answers.set(key, value)
    }
  }
  return Object.fromEntries(answers)
}
