import type { KeptData, PersonalData } from '@countersign/contract/schemas/personal-data'
import { events, suppressedAddresses } from '@countersign/database'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { userStream } from '../../kernel/events/event-stream.ts'
import { parseEvent } from '../../kernel/events/parse-event.ts'
import {
  findCopies,
  findInvitations,
  findMails,
  findPackets,
  findProperties,
  findRequests,
  hashPerson,
  type Person,
} from './find-person.ts'
import {
  presentCopy,
  presentInvitation,
  presentMails,
  presentPacket,
  presentProperty,
  presentRequest,
  presentVisits,
} from './present-kept-data.ts'

/** What one owner keeps about one person, why, and until when; and what was erased on request. */
export async function findPersonalData(ctx: Context, person: Person): Promise<PersonalData> {
  const requests = await findRequests(ctx, person)
  const personPackets = await findPackets(ctx, person)
  const mailRows = await findMails(ctx, person)
  const signed = personPackets.filter(({ facts }) => facts.executionDate)

  return {
    email: person.email,
    kept: [
      ...requests.map(presentRequest),
      ...personPackets.map((packet) => presentPacket(ctx, packet)),
      ...(await findProperties(ctx, person)).map(presentProperty),
      ...(await findCopies(ctx, person)).map(presentCopy),
      ...(await findInvitations(ctx, person)).map((row) => presentInvitation(ctx, row)),
      ...presentMails(mailRows),
      ...presentVisits(ctx, signed),
      ...(personPackets.length > 0 ? await presentSuppressed(ctx, person) : []),
    ],
    erased: await listErased(ctx, person),
  }
}

async function presentSuppressed({ db }: Context, { email }: Person): Promise<KeptData[]> {
  const rows = await db
    .select({ createdAt: suppressedAddresses.createdAt })
    .from(suppressedAddresses)
    .where(eq(suppressedAddresses.email, email.toLowerCase()))

  return rows.map(({ createdAt }) => ({
    kind: 'no-more-email',
    what: 'They asked for no more email',
    facts: { Asked: createdAt.toISOString() },
    why: 'So that no more email is sent to this address.',
    until: null,
    erasable: false,
  }))
}

async function listErased(ctx: Context, person: Person): Promise<PersonalData['erased']> {
  const rows = await ctx.db
    .select()
    .from(events)
    .where(
      and(
        eq(events.stream, userStream(person.ownerId)),
        eq(events.type, 'personal-data.erased'),
        sql`${events.data} ->> 'personSha256' = ${hashPerson(person)}`,
      ),
    )
    .orderBy(desc(events.seq))

  return rows.flatMap((row) => {
    const event = parseEvent(row)
    return event?.type === 'personal-data.erased' && event.data.counts
      ? [{ at: row.at.toISOString(), what: formatCounts(event.data.counts) }]
      : []
  })
}

const countNames: Record<string, [one: string, many: string]> = {
  requests: ['request to apply', 'requests to apply'],
  packets: ['packet', 'packets'],
  parts: ['part in a packet', 'parts in packets'],
  properties: ['entry at a property', 'entries at properties'],
  copies: ['address for a copy', 'addresses for copies'],
  invitations: ['invitation to the office', 'invitations to the office'],
  emails: ['email', 'emails'],
}

function formatCounts(counts: Record<string, number>): string {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${count} ${countNames[kind]?.[count === 1 ? 0 : 1] ?? kind}`)
    .join(', ')
}
