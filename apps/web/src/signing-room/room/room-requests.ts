import type { Room, RoomChanges } from '@countersign/contract/schemas/signing-room/room'
import { createMutex } from '../../lib/mutex.ts'
import type { RoomClient } from './room-client.ts'
import { RoomProblem, sessionEndReason } from './room-problem.ts'
import type { RoomEvent } from './room-reducer.ts'

export type ActionResult = { ok: true } | { ok: false; problem: RoomProblem }

interface RoomRequestsDeps {
  client: Pick<RoomClient, 'open'>
  /** Of the room that is shown. */
  revision: () => number | undefined
  dispatch: (event: RoomEvent) => void
}

/** Calls that return the room or what has changed in it, and what their problems mean for the screen. */
export function createRoomRequests({ client, revision, dispatch }: RoomRequestsDeps) {
  // One request at a time: a response that overtook another would show an older room.
  const inOrder = createMutex()

  function request<T>(
    call: () => Promise<T>,
    received: (result: T) => Promise<void> | void,
  ): Promise<ActionResult> {
    return inOrder(async () => {
      try {
        await received(await call())
        return { ok: true }
      } catch (error) {
        return { ok: false, problem: reportError(error) }
      }
    })
  }

  function updateRoom(room: Room) {
    dispatch({ type: 'room-updated', room })
  }

  /** Where somebody else has changed the packet too, the room is read again. */
  async function changeRoom(changes: RoomChanges) {
    const known = revision() ?? 0
    if (changes.since === known) {
      dispatch({ type: 'room-changed', changes })
    } else if (changes.revision > known) {
      updateRoom(await client.open())
    }
  }

  /** The screen says why a session ended. */
  function reportError(error: unknown): RoomProblem {
    const problem = error instanceof RoomProblem ? error : new RoomProblem('unexpected')
    const reason = sessionEndReason(problem)
    if (reason) {
      dispatch({ type: 'session-ended', reason })
    }
    if (reason === 'closed') {
      void showClosingPage()
    }
    return problem
  }

  /** The room itself says why it closed; if it cannot be read, the general page stays. */
  async function showClosingPage() {
    const room = await client.open().catch(() => undefined)
    if (room && room.state !== 'open') {
      dispatch({ type: 'room-opened', room, storedDrafts: {} })
    }
  }

  return {
    request,
    change: (call: () => Promise<RoomChanges>) => request(call, changeRoom),
    update: (call: () => Promise<Room>) => request(call, updateRoom),
    reportError,
  }
}
