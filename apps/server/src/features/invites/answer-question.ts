import type { InviteRole } from '@countersign/contract/schemas/roles'
import { events } from '@countersign/database'
import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { packetStream } from '../../kernel/events/event-stream.ts'
import { recordEvent } from '../../kernel/events/record-event.ts'
import { inTransaction } from '../../kernel/transaction.ts'
import { queueMail, residentEmails, residentFacts } from '../emails/index.ts'
import { lockOwnPacket, readInvites } from '../packet/index.ts'
import { sha256 } from '../../kernel/sha256.ts'

/** Mails the owner's answer to a signer. Idempotent: a question gets the same words once. */
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
      occasion: sha256(`${await countQuestions(tx, { groupId, role })} ${words}`),
      to: { name: invite.name, email: invite.email },
      email: residentEmails(invite.language).answer({
        ...(await residentFacts(tx, packet, invite)),
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

async function countQuestions(
  ctx: Context,
  { groupId, role }: { groupId: string; role: InviteRole },
): Promise<number> {
  return ctx.db.$count(
    events,
    and(
      eq(events.stream, packetStream(groupId)),
      eq(events.type, 'packet.question-asked'),
      sql`${events.data} ->> 'role' = ${role}`,
    ),
  )
}
