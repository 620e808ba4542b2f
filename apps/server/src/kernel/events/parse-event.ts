import { isRecord } from '@countersign/answers/answer'
import type { PersonalParts } from '@countersign/database'
import { eventTypes, isEventType, type EventType, type RecordedEvent } from './event-types.ts'
import { emptyPersonal, joinPersonal, withoutDigests } from './personal-fields.ts'

/** A stored row as an event; `undefined` where its type is unknown or its payload malformed. */
export function parseEvent({ type, data, personal }: StoredEvent): RecordedEvent | undefined {
  if (!isEventType(type)) {
    return undefined
  }
  const said = isRecord(data) ? joinPersonal({ type, data, personal: personal ?? null }) : data
  const parsed = eventTypes[type].schema.safeParse(said)

  return parsed.success ? toEvent(type, parsed.data) : undefined
}

/** With what names or quotes somebody empty. */
export function parseWithoutQuotes({ type, data }: StoredEvent): RecordedEvent | undefined {
  return isRecord(data)
    ? parseEvent({ type, data: withoutDigests(emptyPersonal({ type, data })) })
    : undefined
}

interface StoredEvent {
  type: string
  data: unknown
  personal?: PersonalParts | null
}

/** TypeScript cannot follow that a type's own schema gives that type's payload. */
function toEvent(type: EventType, data: unknown): RecordedEvent {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions
  return { type, data } as RecordedEvent
}
