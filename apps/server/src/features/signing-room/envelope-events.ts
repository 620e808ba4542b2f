import type { EnvelopeEvent, Origin } from '@countersign/signing/envelope-events'
import { events } from '@countersign/database'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { recordEvent, type NewEvent } from '../../kernel/events/record-event.ts'
import {
  envelopeEventTypes,
  isEnvelopeEvent,
  type RecordedEnvelopeEvent,
} from '../../kernel/events/event-types.ts'
import { parseEvent } from '../../kernel/events/parse-event.ts'
import { actorForRole } from '../packets/index.ts'
import type { PacketRow } from '../packet/index.ts'
import { packetStream } from '../../kernel/events/event-stream.ts'

/** Into the packet's stream: one hash chain for both. */
export async function recordEnvelopeEvents(
  ctx: Context,
  groupId: string,
  envelopeEvents: readonly EnvelopeEvent[],
  packet: PacketRow | undefined,
): Promise<void> {
  for (const event of envelopeEvents) {
    await recordEvent(ctx, toNewEvent(groupId, event, packet))
  }
}

function toNewEvent(
  groupId: string,
  event: EnvelopeEvent,
  packet: Parameters<typeof actorForRole>[1],
): NewEvent {
  return {
    ...toRecorded(event),
    stream: packetStream(groupId),
    actor: actorForRole(event.role, packet),
    at: new Date(event.at),
    origin: event.origin ?? {},
  }
}

/** TypeScript cannot follow that each type keeps its own payload. */
function toRecorded({ type, role, data }: EnvelopeEvent): RecordedEnvelopeEvent {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions
  return { type, data: { role, ...(data && { facts: data }) } } as RecordedEnvelopeEvent
}

/** Oldest first. */
export async function readEnvelopeEvents(ctx: Context, groupId: string): Promise<EnvelopeEvent[]> {
  const rows = await ctx.db
    .select()
    .from(events)
    .where(and(eq(events.stream, packetStream(groupId)), inArray(events.type, envelopeEventTypes)))
    .orderBy(asc(events.seq))

  return rows.flatMap((row) => {
    const event = parseEvent(row)
    if (event && isEnvelopeEvent(event)) {
      return [fromRecorded(event, row)]
    }
    ctx.log.error({ stream: row.stream, seq: row.seq }, 'stored event cannot be parsed')
    return []
  })
}

/** TypeScript cannot follow that each type keeps its own payload. */
function fromRecorded(
  { type, data: { role, facts } }: RecordedEnvelopeEvent,
  row: typeof events.$inferSelect,
): EnvelopeEvent {
  const origin = toOrigin(row)
  const at = row.at.toISOString()

  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions
  return {
    type,
    role,
    at,
    recorded: { number: row.seq, sha256: row.hash },
    ...(origin && { origin }),
    ...(facts && { data: facts }),
  } as EnvelopeEvent
}

function toOrigin(row: typeof events.$inferSelect): Origin | undefined {
  const { ip, userAgent, timeZone } = { ...row, ...row.personal?.origin?.values }
  const origin = {
    ...(ip ? { ip } : {}),
    ...(userAgent ? { userAgent } : {}),
    ...(timeZone ? { timeZone } : {}),
  }

  return Object.keys(origin).length > 0 ? origin : undefined
}
