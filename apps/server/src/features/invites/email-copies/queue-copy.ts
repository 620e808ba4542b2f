import type { ResidentLanguage } from '@countersign/contract/schemas/languages'
import type { MailRole } from '@countersign/contract/schemas/roles'
import { emailCopies } from '@countersign/database'
import type { Context } from '../../../kernel/context.ts'
import { packetStream } from '../../../kernel/events/event-stream.ts'
import { recordEvent } from '../../../kernel/events/record-event.ts'
import { sha256 } from '../../../kernel/sha256.ts'
import { queueMail } from '../../emails/index.ts'
import type { PacketRow } from '../../packet/index.ts'
import { type CopyKind, createCopyEmail, linkEnd } from './create-copy-email.ts'

interface NewCopy {
  kind: CopyKind
  role: MailRole
  /** Empty where it is unknown. */
  name: string
  email: string
  language: ResidentLanguage
}

/** The email with its link, in the caller's transaction. */
export async function queueCopy(ctx: Context, packet: PacketRow, copy: NewCopy): Promise<void> {
  const { kind, role, name, email, language } = copy
  const mailId = ctx.ids.uuid()
  const code = ctx.ids.code()
  await recordEvent(ctx, {
    stream: packetStream(packet.documentGroupId),
    type: 'packet.email-copied',
    data: { role, name, email, language, mailId },
  })
  await queueMail(ctx, {
    id: mailId,
    packet,
    kind,
    role,
    occasion: mailId,
    to: { name: name || email, email },
    email: await createCopyEmail(ctx, packet, { kind, name, language, code }),
  })
  await ctx.db.insert(emailCopies).values({
    mailId,
    packetId: packet.id,
    language,
    codeSha256: sha256(code),
    createdAt: ctx.clock.now(),
    linkEndsAt: linkEnd(ctx, kind),
  })
}
