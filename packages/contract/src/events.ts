/**
 * What may be written into the append-only event table. `envelope.*` come from the signing engine
 * as they are; the others are the server's own.
 */
export const eventTypes = [
  'session.opened',
  'session.closed',
  'property.added',
  'property.changed',
  'property.removed',
  'form.added',
  'form.changed',
  'form.removed',
  'packet.created',
  'packet.fill-started',
  'packet.filled',
  'packet.printed',
  'packet.paid',
  'packet.sent',
  'packet.invite-opened',
  'packet.invite-reissued',
  'packet.resident-signed',
  'packet.residents-signed',
  'packet.owner-signed',
  'packet.executed',
  'packet.time-stamped',
  'packet.paper-asked',
  'packet.question-asked',
  'packet.disowned',
  'packet.declined',
  'packet.canceled',
  'packet.expired',
  'packet.archived',
  'packet.downloaded',
  'mail.queued',
  'mail.handed-over',
  'mail.refused',
] as const
export type EventType = (typeof eventTypes)[number] | `envelope.${string}`
