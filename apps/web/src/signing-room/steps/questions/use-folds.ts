import { isAnswered, isConditionMet, isRequired } from '@countersign/answers/is-answered'
import type { RoomField } from '@countersign/contract/schemas/signing-room/room-document'
import { useState } from 'react'
import { answerLookup } from '../../room/answer-lookup.ts'
import type { FieldSlot } from '../../room/field-slot.ts'
import { useRoom, useRoomState } from '../../room/room-context.ts'
import type { RoomSnapshot } from '../../room/room-state.ts'

export interface Folds {
  /** Optional and not answered: behind a button with their name. */
  folded: readonly FieldSlot[]
  open: (id: string) => void
}

/** Which questions of a group are not shown until somebody wants them. */
export function useFolds(slots: readonly FieldSlot[]): Folds {
  const [opened, setOpened] = useState<readonly string[]>([])
  const foldable = useFoldable(slots)
  const folded = slots.filter(({ id }) => foldable.includes(id) && !opened.includes(id))
  // One that was answered stays when its answer is taken away.
  const shown = slots.filter((slot) => !folded.includes(slot) && !opened.includes(slot.id))
  if (shown.length > 0) {
    setOpened([...opened, ...shown.map(({ id }) => id)])
  }

  return { folded, open: (id) => setOpened((before) => [...before, id]) }
}

function useFoldable(slots: readonly FieldSlot[]): readonly string[] {
  const { warnings = [] } = useRoom()
  const ids = useRoomState((state) =>
    slots
      .filter((slot) => isFoldable(slot, state))
      .filter(({ answerKey }) => !warnings.some(({ key }) => key === answerKey))
      .map(({ id }) => id)
      .join(' '),
  )

  return isFew(slots) ? [] : ids.split(' ')
}

/** Where nothing is required, a few optional questions are what the group is for. */
function isFew(slots: readonly FieldSlot[]): boolean {
  return slots.length <= 3 && slots.every(({ field }) => !field.required && !field.requiredIf)
}

/** Rooms to inspect, their ratings and photos. */
function isWhatTheFormIsFor({ type, rows, rowsOf }: RoomField): boolean {
  return type === 'photos' || rowsOf !== undefined || rows?.first !== undefined
}

function isFoldable(
  { field, siblings, answerKey }: FieldSlot,
  { answers, allErrors }: RoomSnapshot,
): boolean {
  const lookup = answerLookup(siblings, answers)

  return (
    !isWhatTheFormIsFor(field) &&
    !isRequired(field, lookup) &&
    (!field.requiredIf || isConditionMet(field.requiredIf, lookup)) &&
    !isAnswered(field, answers[answerKey]) &&
    !(answerKey in allErrors)
  )
}
