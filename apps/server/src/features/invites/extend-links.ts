import type { Packet } from '@countersign/contract/schemas/packets/packet'
import { signingInvites } from '@countersign/database'
import { and, eq, inArray, lt } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { packetStream } from '../../kernel/events/event-stream.ts'
import { recordEvent } from '../../kernel/events/record-event.ts'
import { addMs, days } from '../../kernel/time.ts'
import { inTransaction } from '../../kernel/transaction.ts'
import { assertCan, lockOwnPacket, planReminder, presentOne, touchPacket } from '../packet/index.ts'
import { mailLinksExtended } from '../emails/index.ts'

/**
 * Links that wait, and those that have expired, work for so many days from now, under the same code.
 * Never shortens a link. Emails that were left out or given up are sent. Idempotent within the same
 * moment.
 */
export async function extendLinks(
  ctx: Context,
  { groupId, linkDays }: { groupId: string; linkDays: number },
): Promise<{ packet: Packet }> {
  return inTransaction(ctx, async (tx) => {
    const packet = await lockOwnPacket(tx, groupId)
    assertCan(
      tx,
      { action: 'extend', packet },
      'Signers can be given more time while the packet waits for them.',
    )

    const expiresAt = addMs(tx.clock.now(), days(linkDays))
    const extended = await tx.db
      .update(signingInvites)
      .set({ expiresAt, status: 'pending', newLinkAskedAt: null })
      .where(
        and(
          eq(signingInvites.packetId, packet.id),
          inArray(signingInvites.status, ['pending', 'expired']),
          lt(signingInvites.expiresAt, expiresAt),
        ),
      )
      .returning()
    if (extended.length > 0) {
      for (const invite of extended) {
        await planReminder(tx, packet, invite)
      }
      await mailLinksExtended(tx, packet, extended)
      await touchPacket(tx, packet.id)
      await recordEvent(tx, {
        stream: packetStream(groupId),
        type: 'packet.links-extended',
        data: { roles: extended.map(({ role }) => role), expiresAt: expiresAt.toISOString() },
      })
    }
    return { packet: await presentOne(tx, packet) }
  })
}
