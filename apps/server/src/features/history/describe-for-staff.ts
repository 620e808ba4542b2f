import {
  describeEvent,
  type EventType,
  type RecordedEvent,
} from '../../kernel/events/event-types.ts'
import type { NameOf } from '../../kernel/events/types/event-type.ts'

/** The words of an event whose quotes are empty: what stood before them, without the colon. */
export function describeForStaff(event: RecordedEvent, nameOf: NameOf): string {
  return words[event.type] ?? describeEvent(event, nameOf).replace(/:\s*$/, '')
}

const words: Partial<Record<EventType, string>> = {
  'packet.question-asked': 'Asked a question',
  'packet.email-copied': 'Emailed a copy',
  // A warning quotes answers.
  'envelope.finished-anyway': 'Finished in spite of a warning',
}
