import type { Context } from '../../../kernel/context.ts'
import { yourTurnEmail } from '../emails/owner-emails.ts'
import { ownerFacts } from '../emails/packet-facts.ts'
import { queueOwnerMail } from '../emails/queue-mail.ts'
import { readInvites } from '../invites/read-invites.ts'
import { packetUrl } from '../packet-url.ts'
import type { PacketRow } from '../rows.ts'

export async function mailYourTurn(ctx: Context, packet: PacketRow): Promise<void> {
  const invites = await readInvites(ctx, packet.id)

  await queueOwnerMail(ctx, packet, {
    kind: 'your-turn',
    email: yourTurnEmail({
      ...ownerFacts(packet),
      residentNames: invites.filter(({ role }) => role !== 'LLSign').map(({ name }) => name),
      url: packetUrl(ctx, packet, 'sign'),
    }),
  })
}
