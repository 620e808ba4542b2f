import type { InviteRole } from '@countersign/contract'
import type { Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import { packetStream } from '../../../kernel/events/event-stream.ts'
import { recordEvent } from '../../../kernel/events/record-event.ts'
import { inTransaction } from '../../../kernel/transaction.ts'
import { queueMail } from '../emails/queue-mail.ts'
import { residentEmails } from '../emails/resident-emails.ts'
import { formatAddress } from '../format-address.ts'
import { lockOwnPacket } from '../read/find-packet.ts'
import { readInvites } from './read-invites.ts'
import { sha256 } from '../../../kernel/sha256.ts'

/** Mails the owner's answer to a signer. Idempotent: the same words are mailed once. */
export async function answerQuestion(
  ctx: Context,
  { groupId, role, words }: { groupId: string; role: InviteRole; words: string },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const packet = await lockOwnPacket(tx, groupId)
    const invite = (await readInvites(tx, packet.id)).find((candidate) => candidate.role === role)
    if (!invite || role === 'LLSign') {
      throw new DomainError('invalid-fields', undefined, [
        { field: 'role', message: 'This packet has no such signer.' },
      ])
    }
    if (!invite.code || invite.wrongRecipientAt) {
      throw new DomainError(
        'invalid-state',
        `${invite.name} has no working link to these documents, so we do not mail an answer. Contact them yourself.`,
      )
    }

    const queued = await queueMail(tx, {
      packet,
      kind: 'answer',
      role,
      occasion: sha256(words),
      to: { name: invite.name, email: invite.email },
      email: residentEmails(invite.language).answer({
        name: invite.name,
        sender: packet.initiatorName,
        address: formatAddress(packet),
        words,
        url: `${tx.ports.publicUrl}/sign/${invite.code}`,
      }),
    })
    if (queued) {
      await recordEvent(tx, {
        stream: packetStream(groupId),
        type: 'packet.question-answered',
        data: { role, words },
      })
    }
  })
}
