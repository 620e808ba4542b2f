import type { AssociationMember } from '@countersign/contract/schemas/members'
import { packets, users } from '@countersign/database'
import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { isMailStopped } from '../../infrastructure/mail/mail-stops.ts'
import { officeId, officeRole, personId, type Context } from '../../kernel/context.ts'
import { isOwnPacket } from '../../kernel/own-rows.ts'
import { listMailTrouble } from '../emails/index.ts'
import { readOfficeName } from '../office/index.ts'
import { readMemberAccount } from './as-member.ts'
import { readLastLogins } from './last-logins.ts'
import { findAccess } from './support/find-access.ts'

/** Counts, times and what went wrong: nothing that packets say, and nobody whom they name. */
export async function readMember(ctx: Context, { id }: { id: string }): Promise<AssociationMember> {
  const { member, own } = await readMemberAccount(ctx, id)
  const [logins, emailsStopped, counts, mailTrouble, unsealed, access] = await Promise.all([
    readLastLogins(ctx, [member.id]),
    areEmailsStopped(own),
    countByStatus(own),
    listMailTrouble(own),
    listUnsealed(own),
    findAccess(ctx, own),
  ])

  return {
    _id: member.id,
    name: member.name,
    email: member.email,
    lastLoginAt: logins.get(member.id) ?? null,
    createdAt: member.createdAt.toISOString(),
    office:
      officeId(own) === member.id
        ? null
        : { _id: officeId(own), name: await readOfficeName(own), role: officeRole(own) },
    emailsStopped,
    packets: counts,
    mailTrouble,
    unsealed,
    historiesUntil: access?.until.toISOString() ?? null,
  }
}

async function areEmailsStopped(own: Context): Promise<boolean> {
  const [found] = await own.db
    .select({ isStopped: isMailStopped({ email: users.email, ownerId: officeId(own) }) })
    .from(users)
    .where(eq(users.id, personId(own)))

  return found?.isStopped ?? false
}

/** In the order of the lifecycle. */
async function countByStatus(own: Context): Promise<AssociationMember['packets']> {
  return own.db
    .select({ status: packets.status, count: sql<number>`count(*)::int` })
    .from(packets)
    .where(isOwnPacket(own))
    .groupBy(packets.status, packets.statusOrder)
    .orderBy(asc(packets.statusOrder))
}

const maxUnsealed = 50

async function listUnsealed(own: Context): Promise<AssociationMember['unsealed']> {
  const rows = await own.db
    .select({
      documentGroupId: packets.documentGroupId,
      since: packets.ownerSignedAt,
      problem: packets.sealingProblem,
    })
    .from(packets)
    .where(
      and(
        isOwnPacket(own),
        isNotNull(packets.ownerSignedAt),
        isNull(packets.executionDate),
        eq(packets.status, 'AWAITING_LANDLORD_SIGNATURE'),
      ),
    )
    .orderBy(desc(packets.ownerSignedAt))
    .limit(maxUnsealed)

  return rows.flatMap(({ since, ...row }) =>
    since ? [{ ...row, since: since.toISOString() }] : [],
  )
}
