import type { InviteRole } from '@countersign/contract'
import { events } from '@countersign/database'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../../../kernel/context.ts'
import type { PacketRow } from '../rows.ts'
import { parseEvent } from '../../../kernel/events/parse-event.ts'
import { packetStream } from '../../../kernel/events/event-stream.ts'

/**
 * The signers whose link has reached somebody else. Their address may be a stranger's, so nothing of
 * the packet goes there any more, and least of all the signed file.
 */
export async function wrongRecipientRoles(
  ctx: Context,
  { documentGroupId }: PacketRow,
): Promise<Set<InviteRole>> {
  const rows = await ctx.db
    .select({ type: events.type, data: events.data })
    .from(events)
    .where(
      and(eq(events.stream, packetStream(documentGroupId)), eq(events.type, 'packet.disowned')),
    )

  return new Set(
    rows.flatMap((row) => {
      const event = parseEvent(row)
      return event?.type === 'packet.disowned' ? [event.data.role] : []
    }),
  )
}
