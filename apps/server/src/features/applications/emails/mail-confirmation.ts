import type { ResidentLanguage } from '@countersign/contract/schemas/languages'
import { shorten } from '../../../infrastructure/mail/header-text.ts'
import type { Context } from '../../../kernel/context.ts'
import { formatHome, presentHome, type FoundLink } from '../find-link.ts'
import { en, type ApplicantEmails } from './en.ts'
import { es } from './es.ts'
import { confirmationKind, queueApplicationMail } from './queue-application-mail.ts'

const emails: Record<ResidentLanguage, ApplicantEmails> = { en, es }

interface Confirmation {
  found: FoundLink
  code: string
  request: {
    id: string
    email: string
    language: ResidentLanguage
  }
  /** How many emails of this kind the request has had, with this one. */
  number: number
  sendAt: Date
}

/**
 * Nothing that the applicant wrote is in it, nor their name: the address may be somebody else's. Nor is it
 * from the owner, who knows nothing of it yet.
 */
export async function mailConfirmation(
  ctx: Context,
  { found, code, request, number, sendAt }: Confirmation,
): Promise<void> {
  const { landlord, home } = presentHome(found)
  const { id, email, language } = request

  await queueApplicationMail(ctx, {
    kind: confirmationKind,
    requestId: id,
    ownerId: found.owner.id,
    occasion: String(number),
    to: { name: '', email },
    sendAt,
    email: emails[language].confirmation({
      landlord,
      home,
      shortHome: shorten(formatHome(found), 60),
      url: `${ctx.ports.publicUrl}/apply/confirm/${code}`,
    }),
  })
}
