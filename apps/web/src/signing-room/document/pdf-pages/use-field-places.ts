import type { RoomPlaces } from '@countersign/contract'
import { useEffect, useState } from 'react'
import { useRoomStore } from '../../room/room-context.ts'
import type { RoomStore } from '../../room/room-store.ts'

const asked = new WeakMap<RoomStore, Promise<RoomPlaces>>()

export type FieldPlacesState =
  | { kind: 'waiting' }
  | { kind: 'failed'; again: () => void }
  | { kind: 'known'; places: RoomPlaces }

/** Where the fields of all documents stand, asked for once for all of them. */
export function useFieldPlaces(): FieldPlacesState {
  const store = useRoomStore()
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<FieldPlacesState>({ kind: 'waiting' })
  useEffect(() => {
    let gone = false
    askOnce(store).then(
      (places) => !gone && setState({ kind: 'known', places }),
      () => !gone && setState({ kind: 'failed', again }),
    )
    return () => {
      gone = true
    }

    function again() {
      setState({ kind: 'waiting' })
      setAttempt((before) => before + 1)
    }
  }, [store, attempt])

  return state
}

/** A refusal is not kept: the next one who asks may be answered. */
function askOnce(store: RoomStore): Promise<RoomPlaces> {
  const known = asked.get(store)
  if (known) {
    return known
  }
  const asking = store.places()
  asked.set(store, asking)
  asking.catch(() => asked.delete(store))
  return asking
}
