import { limits } from '@countersign/contract/rules/limits'
import type { ResidentLanguage } from '@countersign/contract/schemas/languages'
import type { Email } from '../../../infrastructure/mail/email-template.ts'
import type { Context } from '../../../kernel/context.ts'
import { addMs, days } from '../../../kernel/time.ts'
import { residentEmails, residentFacts } from '../../emails/index.ts'
import type { PacketRow } from '../../packet/index.ts'

export interface CopyRecipient {
  name: string
  language: ResidentLanguage
}

/** `code` is the secret of its link. */
export async function createCopyEmail(
  ctx: Context,
  packet: PacketRow,
  { code, ...recipient }: CopyRecipient & { code: string },
): Promise<Email> {
  return residentEmails(recipient.language).printedCopy({
    ...(await residentFacts(ctx, packet, recipient)),
    url: `${ctx.ports.publicUrl}/sign/copy?code=${code}`,
    expiresAt: linkEnd(ctx),
  })
}

/** Of a link that is made now. */
export function linkEnd(ctx: Context): Date {
  return addMs(ctx.clock.now(), days(limits.emailCopyDays))
}
