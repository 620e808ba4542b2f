import { findPacketAnswer, packetAnswers } from '@countersign/answers/packet-answers'
import type { FormPlace } from '@countersign/contract/schemas/forms/form-place'
import { isMark } from '@countersign/contract/rules/form-places'
import { typeLabels } from './place-labels.ts'

/** Places that can show the same answer: same role and type. */
export function answerCandidates(place: FormPlace, places: readonly FormPlace[]): FormPlace[] {
  return isMark(place)
    ? []
    : places.filter(
        ({ id, role, type }) => id !== place.id && role === place.role && type === place.type,
      )
}

export function answerSharedWith(
  place: FormPlace,
  places: readonly FormPlace[],
): FormPlace | undefined {
  return place.answer === undefined
    ? undefined
    : places.find(({ id, answer }) => id !== place.id && answer === place.answer)
}

/** Lets `place` show the answer of `other`; without `other` it gets its own answer again. */
export function shareAnswer(place: FormPlace, other: FormPlace | undefined): FormPlace[] {
  const { answer: _, ...alone } = place
  if (!other) {
    return [alone]
  }
  const answer = other.answer ?? other.id
  const { showWhen: _own, ...always } = alone

  return [
    {
      ...always,
      answer,
      ...(other.options && { options: other.options }),
      ...(other.showWhen && { showWhen: other.showWhen }),
      ...(other.option !== undefined && { option: other.option }),
    },
    { ...other, answer },
  ]
}

/** The answers of the packet that this place can show: the owner fills it out, in the same type. */
export function packetCandidates(place: FormPlace): { id: string; label: string }[] {
  return Object.keys(packetAnswers).flatMap((id) => {
    const found = findPacketAnswer({ ...place, answer: id })
    return found ? [{ id, label: found.label }] : []
  })
}

/** Lets `place` show an answer of the packet, under its label unless it has one of its own. */
export function showPacketAnswer(place: FormPlace, answer: string): FormPlace[] {
  const known = packetAnswers[answer]
  const label = isTypeLabel(place) && known ? known.label : place.label

  const options = known?.options?.map((option) => option.label)

  return [{ ...place, label, answer, ...(options && { options }) }]
}

/** A label that nobody has written. */
function isTypeLabel({ type, label }: FormPlace): boolean {
  return label.trim() === '' || label === typeLabels[type]
}
