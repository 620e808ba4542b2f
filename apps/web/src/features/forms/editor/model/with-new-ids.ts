import type { FormPlace } from '@countersign/contract/schemas/forms/form-place'

/**
 * Copies with new ids. The copied boxes of one choice are one choice again, and copied conditions ask
 * the copies. A single box that is copied alone stays a box of its choice.
 */
export function withNewIds(
  originals: readonly FormPlace[],
  newId: () => string,
  { joinsChoice }: { joinsChoice: boolean },
): FormPlace[] {
  const ids = new Map(originals.map(({ id }) => [id, newId()]))
  const answers = new Map<string, string>()

  return originals.map(({ answer, ...place }) => {
    const id = ids.get(place.id) ?? newId()
    const isGroup =
      originals.filter((other) => other.option !== undefined && other.answer === answer).length > 1
    if (answer !== undefined && isGroup && !answers.has(answer)) {
      answers.set(answer, id)
    }
    const kept =
      place.option === undefined ? undefined : isGroup ? answers.get(answer ?? '') : answer
    const { showWhen } = place

    return {
      ...place,
      id,
      ...(kept !== undefined && (isGroup || joinsChoice) && { answer: kept }),
      ...(showWhen && {
        showWhen: { ...showWhen, place: ids.get(showWhen.place) ?? showWhen.place },
      }),
    }
  })
}
