import type { HistoryQuery } from '@countersign/contract/schemas/packets/packet'
import type { PacketLook } from '@countersign/contract/schemas/members'
import { packets } from '@countersign/database'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { packetStream } from '../../kernel/events/event-stream.ts'
import { recordEvent } from '../../kernel/events/record-event.ts'
import { isOwnPacket } from '../../kernel/own-rows.ts'
import { inTransaction } from '../../kernel/transaction.ts'
import { listEventsForStaff } from '../history/index.ts'
import { lockPacketOfGroup, type PacketRow } from '../packet/index.ts'
import { findMemberAccount } from './as-member.ts'
import { presentMemberPacket } from './list-member-packets.ts'
import { findAccess, listOpenedMembers, neededNumber } from './support/find-access.ts'

/**
 * The history of a packet, for somebody of the staff who has entered its member's number. The look is an
 * event of the same transaction: what was not recorded is not shown. A further page is a look of its own.
 */
export async function lookAtPacket(
  ctx: Context,
  { groupId, query }: { groupId: string; query: HistoryQuery },
): Promise<PacketLook> {
  return inTransaction(ctx, async (tx) => {
    const packet = await lockOpenedPacket(tx, groupId)
    await recordEvent(tx, {
      stream: packetStream(packet.documentGroupId),
      type: 'packet.staff-looked',
      data: {},
    })

    return {
      packet: presentMemberPacket(packet),
      ...(await listEventsForStaff(tx, { packet, query })),
    }
  })
}

/** Of one of the members whose number opens histories to the caller now. */
async function lockOpenedPacket(tx: Context, groupId: string): Promise<PacketRow> {
  const packet = await lockPacketOfGroup(tx, groupId)
  for (const id of packet ? await listOpenedMembers(tx) : []) {
    const account = await findMemberAccount(tx, id)
    if (packet && account && (await isOpened(tx, account.own, packet))) {
      return packet
    }
  }

  throw neededNumber()
}

/** The packet is of the office that the number opens, and of the homes with which the member works. */
async function isOpened(tx: Context, own: Context, { id }: PacketRow): Promise<boolean> {
  if (!(await findAccess(tx, own))) {
    return false
  }

  return (await tx.db.$count(packets, and(eq(packets.id, id), isOwnPacket(own)))) > 0
}
