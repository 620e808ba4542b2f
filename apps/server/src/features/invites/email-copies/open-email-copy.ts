import { formatSender } from '@countersign/answers/signer-name'
import { formatAddress, initiatorOf, lockPacket } from '../../packet/index.ts'
import type { EmailCopyDetails } from '@countersign/contract/schemas/email-copies'
import { emailCopies } from '@countersign/database'
import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '../../../kernel/context.ts'
import { packetStream } from '../../../kernel/events/event-stream.ts'
import { recordEvent } from '../../../kernel/events/record-event.ts'
import { inTransaction } from '../../../kernel/transaction.ts'
import { spanishTitle } from '../../emails/index.ts'
import { readStoredFile } from '../download-executed.ts'
import { findEmailCopy } from './find-email-copy.ts'

export async function readEmailCopyDetails(
  visitor: Context,
  { code }: { code: string },
): Promise<EmailCopyDetails> {
  const { copy, mail, packet } = await findEmailCopy(visitor, code)
  const { language, linkEndsAt } = copy
  const form = mail.role === 'copy' ? undefined : packet.documents[0]

  return {
    kind: mail.role === 'copy' ? 'signed' : 'printed',
    titles: {
      en: form?.title ?? packet.name,
      es: form ? spanishTitle(form) : packet.name,
    },
    language,
    sender: formatSender(initiatorOf(packet), language ?? 'en'),
    home: formatAddress(packet),
    linkEndsAt: linkEndsAt.toISOString(),
  }
}

/** The printed or executed file, as its owner has it. The history says when it was first opened. */
export async function downloadEmailCopy(
  visitor: Context,
  { code }: { code: string },
): Promise<{ bytes: Uint8Array }> {
  const { ctx, copy, mail, packet } = await findEmailCopy(visitor, code)
  const file = await readStoredFile(ctx, packet, mail.role === 'copy' ? 'LLSign' : mail.role)
  if (!file) {
    throw new Error(`The packet ${packet.id} has no file.`)
  }
  if (copy.openedAt) {
    return file
  }

  await inTransaction(ctx, async (tx) => {
    await lockPacket(tx, packet.id)
    const opened = await tx.db
      .update(emailCopies)
      .set({ openedAt: tx.clock.now() })
      .where(and(eq(emailCopies.mailId, copy.mailId), isNull(emailCopies.openedAt)))
      .returning()
    if (opened.length > 0) {
      await recordEvent(tx, {
        stream: packetStream(packet.documentGroupId),
        type: 'packet.email-copy-opened',
        data: { role: mail.role, mailId: copy.mailId, sha256: file.sha256 },
      })
    }
  })
  return file
}
