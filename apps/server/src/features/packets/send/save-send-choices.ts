import { residentRoles } from '@countersign/answers/field'
import { asksNegotiationLanguage } from '@countersign/contract/rules/languages'
import type { SendForSignatureBody } from '@countersign/contract/schemas/packets/create-packet'
import { packets, signingInvites } from '@countersign/database'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../../../kernel/context.ts'
import { packetStream } from '../../../kernel/events/event-stream.ts'
import { recordEvent } from '../../../kernel/events/record-event.ts'
import { inTransaction } from '../../../kernel/transaction.ts'
import { memberReminderPlan, type PacketRow } from '../../packet/index.ts'

export type SendChoices = Omit<SendForSignatureBody, 'docGroupId'>

/** Returns the message to the residents. Of a packet that is sent again, what was chosen before stays. */
export async function saveSendChoices(
  ctx: Context,
  packet: PacketRow,
  choices: SendChoices,
): Promise<string | null> {
  const { linkDays, reminders, languages } = choices
  const negotiatedIn = negotiationLanguage(packet, choices)
  const chosen: ChosenColumns = {
    linkDays: linkDays ?? packet.linkDays,
    reminderPlan:
      reminders ?? packet.reminderPlan ?? (await memberReminderPlan(ctx, packet.ownerId)),
    message: choices.message === undefined ? packet.message : choices.message,
    negotiatedIn,
  }
  if (!languages && negotiatedIn === packet.negotiatedIn) {
    await saveColumns(ctx, packet, chosen)
    return chosen.message
  }

  await inTransaction(ctx, async (tx) => {
    if (!(await saveColumns(tx, packet, chosen))) {
      return
    }
    await saveLanguages(tx, packet, languages ?? {})
    if (negotiatedIn && negotiatedIn !== packet.negotiatedIn) {
      await recordEvent(tx, {
        stream: packetStream(packet.documentGroupId),
        type: 'packet.negotiation-language',
        data: { language: negotiatedIn },
      })
    }
  })
  return chosen.message
}

type ChosenColumns = Pick<PacketRow, 'linkDays' | 'reminderPlan' | 'message' | 'negotiatedIn'>

/** False once the packet was sent. */
async function saveColumns(ctx: Context, { id }: PacketRow, chosen: ChosenColumns) {
  const [saved] = await ctx.db
    .update(packets)
    .set(chosen)
    .where(and(eq(packets.id, id), eq(packets.status, 'AWAITING_PAYMENT')))
    .returning({ id: packets.id })

  return saved !== undefined
}

function negotiationLanguage({ address, negotiatedIn }: PacketRow, choices: SendChoices) {
  return asksNegotiationLanguage(address) ? (choices.negotiatedIn ?? negotiatedIn) : null
}

async function saveLanguages(
  ctx: Context,
  { id }: PacketRow,
  languages: NonNullable<SendChoices['languages']>,
): Promise<void> {
  for (const role of residentRoles) {
    const language = languages[role]
    if (language) {
      await ctx.db
        .update(signingInvites)
        .set({ language })
        .where(and(eq(signingInvites.packetId, id), eq(signingInvites.role, role)))
    }
  }
}
