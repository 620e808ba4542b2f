import { SigningError } from '../../../../errors.ts'
import type { RoomRequest, RoomUpdate } from '../../../../room.ts'
import type { Engine } from '../../engine.ts'
import { addSums } from '../../envelope/add-sums.ts'
import { endInspection, startInspection } from '../../inspections/continue-inspection.ts'
import {
  type ContinuingTable,
  findContinuingTable,
  isMetIn,
} from '../../inspections/continuing-table.ts'
import { zoneOf } from '../follow-inspection.ts'
import { readInspection } from '../../inspections/read-inspection.ts'
import { readRoom, updateRoom } from '../access-room.ts'
import { requireOpen, type Room } from '../room-state.ts'
import { realignTables } from './realign-tables.ts'

/** Idempotent: the inspection that is continued already changes nothing and inspections nothing. */
export async function continueInspection(
  engine: Engine,
  request: RoomRequest,
  { groupId }: { groupId: string | null },
): Promise<RoomUpdate> {
  const before = await readRoom(engine, request)
  const { envelope } = before
  const table = requireTable(before)
  const inspection = envelope.records?.find((other) => other.groupId === groupId)
  const content =
    inspection && (await readInspection(engine, table, { inspection, timeZone: zoneOf(request) }))
  if (groupId !== null && !content) {
    throw refuse(table, 'This inspection is not one of this home.')
  }

  return updateRoom(
    engine,
    request,
    (room) => {
      const found = requireTable(room)
      const { continued } = room.envelope
      if (continued === null ? groupId === null : continued?.groupId === groupId) {
        return undefined
      }
      const next = content
        ? startInspection(room.envelope, found, content)
        : endInspection(room.envelope, found, null)
      const values = realignTables(room.fields, room.envelope.values, next.values)
      const keys = [found.answerKey, found.sourceKey, found.photosKey]
      return {
        envelope: { ...next, values: addSums(room.documents, values) },
        events: [
          {
            type: 'envelope.answers-saved',
            role: 'LLEdit',
            data: { keys, record: groupId ?? 'none' },
          },
        ],
      }
    },
    before,
  )
}

function requireTable(room: Room): ContinuingTable {
  if (room.recipient.role !== 'LLEdit') {
    throw new SigningError(
      'not-your-turn',
      'Only who fills out the documents chooses a inspection.',
    )
  }
  requireOpen(room)
  const table = findContinuingTable(room.fields)
  if (!table || !isMetIn(table.loaded, room.envelope.values, table.field.continues.when)) {
    throw refuse(table, 'No form of this packet continues an earlier inspection.')
  }
  return table
}

function refuse(table: ContinuingTable | undefined, message: string): SigningError {
  return new SigningError('invalid-values', message, [
    { key: table?.answerKey ?? 'groupId', message },
  ])
}
