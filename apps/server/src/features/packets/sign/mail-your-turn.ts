import type { Context } from '../../../kernel/context.ts'
import { queueMail } from '../emails/queue-mail.ts'
import { yourTurnEmail } from '../emails/your-turn.ts'
import { formatAddress } from '../format-address.ts'
import type { PacketRow } from '../rows.ts'
import { readInvites } from '../invites/read-invites.ts'

/** Tells the owner that every resident has signed. */
export async function mailYourTurn(ctx: Context, packet: PacketRow): Promise<void> {
  const invites = await readInvites(ctx, packet.id)

  await queueMail(ctx, {
    packet,
    kind: 'your-turn',
    role: 'LLSign',
    to: { name: packet.initiatorName, email: packet.initiatorEmail },
    email: yourTurnEmail({
      ownerName: packet.initiatorName,
      packetName: packet.name,
      premises: formatAddress(packet),
      residentNames: invites.filter(({ role }) => role !== 'LLSign').map(({ name }) => name),
      url: `${ctx.ports.publicUrl}/legal-forms/sign?documentGroupId=${packet.documentGroupId}`,
    }),
  })
}
