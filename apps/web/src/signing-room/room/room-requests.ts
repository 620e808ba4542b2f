import type { Room } from '@countersign/contract/schemas/signing-room/room'
import { createMutex } from '../../lib/mutex.ts'
import type { RoomClient } from './room-client.ts'
import { RoomProblem, sessionEndReason } from './room-problem.ts'
import type { RoomEvent } from './room-reducer.ts'

export type ActionResult = { ok: true } | { ok: false; problem: RoomProblem }

interface RoomRequestsDeps {
  client: Pick<RoomClient, 'open'>
  dispatch: (event: RoomEvent) => void
}

/** Calls that return the room, and what their problems mean for the screen. */
export function createRoomRequests({ client, dispatch }: RoomRequestsDeps) {
  // One request at a time: a response that overtook another would show an older room.
  const inOrder = createMutex()

  function request(call: () => Promise<Room>, received = updateRoom): Promise<ActionResult> {
    return inOrder(async () => {
      try {
        received(await call())
        return { ok: true }
      } catch (error) {
        return { ok: false, problem: reportError(error) }
      }
    })
  }

  function updateRoom(room: Room) {
    dispatch({ type: 'room-updated', room })
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

  return { request, reportError }
}
