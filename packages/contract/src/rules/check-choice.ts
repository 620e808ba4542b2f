import type { FormPlace } from '../schemas/forms/form-place.ts'
import { maxOptionLength, maxOptions } from './form-places.ts'
import { placeError, type PlaceError } from './place-error.ts'

/** Whether the place asks for one of a list, and every choice of the list can be shown. */
export function checkChoice(
  place: FormPlace,
  index: number,
  places: readonly FormPlace[],
): PlaceError[] {
  if (place.type !== 'choice') {
    return []
  }

  return checkOptions(place, index) ?? checkBoxes(place, index, places)
}

function checkOptions({ options = [] }: FormPlace, index: number): PlaceError[] | undefined {
  const known = options.map((option) => option.toLowerCase())
  const repeated = options.find((_, at) => known.indexOf(known[at] ?? '') < at)
  if (options.length < 2) {
    return [placeError(index, 'options', 'List at least two choices, one on each line.')]
  }

  const long = options.find((option) => option.length > maxOptionLength)
  if (long !== undefined) {
    return [
      placeError(
        index,
        'options',
        `“${long}” is too long. Use at most ${maxOptionLength} characters.`,
      ),
    ]
  }
  if (options.length > maxOptions) {
    return [placeError(index, 'options', `A list can have at most ${maxOptions} choices.`)]
  }

  return repeated === undefined
    ? undefined
    : [placeError(index, 'options', `“${repeated}” is in the list twice. Remove one.`)]
}

function checkBoxes(place: FormPlace, index: number, places: readonly FormPlace[]): PlaceError[] {
  const { options = [], option, label } = place
  const together = places.filter((other) => showsSameAnswer(place, other))
  const first = together[0] ?? place
  const boxed = together.filter((other) => other.option !== undefined)
  if (String(first.options) !== String(options)) {
    return [
      placeError(
        index,
        'options',
        `“${label}” and “${first.label}” show one answer, so they must list the same choices.`,
      ),
    ]
  }
  if (option !== undefined && !options.includes(option)) {
    return [placeError(index, 'option', 'Choose which of the choices this box stands for.')]
  }
  if (option === undefined && boxed.length > 0) {
    return [
      placeError(
        index,
        'option',
        'The other places of this choice are boxes. Choose a box here too.',
      ),
    ]
  }

  const missing = options.find((each) => boxed.every((box) => box.option !== each))
  return place === first && boxed.length > 0 && missing !== undefined
    ? [placeError(index, 'options', `“${missing}” has no box on the pages. Add one, or remove it.`)]
    : []
}

/** Whether both show one answer, or are the same place. */
export function showsSameAnswer(place: FormPlace, other: FormPlace): boolean {
  return place.id === other.id || (place.answer !== undefined && place.answer === other.answer)
}
