import type { EnvelopeEvent } from '@countersign/esign'
import type { Context } from '../../../kernel/context.ts'
import { recordEvent } from '../../../kernel/record-event.ts'
import { disownedLetter, paperAskedLetter, questionLetter } from '../emails/signer-message.ts'
import { queueMail } from '../../../infrastructure/mail/queue-mail.ts'
import type { Letter } from '../../../infrastructure/mail/email-template.ts'
import { premisesOf } from '../read/premises.ts'
import type { PacketRow } from '../packet-row.ts'
import { cancelInvite } from '../invites/move-invites.ts'
import { readInvites } from '../invites/read-invites.ts'
import type { InviteRow } from '../invites/invite-row.ts'
import { nameOfInvite } from '../close/ending.ts'

const tellings = {
  'envelope.paper-asked': 'paper-asked',
  'envelope.question-asked': 'question-asked',
  'envelope.disowned': 'disowned',
} as const

type Telling = (typeof tellings)[keyof typeof tellings]

/**
 * What a resident has to say to the owner, in the transaction of the room's own save: into the
 * packet's trail and by mail. Who is somebody else loses the link that reached them.
 */
export async function whenSenderTold(
  ctx: Context,
  packet: PacketRow,
  event: EnvelopeEvent,
): Promise<void> {
  const telling = tellingOf(event)
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
    stream: `group:${packet.documentGroupId}`,
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
    letter: letterFor(telling, { packet, invite, words, url: urlOf(ctx, packet) }),
  })
}

function tellingOf({ type }: EnvelopeEvent): Telling | undefined {
  return Object.entries(tellings).find(([name]) => name === type)?.[1]
}

interface Told {
  packet: PacketRow
  invite: InviteRow
  words: string
  url: string
}

function letterFor(telling: Telling, { packet, invite, words, url }: Told): Letter {
  const told = {
    ownerName: packet.initiatorName,
    who: nameOfInvite(invite),
    packetName: packet.name,
    premises: premisesOf(packet),
    url,
  }
  switch (telling) {
    case 'paper-asked':
      return paperAskedLetter(told)
    case 'question-asked':
      return questionLetter({ ...told, words, contact: { email: invite.email } })
    case 'disowned':
      return disownedLetter(told)
  }
}

function urlOf(ctx: Context, packet: PacketRow): string {
  return `${ctx.parts.publicUrl}/legal-forms/resident-link?documentGroupId=${packet.documentGroupId}`
}
