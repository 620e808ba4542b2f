import { applicationRequests, signingInvites } from '@countersign/database'
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { officeId, type Context } from '../../kernel/context.ts'
import { userStream } from '../../kernel/events/event-stream.ts'
import { recordEvent } from '../../kernel/events/record-event.ts'
import { isUuid } from '../../kernel/ids.ts'
import { isOwn } from './own-request.ts'

interface StartedPacket {
  packet: { id: string; documentGroupId: string }
  requestIds: readonly string[]
  emails: readonly string[]
}

/**
 * In the transaction that creates the packet. Only own requests of people who sign it; a request that
 * was deleted meanwhile stops nothing. Each of these people gets the language they asked in.
 */
export async function markStarted(
  ctx: Context,
  { packet, requestIds, emails }: StartedPacket,
): Promise<void> {
  const ownerId = officeId(ctx)
  const marked = await ctx.db
    .update(applicationRequests)
    .set({ packetId: packet.id, removedAt: null })
    .where(
      and(
        inArray(applicationRequests.id, requestIds.filter(isUuid)),
        inArray(
          applicationRequests.emailKey,
          emails.map((email) => email.trim().toLowerCase()),
        ),
        isNotNull(applicationRequests.confirmedAt),
        isOwn(ctx, ownerId),
      ),
    )
    .returning({ id: applicationRequests.id })
  if (marked.length === 0) {
    return
  }

  await ctx.db
    .update(signingInvites)
    .set({ language: applicationRequests.language })
    .from(applicationRequests)
    .where(
      and(
        eq(signingInvites.packetId, packet.id),
        eq(applicationRequests.packetId, packet.id),
        sql`lower(${signingInvites.email}) = ${applicationRequests.emailKey}`,
      ),
    )
  await recordEvent(ctx, {
    stream: userStream(ownerId),
    type: 'application.started',
    data: { requestIds: marked.map(({ id }) => id), groupId: packet.documentGroupId },
  })
}
