import type { EnvelopeEvent } from '@countersign/esign'
import type { Context } from '../../../kernel/context.ts'
import { recordEvent } from '../../../kernel/events/record-event.ts'
import {
  wrongRecipientEmail,
  paperRequestedEmail,
  questionEmail,
} from '../emails/signer-message.ts'
import { queueMail } from '../emails/queue-mail.ts'
import type { Email } from '../../../infrastructure/mail/email-template.ts'
import { formatAddress } from '../format-address.ts'
import type { PacketRow } from '../rows.ts'
import { cancelInvite } from '../invites/move-invites.ts'
import { readInvites } from '../invites/read-invites.ts'
import type { InviteRow } from '../invites/invite-row.ts'
import { nameOfInvite } from '../close/ending.ts'
import { packetStream } from '../../../kernel/events/event-stream.ts'

const messageKinds = {
  'envelope.paper-asked': 'paper-asked',
  'envelope.question-asked': 'question-asked',
  'envelope.disowned': 'disowned',
} as const

type MessageKind = (typeof messageKinds)[keyof typeof messageKinds]

/**
 * What a resident has to say to the owner, in the transaction of the room's own save: into the
 * packet's trail and by mail. Who is somebody else loses the link that reached them.
 */
export async function onSenderMessage(
  ctx: Context,
  packet: PacketRow,
  event: EnvelopeEvent,
): Promise<void> {
  const telling = findMessageKind(event)
  if (!telling) {
    return
  }
  const invites = await readInvites(ctx, packet.id)
  const invite = invites.find(({ role }) => role === event.role)
  if (!invite) {
    return
  }
  if (telling === 'disowned') {
    await cancelInvite(ctx, { packetId: packet.id, role: invite.role })
  }

  const words = typeof event.data?.words === 'string' ? event.data.words : ''
  await recordEvent(ctx, {
    stream: packetStream(packet.documentGroupId),
    type: `packet.${telling}`,
    actor: { kind: 'resident', role: invite.role, packetId: packet.id },
    data: { role: invite.role, ...(words && { words }) },
  })
  await queueMail(ctx, {
    packet,
    kind: telling,
    place: 'LLSign',
    occasion: `${invite.role}/${event.at}`,
    to: { name: packet.initiatorName, email: packet.initiatorEmail },
    email: createEmail(telling, { packet, invite, words, url: packetUrl(ctx, packet) }),
  })
}

function findMessageKind({ type }: EnvelopeEvent): MessageKind | undefined {
  return Object.entries(messageKinds).find(([name]) => name === type)?.[1]
}

interface SenderMessage {
  packet: PacketRow
  invite: InviteRow
  words: string
  url: string
}

function createEmail(telling: MessageKind, { packet, invite, words, url }: SenderMessage): Email {
  const told = {
    ownerName: packet.initiatorName,
    who: nameOfInvite(invite),
    packetName: packet.name,
    premises: formatAddress(packet),
    url,
  }
  switch (telling) {
    case 'paper-asked':
      return paperRequestedEmail(told)
    case 'question-asked':
      return questionEmail({ ...told, words, contact: { email: invite.email } })
    case 'disowned':
      return wrongRecipientEmail(told)
  }
}

function packetUrl(ctx: Context, packet: PacketRow): string {
  return `${ctx.ports.publicUrl}/legal-forms/resident-link?documentGroupId=${packet.documentGroupId}`
}
