import type { EnvelopeEvent } from '@countersign/signing/envelope-events'
import type { Email } from '../../infrastructure/mail/email-template.ts'
import type { Context } from '../../kernel/context.ts'
import { packetStream } from '../../kernel/events/event-stream.ts'
import { recordEvent } from '../../kernel/events/record-event.ts'
import type { RecordedEvent } from '../../kernel/events/event-types.ts'
import {
  type MailKind,
  ownerFacts,
  paperRequestedEmail,
  questionEmail,
  queueOwnerMail,
  wrongRecipientEmail,
} from '../emails/index.ts'
import {
  formatSigner,
  type InviteRow,
  type PacketRow,
  packetUrl,
  readInvites,
} from '../packet/index.ts'
import { markWrongRecipient } from './move-invites.ts'
import { stopReminders } from './reminders/send-reminders.ts'

/**
 * A resident asks for paper, asks a question or is the wrong person: recorded and mailed to the owner
 * in the transaction that saves the envelope. The link of a wrong recipient stops working.
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

  await stopReminders(ctx, { packetId: packet.id, roles: [invite.role] })
  await recordEvent(ctx, {
    ...toPacketEvent(event, invite),
    stream: packetStream(packet.documentGroupId),
    actor: { kind: 'resident', role: invite.role, packetId: packet.id },
  })
  await queueOwnerMail(ctx, packet, {
    kind: mailKinds[event.type],
    occasion: `${invite.role}/${event.at}`,
    email: createEmail(ctx, { event, packet, invite }),
    ...(event.type !== 'envelope.disowned' && {
      replyTo: { name: invite.name, email: invite.email },
    }),
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
  ctx: Context,
  { event, packet, invite }: { event: SenderMessage; packet: PacketRow; invite: InviteRow },
): Email {
  const facts = {
    ...ownerFacts(packet),
    name: invite.name,
    signer: formatSigner(invite),
    url: packetUrl(ctx, packet, 'resident-link'),
  }
  switch (event.type) {
    case 'envelope.paper-asked':
      return paperRequestedEmail(facts)
    case 'envelope.question-asked':
      return questionEmail({ ...facts, question: event.data.words, replyTo: invite.email })
    case 'envelope.disowned':
      return wrongRecipientEmail(facts)
  }
}
