import type { FormPlace } from '../schemas/forms/form-place.ts'
import { showsSameAnswer } from './check-choice.ts'
import { isAlwaysShown } from './form-places.ts'
import { placeError, type PlaceError } from './place-error.ts'
import { inviteRoleName } from './roles.ts'

/** Whether the answer that decides if a place is shown exists, is known in time, and is always asked. */
export function checkCondition(
  place: FormPlace,
  index: number,
  places: readonly FormPlace[],
): PlaceError[] {
  const message = describeConditionError(place, places)

  return message === undefined ? [] : [placeError(index, 'showWhen', message)]
}

export function findDecisivePlaces(place: FormPlace, places: readonly FormPlace[]): FormPlace[] {
  return places.filter(
    (other, index) =>
      conditionAnswers(other).length > 0 &&
      describeSourceError(place, other) === undefined &&
      places.findIndex((earlier) => showsSameAnswer(other, earlier)) === index,
  )
}

/** The answers of a place on which another one can depend; none if it has no fixed ones. */
export function conditionAnswers({ type, options = [] }: FormPlace): readonly string[] {
  if (type === 'checkbox') {
    return ['checked', 'unchecked']
  }

  return type === 'choice' ? options : []
}

function describeConditionError(
  place: FormPlace,
  places: readonly FormPlace[],
): string | undefined {
  const { showWhen } = place
  const first = places.find((other) => showsSameAnswer(place, other)) ?? place
  if (JSON.stringify(first.showWhen) !== JSON.stringify(showWhen)) {
    return `“${place.label}” and “${first.label}” show one answer, so they are shown in the same case.`
  }
  if (!showWhen) {
    return undefined
  }
  if (isAlwaysShown(place)) {
    return 'Signatures, dates of signing and the names of signers are always shown.'
  }

  const source = places.find(({ id }) => id === showWhen.place)
  if (!source) {
    return 'The field that this one depends on was deleted. Choose another one, or show this one always.'
  }
  return describeSourceError(place, source) ?? describeAnswerError(source, showWhen.is)
}

function describeSourceError(place: FormPlace, source: FormPlace): string | undefined {
  if (showsSameAnswer(place, source)) {
    return 'A field cannot depend on its own answer. Choose another one.'
  }
  if (source.showWhen) {
    return `“${source.label}” is itself shown only in some cases. Choose a field that is always shown.`
  }

  return source.role === 'LLEdit' || source.role === place.role
    ? undefined
    : `“${source.label}” is filled out by ${source.role === 'LLSign' ? 'you when signing' : inviteRoleName(source.role)}. Choose a field that you fill out before sending, or one of the same person.`
}

function describeAnswerError(source: FormPlace, answer: string): string | undefined {
  const answers = conditionAnswers(source)
  if (answers.length === 0) {
    return `“${source.label}” is neither a choice nor a checkbox. Choose another field.`
  }

  return answers.includes(answer)
    ? undefined
    : `“${answer}” is not an answer of “${source.label}”. Choose one of its answers.`
}
