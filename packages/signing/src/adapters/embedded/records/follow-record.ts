import { isTable, type Answers } from '@countersign/answers/answer'
import { hasRecordedCells } from '@countersign/answers/continued-rows'
import { normalizeTimeZone } from '@countersign/answers/time-zone'
import type { Envelope } from '../../../envelope.ts'
import type { RoomRequest } from '../../../room.ts'
import type { Engine } from '../engine.ts'
import type { Room } from '../room/room-state.ts'
import { endRecord, startRecord } from './continue-record.ts'
import { findContinuingTable, isMetIn } from './continuing-table.ts'
import { readRecord, type RecordContent } from './read-record.ts'

/** The newest record, if the answers begin to continue one with these values. */
export async function readNextRecord(
  engine: Engine,
  room: Room,
  { values, request }: { values: Answers; request: RoomRequest },
): Promise<RecordContent | undefined> {
  const record = findNext(room, values)
  const table = findContinuingTable(room.fields)

  return record && table && readRecord(engine, table, { record, timeZone: zoneOf(request) })
}

/**
 * The envelope after the owner's answers have begun or ceased to be ones that continue a record. What
 * somebody has typed in its place is never replaced, and a record that the owner refused does not return.
 */
export function followRecord(
  room: Room,
  changed: Envelope,
  next: RecordContent | undefined,
): Envelope {
  const table = findContinuingTable(room.fields)
  if (!table || room.recipient.role !== 'LLEdit') {
    return changed
  }
  if (changed.continued && !isMetIn(table.loaded, changed.values, table.field.continues.when)) {
    return endRecord(changed, table)
  }

  return next && findNext(room, changed.values)?.groupId === next.groupId
    ? startRecord(changed, table, next)
    : changed
}

export function zoneOf({ origin }: RoomRequest): string {
  return normalizeTimeZone(origin.timeZone) ?? 'UTC'
}

function findNext({ envelope, fields, recipient }: Room, values: Answers) {
  const table = findContinuingTable(fields)
  if (!table || recipient.role !== 'LLEdit' || envelope.continued !== undefined) {
    return undefined
  }
  const rows = values[table.answerKey]
  const isTyped = isTable(rows) && hasRecordedCells(table.field, rows)

  return isTyped || !isMetIn(table.loaded, values, table.field.continues.when)
    ? undefined
    : envelope.records?.[0]
}
