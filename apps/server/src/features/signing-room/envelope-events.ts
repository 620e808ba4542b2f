import { roles } from '@countersign/answers'
import { envelopeEventTypes } from '@countersign/esign'
import type { EnvelopeEvent, Origin } from '@countersign/esign'
import { events } from '@countersign/database'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import type { Actor, Context } from '../../kernel/context.ts'
import { recordEvent } from '../../kernel/events/record-event.ts'
import type { PacketRow } from '../packets/index.ts'
import { packetStream } from '../../kernel/events/event-stream.ts'

const Data = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]),
)
const Kept = z.object({ role: z.enum([...roles, 'system']), facts: Data.optional() })

/** Writes the engine's events into the packet's own trail, one chain for both. */
export async function recordEnvelopeEvents(
  ctx: Context,
  groupId: string,
  envelopeEvents: readonly EnvelopeEvent[],
  packet: PacketRow | undefined,
): Promise<void> {
  for (const { type, role, at, origin, data } of envelopeEvents) {
    await recordEvent(ctx, {
      stream: packetStream(groupId),
      type,
      actor: actorOf(role, packet),
      at: new Date(at),
      origin: origin ?? {},
      data: { role, ...(data ? { facts: data } : {}) },
    })
  }
}

/** The engine's events of a group, oldest first, as the engine gave them. */
export async function readEnvelopeEvents(ctx: Context, groupId: string): Promise<EnvelopeEvent[]> {
  const rows = await ctx.db
    .select()
    .from(events)
    .where(and(eq(events.stream, packetStream(groupId)), inArray(events.type, envelopeEventTypes)))
    .orderBy(asc(events.seq))

  return rows.flatMap(toEnvelopeEvent)
}

function toEnvelopeEvent(row: typeof events.$inferSelect): EnvelopeEvent[] {
  const type = envelopeEventTypes.find((known) => known === row.type)
  if (!type) {
    return []
  }

  const { role, facts } = Kept.parse(row.data)
  const origin = originOf(row)
  return [
    {
      type,
      role,
      at: row.at.toISOString(),
      ...(origin ? { origin } : {}),
      ...(facts ? { data: facts } : {}),
    },
  ]
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
