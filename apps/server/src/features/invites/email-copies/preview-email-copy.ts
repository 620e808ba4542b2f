import type {
  EmailCopyPreview,
  EmailCopyPreviewQuery,
} from '@countersign/contract/schemas/email-copies'
import { renderEmail } from '../../../infrastructure/mail/email-template.ts'
import type { Context } from '../../../kernel/context.ts'
import { senderName } from '../../emails/index.ts'
import { findOwnPacket } from '../../packet/index.ts'
import { createCopyEmail } from './create-copy-email.ts'
import { assertEmailCopyAllowed } from './email-copy-rule.ts'
import { findNamed } from './find-named.ts'

/** The email that would be sent, with dots in the place of its secret. */
export async function previewEmailCopy(
  ctx: Context,
  { groupId, role, language }: EmailCopyPreviewQuery & { groupId: string },
): Promise<EmailCopyPreview> {
  const packet = await findOwnPacket(ctx, groupId)
  assertEmailCopyAllowed(ctx, packet)
  const { name } = await findNamed(ctx, packet, role)
  const email = await createCopyEmail(ctx, packet, {
    kind: 'printed-copy',
    name,
    language,
    code: '…',
  })
  const { subject, text } = renderEmail(email, ctx.ports.association)

  return { from: senderName(packet), subject, text }
}
