import type { EnvelopeEventType } from '@countersign/signing/envelope-events'
import { envelopeEvents } from './types/envelope-events.ts'
import type { EventDeclaration, NameOf } from './types/event-type.ts'
import { mailEvents } from './types/mail-events.ts'
import { memberEvents } from './types/member-events.ts'
import { packetEvents } from './types/packet-events.ts'
import { paymentEvents } from './types/payment-events.ts'

const declarations = {
  ...memberEvents,
  ...packetEvents,
  ...paymentEvents,
  ...mailEvents,
  ...envelopeEvents,
}

type Declarations = typeof declarations
export type EventType = keyof Declarations
type EventPayloads = {
  [Type in EventType]: Declarations[Type] extends EventDeclaration<infer Data> ? Data : never
}

/** Every event that may be recorded, by type, each with its own payload. */
export type RecordedEvent<Type extends EventType = EventType> = {
  [Each in Type]: { type: Each; data: EventPayloads[Each] }
}[Type]

export type RecordedEnvelopeEvent = RecordedEvent<EnvelopeEventType>

export const eventTypes: { [Type in EventType]: EventDeclaration<EventPayloads[Type]> } =
  declarations

export function isEventType(type: string): type is EventType {
  return Object.hasOwn(declarations, type)
}

/** The events that a packet's owner is shown; the rest is for the evidence only. */
export const shownEventTypes = Object.entries(declarations).flatMap(([type, { words }]) =>
  words ? [type] : [],
)

/** What happened, as the packet's owner reads it. */
export function describeEvent<Type extends EventType>(
  { type, data }: RecordedEvent<Type>,
  nameOf: NameOf,
): string {
  return eventTypes[type].words?.(data, nameOf) ?? unshown
}

export const unshown = 'This entry cannot be shown'

export const envelopeEventTypes = Object.keys(envelopeEvents)

export function isEnvelopeEvent(event: RecordedEvent): event is RecordedEnvelopeEvent {
  return Object.hasOwn(envelopeEvents, event.type)
}
