import type { Context } from '../../kernel/context.ts'
import { yourTurnEmail } from './owner-emails.ts'
import { ownerFacts } from './packet-facts.ts'
import { queueOwnerMail } from './queue-mail.ts'
import { type PacketRow, packetUrl, readInvites } from '../packet/index.ts'

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
