import { formatPhone } from '@countersign/answers/phone'
import { applicationLimits } from '@countersign/contract/rules/application-limits'
import { inviteRoleName, residentRoleAt } from '@countersign/contract/rules/roles'
import type { KeptData, PersonalData } from '@countersign/contract/schemas/personal-data'
import {
  applicationLinks,
  applicationRequests,
  events,
  mails,
  packets,
  packetTenants,
  suppressedAddresses,
} from '@countersign/database'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { userStream } from '../../kernel/events/event-stream.ts'
import { parseEvent } from '../../kernel/events/parse-event.ts'
import { sha256 } from '../../kernel/sha256.ts'
import { addMs, days } from '../../kernel/time.ts'
import {
  decideRetention,
  readPacketFacts,
  type PacketFacts,
  type PacketRetention,
} from '../retention/index.ts'

/** One resident or applicant of one owner. */
export interface Person {
  ownerId: string
  /** In any case. */
  email: string
}

export interface PersonPacket {
  facts: PacketFacts
  retention: PacketRetention
  tenant: typeof packetTenants.$inferSelect
  /** Nobody else signs or should have signed it. */
  isAlone: boolean
  /** Emails to the others still wait, which name them. */
  isMailing: boolean
  erasable: boolean
}

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
      ...presentMails(mailRows),
      ...presentVisits(ctx, signed),
      ...(personPackets.length > 0 ? await presentSuppressed(ctx, person) : []),
    ],
    erased: await listErased(ctx, person),
  }
}

export function hashPerson({ email }: Pick<Person, 'email'>): string {
  return sha256(email.toLowerCase())
}

export function findRequests({ db }: Context, { ownerId, email }: Person) {
  return db
    .select({ request: applicationRequests })
    .from(applicationRequests)
    .innerJoin(applicationLinks, eq(applicationLinks.id, applicationRequests.linkId))
    .where(
      and(
        eq(applicationLinks.ownerId, ownerId),
        eq(applicationRequests.emailKey, email.toLowerCase()),
      ),
    )
    .orderBy(asc(applicationRequests.createdAt))
    .then((rows) => rows.map(({ request }) => request))
}

export async function findPackets(
  ctx: Context,
  { ownerId, email }: Person,
): Promise<PersonPacket[]> {
  const rows = await ctx.db
    .select({
      tenant: packetTenants,
      waitingMails: sql<number>`(select count(*)::int from mails
        where mails.packet_id = ${packets.id} and sent_at is null and refused_at is null)`,
      people: sql<number>`(select count(*)::int from packet_tenants as each
        where each.packet_id = ${packets.id})`,
    })
    .from(packetTenants)
    .innerJoin(packets, eq(packets.id, packetTenants.packetId))
    .where(
      and(
        eq(packets.ownerId, ownerId),
        sql`lower(${packetTenants.email}) = ${email.toLowerCase()}`,
      ),
    )
    .orderBy(desc(packets.number))
  const facts = await readPacketFacts(
    ctx,
    rows.map(({ tenant }) => tenant.packetId),
  )
  const byId = new Map(facts.map((each) => [each.id, each]))

  return rows.flatMap(({ tenant, people, waitingMails }) => {
    const found = byId.get(tenant.packetId)
    if (!found) {
      return []
    }
    const retention = decideRetention(found, ctx.ports.retention)
    const isAlone = people === 1
    const isMailing = waitingMails > 0 && !isAlone
    const cameToNothing = retention.kind === 'nothing-came'
    const erasable = cameToNothing && !found.isKept && !found.isPaid && !isMailing
    return [{ facts: found, retention, tenant, isAlone, isMailing, erasable }]
  })
}

export interface PersonMail {
  mail: typeof mails.$inferSelect
  /** It was sent or given up, and is about nothing that is under way. */
  erasable: boolean
}

export async function findMails(
  { db }: Context,
  { ownerId, email }: Person,
): Promise<PersonMail[]> {
  const rows = await db
    .select({ mail: mails, status: packets.status })
    .from(mails)
    .innerJoin(packets, eq(packets.id, mails.packetId))
    .where(
      and(
        eq(packets.ownerId, ownerId),
        sql`lower(${mails.recipientEmail}) = ${email.toLowerCase()}`,
      ),
    )
    .orderBy(asc(mails.createdAt))

  return rows.map(({ mail, status }) => ({
    mail,
    erasable:
      (status === 'FULLY_EXECUTED' || status === 'ARCHIVED') &&
      (mail.sentAt !== null || mail.refusedAt !== null),
  }))
}

function presentRequest({
  firstName,
  lastName,
  email,
  phone,
  message,
  createdAt,
}: typeof applicationRequests.$inferSelect): KeptData {
  return {
    kind: 'application',
    what: 'Request to apply',
    facts: {
      Name: `${firstName} ${lastName}`,
      Email: email,
      ...(phone && { Phone: formatPhone(phone) }),
      ...(message && { Message: message }),
      Made: createdAt.toISOString(),
    },
    why: 'So that you can start an application for them.',
    until: addMs(createdAt, days(applicationLimits.keptDays)).toISOString(),
    erasable: true,
  }
}

function presentPacket(
  { ports }: Context,
  { facts, retention, tenant, isAlone, isMailing, erasable }: PersonPacket,
): KeptData {
  const { firstName, lastName, email, phone, position } = tenant

  return {
    kind: 'packet',
    what: facts.name,
    facts: {
      Role: inviteRoleName(residentRoleAt(position)),
      Name: `${firstName} ${lastName}`,
      Email: email,
      ...(phone && { Phone: formatPhone(phone) }),
      ...(facts.executionDate && { Signed: facts.executionDate.toISOString() }),
    },
    why: whyKept({
      facts,
      retention,
      isAlone,
      isMailing,
      keepsForever: ports.retention.packetDays === undefined,
    }),
    until: retention.kind === 'under-way' ? null : (retention.until?.toISOString() ?? null),
    erasable,
    documentGroupId: facts.documentGroupId,
  }
}

function whyKept({
  facts,
  retention,
  isAlone,
  isMailing,
  keepsForever,
}: Pick<PersonPacket, 'facts' | 'retention' | 'isAlone' | 'isMailing'> & {
  keepsForever: boolean
}): string {
  if (retention.kind === 'under-way') {
    return facts.isAtSignNow
      ? 'SignNow has not ended it yet. Try again in an hour.'
      : 'It is under way. End it first: cancel or discard it, or have it signed.'
  }
  if (retention.kind === 'nothing-came') {
    return facts.isKept
      ? 'It came to nothing, and you chose in your account to keep all packets.'
      : facts.isPaid
        ? 'It came to nothing, but a fee was paid for it, and its receipt is kept for taxes.'
        : isAlone
          ? 'It came to nothing, so it need not be kept.'
          : isMailing
            ? 'It came to nothing, but emails about it still wait to be sent. Try again in an hour.'
            : 'It came to nothing. Their part is erased; the other residents’ part stays.'
  }

  const until = facts.isKept
    ? ' You chose in your account to keep all packets.'
    : facts.goesOn
      ? ' Another packet with them is under way.'
      : keepsForever
        ? ' It is kept forever.'
        : ''
  return `It was signed: the contract, and legal claims from it.${until}`
}

function presentMails(rows: readonly PersonMail[]): KeptData[] {
  return [true, false].flatMap((erasable): KeptData[] => {
    const found = rows.filter((row) => row.erasable === erasable)
    if (found.length === 0) {
      return []
    }
    return [
      {
        kind: 'emails',
        what: found.length === 1 ? '1 email to them' : `${found.length} emails to them`,
        facts: Object.fromEntries(
          found.map(({ mail }) => [mail.createdAt.toISOString(), mail.subject]),
        ),
        why: erasable
          ? 'So that nothing is sent twice. What was sent stays in the history without their address.'
          : 'Not sent yet, or about a packet that is under way.',
        until: null,
        erasable,
      },
    ]
  })
}

function presentVisits({ ports }: Context, signed: readonly PersonPacket[]): KeptData[] {
  const last = signed
    .flatMap(({ facts }) => facts.executionDate ?? [])
    .sort(byTime)
    .at(-1)
  const until = last && addMs(last, days(ports.retention.addressDays))

  return until
    ? [
        {
          kind: 'visits',
          what: 'Network addresses and browsers of their visits',
          facts: {},
          why: 'They show from where the packets were signed.',
          until: until.toISOString(),
          erasable: false,
        },
      ]
    : []
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
  emails: ['email', 'emails'],
}

function formatCounts(counts: Record<string, number>): string {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${count} ${countNames[kind]?.[count === 1 ? 0 : 1] ?? kind}`)
    .join(', ')
}

function byTime(one: Date, other: Date): number {
  return one.getTime() - other.getTime()
}
