import { isTable, type Answers } from '@countersign/answers/answer'
import { hasEarlierCells } from '@countersign/answers/continued-rows'
import { normalizeTimeZone } from '@countersign/answers/time-zone'
import type { Envelope } from '../../../envelope.ts'
import type { RoomRequest } from '../../../room.ts'
import type { Engine } from '../engine.ts'
import type { Room } from './room-state.ts'
import { endInspection, startInspection } from '../inspections/continue-inspection.ts'
import { findContinuingTable, isMetIn } from '../inspections/continuing-table.ts'
import { readInspection, type InspectionContent } from '../inspections/read-inspection.ts'

/** The newest inspection, if the answers begin to continue one with these values. */
export async function readNextInspection(
  engine: Engine,
  room: Room,
  { values, request }: { values: Answers; request: RoomRequest },
): Promise<InspectionContent | undefined> {
  const inspection = findNext(room, values)
  const table = findContinuingTable(room.fields)

  return (
    inspection && table && readInspection(engine, table, { inspection, timeZone: zoneOf(request) })
  )
}

/**
 * The envelope after the owner's answers have begun or ceased to be ones that continue a inspection. What
 * somebody has typed in its place is never replaced, and a inspection that the owner refused does not return.
 */
export function followInspection(
  room: Room,
  changed: Envelope,
  next: InspectionContent | undefined,
): Envelope {
  const table = findContinuingTable(room.fields)
  if (!table || room.recipient.role !== 'LLEdit') {
    return changed
  }
  if (changed.continued && !isMetIn(table.loaded, changed.values, table.field.continues.when)) {
    return endInspection(changed, table)
  }

  return next && findNext(room, changed.values)?.groupId === next.groupId
    ? startInspection(changed, table, next)
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
  const isTyped = isTable(rows) && hasEarlierCells(table.field, rows)

  return isTyped || !isMetIn(table.loaded, values, table.field.continues.when)
    ? undefined
    : envelope.records?.[0]
}
