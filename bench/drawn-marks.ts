import type { Mark } from '@countersign/answers/answer'
import { roomCalls } from '@countersign/contract/calls/signing-room'
import type { Room } from '@countersign/contract/schemas/signing-room/room'
import type { Api } from '../e2e/support/api.ts'

/** Four strokes of 60 points, as a finger draws a name. */
export function drawMark(): Mark {
  const strokes = Array.from({ length: 4 }, (_, stroke) =>
    Array.from({ length: 60 }, (_point, at) => ({
      x: 20 + stroke * 130 + at * 2.1,
      y: 100 + Math.round(600 * Math.sin(at / 5 + stroke)) / 10,
    })),
  )
  return { kind: 'drawn', width: 600, height: 200, strokes }
}

/** Agrees, and draws signature and initials; returns the room as it was opened. */
export async function adoptDrawnMarks(room: Api): Promise<Room> {
  const opened = await room.call(roomCalls.getRoom)
  const body = { version: opened.consent.version, language: 'en-US' }
  await room.call(roomCalls.postRoomConsent, { body })
  await room.call(roomCalls.postRoomAdopt, {
    body: { signature: drawMark(), initials: drawMark() },
  })
  return opened
}
