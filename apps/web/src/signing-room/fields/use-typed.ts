import { useState } from 'react'
import type { FieldSlot } from '../room/field-slot.ts'
import { useRoomStore } from '../room/room-context.ts'

interface TypedInput<T> {
  /** `undefined` where the answer is shown. */
  typed: T | undefined
  setTyped: (typed: T | undefined) => void
  /** What was typed is an answer: another view shows that. */
  forget: () => void
}

/**
 * What is being typed in a slot. Another view of the form renders the slot's control anew: it goes on
 * with what was typed, also with what cannot be an answer yet.
 */
export function useTyped<T>(slot: FieldSlot): TypedInput<T> {
  const { typed: kept } = useRoomStore()
  const [typed, setOwn] = useState(() => typedIn<T>(kept, slot))
  const forget = () => kept.delete(slot.id)

  function setTyped(next: T | undefined) {
    setOwn(next)
    if (next === undefined) {
      forget()
    } else {
      kept.set(slot.id, next)
    }
  }

  return { typed, setTyped, forget }
}

/** The type of a field decides on its control, so one slot always has entries of one type. */
function typedIn<T>(kept: ReadonlyMap<string, unknown>, slot: FieldSlot): T | undefined {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- see above
  return kept.get(slot.id) as T | undefined
}
