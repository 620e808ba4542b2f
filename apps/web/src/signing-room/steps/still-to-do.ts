import type { Answer } from '@countersign/contract'
import { isAnswered } from '../fields/answers/is-answered.ts'
import { isRequired } from '../fields/answers/is-required.ts'
import type { Drafts } from '../room/save-queue.ts'
import type { Spot } from './plan-page.ts'

export interface Standing {
  /** What the server still asks for, as of its last answer. */
  missing: readonly string[]
  drafts: Drafts
  answers: Readonly<Record<string, Answer>>
  problems: Readonly<Record<string, string>>
}

/**
 * What is left, in the page's order. The server decides; only for what was typed since its last
 * answer, and for what depends on that, the page judges for itself until the server has.
 */
export function stillToDo(spots: readonly Spot[], standing: Standing): Spot[] {
  const missing = new Set(standing.missing)
  return spots.filter((spot) => isLeft(spot, missing, standing))
}

function isLeft(spot: Spot, missing: ReadonlySet<string>, standing: Standing): boolean {
  if (!isInFlux(spot, standing.drafts)) {
    return missing.has(spot.answerKey)
  }

  const { field, siblings, answerKey } = spot
  const needed = isRequired(field, siblings, standing.answers)
  return needed && !isAnswered(field, standing.answers[answerKey])
}

function isInFlux({ field, siblings, answerKey }: Spot, drafts: Drafts): boolean {
  if (answerKey in drafts) {
    return true
  }
  if (!field.requiredIf) {
    return false
  }

  const { key } = field.requiredIf
  const asked = siblings.find((sibling) => sibling.key === key)
  return (asked?.answerKey ?? key) in drafts
}

/** Where `Next` goes: the first thing left after this place, else the first of all. */
export function nextSpot(
  spots: readonly Spot[],
  left: readonly Spot[],
  currentId: string | undefined,
): Spot | undefined {
  const current = spots.findIndex((spot) => spot.id === currentId)
  const after = left.find((spot) => spots.indexOf(spot) > current)
  return after ?? left[0]
}

/** What `Next` visits: all that is left, and all that is wrong; a form is confirmed when that is done. */
export function needsAttention(spots: readonly Spot[], standing: Standing): Spot[] {
  const left = new Set(stillToDo(spots, standing))
  const wanting = spots.filter((spot) => left.has(spot) || spot.answerKey in standing.problems)
  return wanting.filter((spot) => !spot.field.confirms || isAllThatIsLeft(spot, wanting))
}

function isAllThatIsLeft(confirm: Spot, wanting: readonly Spot[]): boolean {
  return wanting.every((spot) => spot === confirm || spot.documentId !== confirm.documentId)
}
