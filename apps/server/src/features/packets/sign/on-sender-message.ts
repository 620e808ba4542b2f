import type { EnvelopeEvent } from '@countersign/esign'
import type { Context } from '../../../kernel/context.ts'
import { recordEvent } from '../../../kernel/events/record-event.ts'
import {
  wrongRecipientEmail,
  paperRequestedEmail,
  questionEmail,
} from '../emails/signer-message.ts'
import { queueMail } from '../emails/queue-mail.ts'
import type { MailKind } from '../../../infrastructure/mail/mail-kind.ts'
import type { Email } from '../../../infrastructure/mail/email-template.ts'
import { formatAddress } from '../format-address.ts'
import type { PacketRow } from '../rows.ts'
import { markWrongRecipient } from '../invites/move-invites.ts'
import { readInvites } from '../invites/read-invites.ts'
import type { InviteRow } from '../invites/invite-row.ts'
import { nameOfInvite } from '../close/ending.ts'
import type { RecordedEvent } from '../../../kernel/events/recorded-event.ts'
import { packetStream } from '../../../kernel/events/event-stream.ts'

/**
 * What a resident has to say to the owner, in the transaction of the room's own save: into the
 * packet's trail and by mail. Who is somebody else loses the link that reached them.
 */
export async function onSenderMessage(
  ctx: Context,
  packet: PacketRow,
  event: EnvelopeEvent,
): Promise<void> {
  if (!isSenderMessage(event)) {
    return
  }
  const invites = await readInvites(ctx, packet.id)
  const invite = invites.find(({ role }) => role === event.role)
  if (!invite) {
    return
  }
  if (event.type === 'envelope.disowned') {
    await markWrongRecipient(ctx, { packetId: packet.id, role: invite.role })
  }

  await recordEvent(ctx, {
    ...toPacketEvent(event, invite),
    stream: packetStream(packet.documentGroupId),
    actor: { kind: 'resident', role: invite.role, packetId: packet.id },
  })
  await queueMail(ctx, {
    packet,
    kind: mailKinds[event.type],
    role: 'LLSign',
    occasion: `${invite.role}/${event.at}`,
    to: { name: packet.initiatorName, email: packet.initiatorEmail },
    email: createEmail(event, { packet, invite, url: packetUrl(ctx, packet) }),
  })
}

const mailKinds = {
  'envelope.paper-asked': 'paper-asked',
  'envelope.question-asked': 'question-asked',
  'envelope.disowned': 'disowned',
} as const satisfies Partial<Record<EnvelopeEvent['type'], MailKind>>

type SenderMessage = Extract<EnvelopeEvent, { type: keyof typeof mailKinds }>

function isSenderMessage(event: EnvelopeEvent): event is SenderMessage {
  return Object.hasOwn(mailKinds, event.type)
}

function toPacketEvent(event: SenderMessage, { role }: InviteRow): RecordedEvent {
  switch (event.type) {
    case 'envelope.paper-asked':
      return { type: 'packet.paper-asked', data: { role } }
    case 'envelope.question-asked':
      return { type: 'packet.question-asked', data: { role, words: event.data.words } }
    case 'envelope.disowned':
      return { type: 'packet.disowned', data: { role } }
  }
}

function createEmail(
  event: SenderMessage,
  { packet, invite, url }: { packet: PacketRow; invite: InviteRow; url: string },
): Email {
  const facts = {
    ownerName: packet.initiatorName,
    who: nameOfInvite(invite),
    packetName: packet.name,
    premises: formatAddress(packet),
    url,
  }
  switch (event.type) {
    case 'envelope.paper-asked':
      return paperRequestedEmail(facts)
    case 'envelope.question-asked': {
      const { words } = event.data
      return questionEmail({ ...facts, words, contact: { email: invite.email } })
    }
    case 'envelope.disowned':
      return wrongRecipientEmail(facts)
  }
}

function packetUrl(ctx: Context, packet: PacketRow): string {
  return `${ctx.ports.publicUrl}/legal-forms/resident-link?documentGroupId=${packet.documentGroupId}`
}
