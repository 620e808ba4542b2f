import { formatPhone } from '@countersign/answers/phone'
import { officePeople, users, type applicationRequests } from '@countersign/database'
import { and, asc, eq } from 'drizzle-orm'
import { shorten } from '../../../infrastructure/mail/header-text.ts'
import type { Context } from '../../../kernel/context.ts'
import { formatHome, formatHomeAddress, type FoundLink } from '../find-link.ts'
import { queueApplicationMail } from './queue-application-mail.ts'

interface Received {
  found: FoundLink
  request: typeof applicationRequests.$inferSelect
}

/** To the owner, once the applicant's address is confirmed; an answer goes to the applicant. */
export async function mailReceived(ctx: Context, { found, request }: Received): Promise<void> {
  const { property } = found
  const owner = await readContact(ctx, found.owner)
  const name = withoutAddresses(`${request.firstName} ${request.lastName}`)

  await queueApplicationMail(ctx, {
    kind: 'application-received',
    requestId: request.id,
    ownerId: owner.id,
    to: { name: owner.name, email: owner.email },
    replyTo: { name, email: request.email },
    email: {
      subject: `Somebody wants to apply: ${shorten(formatHome(found), 60)}`,
      preheader: 'You decide whether to start the application.',
      greeting: `Hello ${owner.name},`,
      paragraphs: [
        `${name} asks for an application for ${formatHomeAddress(found)}. The email address is confirmed.`,
      ],
      ...(request.message && { quote: request.message }),
      action: {
        label: 'See the request',
        url: `${ctx.ports.publicUrl}/legal-forms/properties/${property.id}`,
      },
      list: {
        title: 'How to reach them:',
        items: [request.email, ...(request.phone ? [formatPhone(request.phone)] : [])],
      },
      notes: ['Nothing was sent to them for signing. You start the application yourself.'],
    },
  })
}

/** Who founded the office, or its first manager if they have left it. */
async function readContact(
  ctx: Context,
  founder: FoundLink['owner'],
): Promise<{ id: string; name: string; email: string }> {
  const [manager] = founder.founderLeftAt
    ? await ctx.db
        .select({ name: users.name, email: users.email })
        .from(officePeople)
        .innerJoin(users, eq(users.id, officePeople.userId))
        .where(and(eq(officePeople.officeId, founder.id), eq(officePeople.role, 'manager')))
        .orderBy(asc(officePeople.createdAt))
        .limit(1)
    : []

  return { ...founder, ...manager, id: founder.id }
}

/** Mail programs make a link of “bit.ly”, and none of “bit. ly”, which a name can be, too. */
function withoutAddresses(name: string): string {
  return name.replace(/[.\u3002\uff0e\uff61](?=\S)/g, '$& ')
}
