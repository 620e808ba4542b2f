import { findPacketAnswer, packetAnswers } from '@countersign/answers/packet-answers'
import type { FormPlace, PageSize } from '../schemas/forms/form-place.ts'
import type { FormSigners } from '../schemas/forms/custom-form.ts'
import { checkChoice } from './check-choice.ts'
import { checkCondition } from './check-condition.ts'
import { isFilledBySigning, isMark, smallestPlace } from './form-places.ts'
import { placeError, type PlaceError } from './place-error.ts'
import { checkSigners } from './check-signers.ts'

/**
 * Every error that keeps these places of an uploaded PDF from becoming a form, for the editor and the
 * server. Page sizes are as displayed. `signers` says who signs; without it, whoever has a signature does.
 */
export function checkPlaces(
  places: readonly FormPlace[],
  pages: readonly PageSize[],
  signers?: FormSigners,
): PlaceError[] {
  return [
    ...checkSigners(places, signers),
    ...places.flatMap((place, index) => [
      ...checkSize(place, index, pages),
      ...checkRole(place, index),
      ...checkOverlap(place, index, places.slice(0, index)),
      ...checkChoice(place, index, places),
      ...checkCondition(place, index, places),
    ]),
  ]
}

function checkSize(place: FormPlace, index: number, pages: readonly PageSize[]): PlaceError[] {
  const page = pages[place.page]
  if (!page) {
    return [placeError(index, 'page', `The PDF has no page ${place.page + 1}.`)]
  }

  const least = smallestPlace[place.type]
  const errors: PlaceError[] = []
  if (place.width < least.width - tolerance) {
    errors.push(placeError(index, 'width', `Make this at least ${least.width} points wide.`))
  }
  if (place.height < least.height - tolerance) {
    errors.push(placeError(index, 'height', `Make this at least ${least.height} points high.`))
  }
  if (place.x + place.width > page.width + tolerance) {
    errors.push(placeError(index, 'x', 'This reaches over the edge of the page.'))
  }
  if (place.y + place.height > page.height + tolerance) {
    errors.push(placeError(index, 'y', 'This reaches over the edge of the page.'))
  }

  return errors
}

/** Tolerance for rounding, in points. */
const tolerance = 0.01

function checkRole(place: FormPlace, index: number): PlaceError[] {
  return place.role === 'LLEdit' && isFilledBySigning(place)
    ? [
        placeError(
          index,
          'role',
          'Nothing is signed before a packet is sent. Choose that you fill this in when you sign.',
        ),
      ]
    : []
}

function checkOverlap(
  place: FormPlace,
  index: number,
  earlier: readonly FormPlace[],
): PlaceError[] {
  const errors: PlaceError[] = []
  const over = earlier.find((other) => overlap(place, other))
  if (earlier.some(({ id }) => id === place.id)) {
    errors.push(placeError(index, 'id', 'Two places have the same id.'))
  }
  if (over) {
    errors.push({
      field: `places.${index}`,
      message: `“${place.label}” lies over “${over.label}”. Move them apart.`,
    })
  }

  return [...errors, ...checkAnswer(place, index, earlier)]
}

function checkAnswer(place: FormPlace, index: number, earlier: readonly FormPlace[]): PlaceError[] {
  const shared = earlier.find(({ answer }) => answer !== undefined && answer === place.answer)
  if (place.answer !== undefined && isMark(place)) {
    return [
      placeError(index, 'answer', 'Each signature and each set of initials is made on its own.'),
    ]
  }

  if (packetAnswers[place.answer ?? ''] && !findPacketAnswer(place)) {
    return [
      placeError(
        index,
        'answer',
        'Only a field of the same type that you fill out before sending can show this answer of the packet.',
      ),
    ]
  }

  const choices = findPacketAnswer(place)?.options?.map((option) => option.label)
  if (choices && String(choices) !== String(place.options)) {
    return [
      placeError(
        index,
        'options',
        `The packet asks this with its own choices: ${choices.join('; ')}. List the same ones.`,
      ),
    ]
  }

  return shared && (shared.role !== place.role || shared.type !== place.type)
    ? [
        placeError(
          index,
          'answer',
          `“${place.label}” and “${shared.label}” show one answer, so the same person must give it in the same way.`,
        ),
      ]
    : []
}

function overlap(one: FormPlace, other: FormPlace): boolean {
  return (
    one.page === other.page &&
    one.x + tolerance < other.x + other.width &&
    other.x + tolerance < one.x + one.width &&
    one.y + tolerance < other.y + other.height &&
    other.y + tolerance < one.y + one.height
  )
}
