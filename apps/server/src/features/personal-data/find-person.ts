import { isEnded } from '@countersign/contract/rules/packet-lifecycle'
import { sameEmail } from '@countersign/contract/rules/signers'
import {
  applicationLinks,
  applicationRequests,
  mails,
  officeInvitations,
  packets,
  properties,
  signingInvites,
} from '@countersign/database'
import { and, asc, desc, eq, ne, or, sql } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { sha256 } from '../../kernel/sha256.ts'
import {
  decideRetention,
  readPacketFacts,
  type PacketFacts,
  type PacketRetention,
} from '../retention/index.ts'

/** Somebody who signs for one owner by a link, or who applied. */
export interface Person {
  ownerId: string
  /** In any case. */
  email: string
}

export interface PersonPacket {
  facts: PacketFacts
  retention: PacketRetention
  invite: typeof signingInvites.$inferSelect
  /** Nobody else signs or should have signed it. */
  isAlone: boolean
  /** Emails to the others still wait, which name them. */
  isMailing: boolean
  erasable: boolean
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
      invite: signingInvites,
      waitingMails: sql<number>`(select count(*)::int from mails
        where mails.packet_id = ${packets.id} and sent_at is null and refused_at is null)`,
      people: sql<number>`(select count(*)::int from signing_invites as each
        where each.packet_id = ${packets.id} and each.role <> 'LLSign')`,
    })
    .from(signingInvites)
    .innerJoin(packets, eq(packets.id, signingInvites.packetId))
    .where(
      and(
        eq(packets.ownerId, ownerId),
        ne(signingInvites.role, 'LLSign'),
        sql`lower(${signingInvites.email}) = ${email.toLowerCase()}`,
      ),
    )
    .orderBy(desc(packets.number))
  const facts = await readPacketFacts(
    ctx,
    rows.map(({ invite }) => invite.packetId),
  )
  const byId = new Map(facts.map((each) => [each.id, each]))

  return rows.flatMap(({ invite, people, waitingMails }) => {
    const found = byId.get(invite.packetId)
    if (!found) {
      return []
    }
    const retention = decideRetention(found, ctx.ports.retention)
    const isAlone = people === 1
    const isMailing = waitingMails > 0 && !isAlone
    const cameToNothing = retention.kind === 'nothing-came'
    const erasable = cameToNothing && !found.isKept && !found.isPaid && !isMailing
    return [{ facts: found, retention, invite, isAlone, isMailing, erasable }]
  })
}

/** Properties that name them among their owners, or as somebody who gets copies. */
export async function findProperties({ db }: Context, { ownerId, email }: Person) {
  const rows = await db
    .select({
      id: properties.id,
      name: properties.name,
      owners: properties.owners,
      copies: properties.copies,
    })
    .from(properties)
    .where(
      and(
        eq(properties.ownerId, ownerId),
        or(ne(properties.owners, []), ne(properties.copies, [])),
      ),
    )

  return rows.flatMap((property) => {
    const owner = property.owners.find((each) => sameEmail(each.email, email))
    const copy = property.copies.find((each) => sameEmail(each.email, email))
    return owner || copy ? [{ ...property, owner, copy }] : []
  })
}

/** Packets whose signed file goes to them, or went, although they do not sign. */
export async function findCopies({ db }: Context, { ownerId, email }: Person) {
  const rows = await db
    .select({ id: packets.id, name: packets.name, status: packets.status, copies: packets.copies })
    .from(packets)
    .where(and(eq(packets.ownerId, ownerId), ne(packets.copies, [])))
    .orderBy(desc(packets.number))

  return rows.flatMap((packet) => {
    const copy = packet.copies.find((each) => sameEmail(each.email, email))
    return copy ? [{ ...packet, copy, erasable: isEnded(packet.status) }] : []
  })
}

/** Invitations to the owner's office that were sent to this address. */
export async function findInvitations({ db }: Context, { ownerId, email }: Person) {
  return db
    .select()
    .from(officeInvitations)
    .where(
      and(
        eq(officeInvitations.officeId, ownerId),
        sql`lower(${officeInvitations.email}) = ${email.toLowerCase()}`,
      ),
    )
    .orderBy(asc(officeInvitations.createdAt))
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
    erasable: isEnded(status) && (mail.sentAt !== null || mail.refusedAt !== null),
  }))
}
