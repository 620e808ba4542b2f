import type { EnvelopeEvent, Origin } from '@countersign/esign'
import { events } from '@countersign/database'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Actor, Context } from '../../kernel/context.ts'
import { recordEvent } from '../../kernel/events/record-event.ts'
import { envelopeEventTypes, isEnvelopeEvent, parseEvent } from '../../kernel/events/parse-event.ts'
import type { RecordedEnvelopeEvent } from '../../kernel/events/recorded-event.ts'
import type { PacketRow } from '../packets/index.ts'
import { packetStream } from '../../kernel/events/event-stream.ts'

/** Writes the engine's events into the packet's own trail, one chain for both. */
export async function recordEnvelopeEvents(
  ctx: Context,
  groupId: string,
  envelopeEvents: readonly EnvelopeEvent[],
  packet: PacketRow | undefined,
): Promise<void> {
  for (const event of envelopeEvents) {
    await recordEvent(ctx, {
      ...toRecorded(event),
      stream: packetStream(groupId),
      actor: actorOf(event.role, packet),
      at: new Date(event.at),
      origin: event.origin ?? {},
    })
  }
}

/** TypeScript cannot follow that each type keeps its own payload. */
function toRecorded({ type, role, data }: EnvelopeEvent): RecordedEnvelopeEvent {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions
  return { type, data: { role, ...(data && { facts: data }) } } as RecordedEnvelopeEvent
}

/** The engine's events of a group, oldest first, as the engine gave them. */
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
    ctx.log.error({ stream: row.stream, seq: row.seq }, 'a stored event cannot be read')
    return []
  })
}

/** TypeScript cannot follow that each type keeps its own payload. */
function fromRecorded(
  { type, data: { role, facts } }: RecordedEnvelopeEvent,
  row: typeof events.$inferSelect,
): EnvelopeEvent {
  const origin = originOf(row)
  const at = row.at.toISOString()

  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions
  return {
    type,
    role,
    at,
    ...(origin && { origin }),
    ...(facts && { data: facts }),
  } as EnvelopeEvent
}

function originOf({ ip, userAgent, timeZone }: typeof events.$inferSelect): Origin | undefined {
  const origin = {
    ...(ip ? { ip } : {}),
    ...(userAgent ? { userAgent } : {}),
    ...(timeZone ? { timeZone } : {}),
  }

  return Object.keys(origin).length > 0 ? origin : undefined
}

/** Who acts in a role. Before there is a packet nobody's name can stand for the owner's. */
export function actorOf(role: EnvelopeEvent['role'], packet: PacketRow | undefined): Actor {
  if (role === 'system' || !packet) {
    return { kind: 'system' }
  }
  if (role === 'LLEdit' || role === 'LLSign') {
    return { kind: 'member', userId: packet.ownerId }
  }

  return { kind: 'resident', role, packetId: packet.id }
}
