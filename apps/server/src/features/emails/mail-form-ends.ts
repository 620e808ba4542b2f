import type { Context } from '../../kernel/context.ts'
import { packetUrl, type PacketRow } from '../packet/index.ts'
import { formEndsEmail, type EndedForm } from './owner-emails.ts'
import { ownerFacts } from './packet-facts.ts'
import { queueOwnerMail } from './queue-mail.ts'

/** Of a packet that was sent: it stays as it is. */
export async function mailFormEnds(
  ctx: Context,
  packet: PacketRow,
  { formId, edition, ...form }: EndedForm & { formId: string; edition: number | string },
): Promise<void> {
  await queueOwnerMail(ctx, packet, {
    kind: 'form-ends',
    occasion: `${formId}@${edition}`,
    email: formEndsEmail({
      ...ownerFacts(packet),
      ...form,
      url: packetUrl(ctx, packet, 'resident-link'),
    }),
  })
}
