import type { ServerEventPayloads } from '@countersign/contract/events'
import type { EnvelopeEvent, EnvelopeEventPayloads, EnvelopeEventType } from '@countersign/esign'

/** The engine's events are stored with the signer's role beside their payload. */
type StoredEnvelopePayloads = {
  [Type in EnvelopeEventType]: {
    role: EnvelopeEvent['role']
  } & (EnvelopeEventPayloads[Type] extends undefined
    ? { facts?: undefined }
    : { facts: EnvelopeEventPayloads[Type] })
}

export type EventPayloads = ServerEventPayloads & StoredEnvelopePayloads
export type EventType = keyof EventPayloads

/** Every event that may be recorded, by type, each with its own payload. */
export type RecordedEvent<Type extends EventType = EventType> = {
  [Each in Type]: { type: Each; data: EventPayloads[Each] }
}[Type]

export type RecordedEnvelopeEvent = RecordedEvent<EnvelopeEventType>
