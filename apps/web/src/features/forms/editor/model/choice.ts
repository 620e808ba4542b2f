import type { FormPlace, PageSize } from '@countersign/contract/schemas/forms/form-place'
import { showsSameAnswer } from '@countersign/contract/rules/check-choice'
import { clamp } from './geometry/box.ts'

/** What a new choice offers until somebody writes its list. */
export const firstOptions: readonly string[] = ['Yes', 'No']

/** In points. */
const boxSize = 12
const boxGap = 6
const wordsSize = { width: 160, height: 18 }

/** The list of the lines, without blank ones. */
export function parseOptions(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/**
 * The places that change with a new list: all with this answer, and those that depend on it. A line that
 * is only rewritten keeps its box and its conditions.
 */
export function changeOptions(
  place: FormPlace,
  options: readonly string[],
  places: readonly FormPlace[],
): FormPlace[] {
  const before = place.options ?? []
  const renamed = new Map(
    before.length === options.length ? before.map((word, index) => [word, options[index]]) : [],
  )
  const rename = (word: string) => renamed.get(word) ?? word
  const together = places.filter((other) => showsSameAnswer(place, other))
  const depending = places.filter(({ showWhen }) =>
    together.some(({ id }) => id === showWhen?.place),
  )

  return [
    ...together.map((other) => ({
      ...other,
      options: [...options],
      ...(other.option !== undefined && { option: rename(other.option) }),
    })),
    ...depending.map((other) => ({
      ...other,
      ...(other.showWhen && {
        showWhen: { ...other.showWhen, is: rename(other.showWhen.is) },
      }),
    })),
  ]
}

interface BoxesContext {
  page: PageSize
  newId: () => string
}

/** A box for each option, one below the other from where the words stood. The first keeps the id. */
export function toBoxes(place: FormPlace, { page, newId }: BoxesContext): FormPlace[] {
  const options = place.options ?? []
  const step = boxSize + boxGap
  const top = clamp(place.y, page.height - step * options.length)

  return options.map((option, index) => ({
    ...place,
    id: index === 0 ? place.id : newId(),
    answer: place.answer ?? place.id,
    option,
    y: top + index * step,
    width: boxSize,
    height: boxSize,
  }))
}

/** One place for the chosen words, where the box stood. */
export function toWords({ option: _, ...place }: FormPlace, page: PageSize): FormPlace {
  return { ...place, ...wordsSize, x: clamp(place.x, page.width - wordsSize.width) }
}

/** Changes what belongs to the answer, not to the place, at all boxes of a choice. */
export function withOtherBoxes(place: FormPlace, places: readonly FormPlace[]): FormPlace[] {
  return place.option === undefined
    ? [place]
    : places.filter((other) => showsSameAnswer(place, other))
}
