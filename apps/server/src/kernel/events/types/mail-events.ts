import { isRecord } from '@countersign/answers/answer'
import { ResidentLanguage } from '@countersign/contract/schemas/languages'
import { MailRole } from '@countersign/contract/schemas/roles'
import { z } from 'zod'
import { byRole, event, facts, type NameOf } from './event-type.ts'

/** `role` is the recipient's. It was called `place` until it got the name that it has everywhere else. */
const mailShape = { kind: z.string(), role: MailRole, mailId: z.string() }
const mail = mailFacts(mailShape)
const returnedMail = mailFacts({ ...mailShape, reply: z.string().default('') })

function mailFacts<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.preprocess(
    (data) => (isRecord(data) && !('role' in data) ? { ...data, role: data.place } : data),
    facts(shape),
  )
}

export const mailEvents = {
  /** A printed form went to somebody it names, or a signed file to somebody else, as a copy by email. */
  'packet.email-copied': event(
    facts({
      role: MailRole,
      name: z.string(),
      email: z.string(),
      language: ResidentLanguage,
      mailId: z.string(),
    }),
    ({ name, email }) => `Emailed a copy to ${name ? `${name} at ` : ''}${email}`,
    ['name', 'email'],
  ),
  'packet.email-copy-opened': event(
    facts({ role: MailRole, mailId: z.string(), sha256: z.string() }),
    () => 'Opened the copy from the email',
  ),

  'mail.queued': event(mail),
  'mail.handed-over': event(
    mail,
    (data, nameOf) => `Sent the email ${describeMail(data, nameOf)} (accepted by the mail server)`,
  ),
  /** By the mail server unless another cause is named. */
  'mail.refused': event(
    mailFacts({
      ...mailShape,
      reply: z.string().default(''),
      cause: z.enum(['gave-up', 'suppressed', 'outdated']).optional(),
    }),
    (data, nameOf) =>
      `Could not send the email ${describeMail(data, nameOf)}: ${refusals[data.cause ?? 'refused']}`,
    ['reply'],
  ),
  /** Returned after the mail server had accepted it. */
  'mail.bounced': event(
    returnedMail,
    (data, nameOf) =>
      `The email ${describeMail(data, nameOf)} came back: it could not be delivered`,
    ['reply'],
  ),
  /** The recipient reported it as unwanted, so that no more are sent to that address. */
  'mail.complained': event(
    returnedMail,
    (data, nameOf) =>
      `Somebody marked the email ${describeMail(data, nameOf)} as unwanted, so no more of your emails are sent to that address`,
    ['reply'],
  ),
  /** By the person who had reported one as unwanted. */
  'mail.resumed': event(byRole, () => 'Chose to get these emails again'),
}

function describeMail({ kind, role }: { kind: string; role: MailRole }, nameOf: NameOf): string {
  const to = role === 'copy' ? 'somebody who does not sign' : nameOf(role)
  return `${mailContents.get(kind) ?? 'about this packet'} to ${to}`
}

const mailContents = new Map([
  ['invitation', 'with the signing link'],
  ['executed', 'with the signed copy'],
  ['reminder', 'with the reminder'],
  ['answer', 'with the answer'],
  ['printed-copy', 'with the copy'],
  ['signed-copy', 'with the copy of the signed file'],
])

const refusals = {
  'gave-up': 'the mail server did not take it for three days',
  suppressed: 'the address asked for no more email',
  outdated: 'its link no longer worked, or was no longer needed',
  refused: 'the mail server refused it',
}
