import { limits } from '@countersign/contract/rules/limits'
import type { ResidentLanguage } from '@countersign/contract/schemas/languages'
import type { Email } from '../../../infrastructure/mail/email-template.ts'
import type { Context } from '../../../kernel/context.ts'
import { addMs, days } from '../../../kernel/time.ts'
import { residentEmails, residentFacts } from '../../emails/index.ts'
import type { PacketRow } from '../../packet/index.ts'

/** Of a form that was filled out and printed, or of the executed file. */
export type CopyKind = 'printed-copy' | 'signed-copy'

interface Copy {
  kind: CopyKind
  name: string
  language: ResidentLanguage
}

/** `code` is the secret of its link. */
export async function createCopyEmail(
  ctx: Context,
  packet: PacketRow,
  { kind, code, ...recipient }: Copy & { code: string },
): Promise<Email> {
  const emails = residentEmails(recipient.language)
  const facts = {
    ...(await residentFacts(ctx, packet, recipient)),
    url: `${ctx.ports.publicUrl}/sign/copy?code=${code}`,
    expiresAt: linkEnd(ctx, kind),
  }
  return kind === 'signed-copy' ? emails.signedCopy(facts) : emails.printedCopy(facts)
}

/** Of a link that is made now. */
export function linkEnd(ctx: Context, kind: CopyKind): Date {
  return addMs(ctx.clock.now(), days(linkDays[kind]))
}

const linkDays: Record<CopyKind, number> = {
  'printed-copy': limits.emailCopyDays,
  'signed-copy': limits.signedCopyDays,
}
