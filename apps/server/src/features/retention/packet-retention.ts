import { endedStatuses, isEnded } from '@countersign/contract/rules/packet-lifecycle'
import type { FormCategory } from '@countersign/contract/schemas/forms/form'
import { envelopes, packets, packetTenants, users } from '@countersign/database'
import { eq, inArray, notInArray, sql } from 'drizzle-orm'
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Context } from '../../kernel/context.ts'
import type { RetentionPeriods } from '../../kernel/ports.ts'
import { addMs, days } from '../../kernel/time.ts'

export interface PacketFacts {
  id: string
  ownerId: string
  documentGroupId: string
  name: string
  status: (typeof packets.$inferSelect)['status']
  executionDate: Date | null
  archivedAt: Date | null
  /** Filled out and printed, to be signed in ink or served. */
  isPrinted: boolean
  categories: string[]
  /** The last day of a lease, `YYYY-MM-DD`. */
  leaseEnd: string | null
  isPaid: boolean
  /** SignNow has not ended it yet. */
  isAtSignNow: boolean
  /** The owner keeps packets forever. */
  isKept: boolean
  /** Of the other packets of its residents with this owner: whether one is under way, */
  goesOn: boolean
  /** whether one is signed that is no application, */
  hasLease: boolean
  /** and when the last signed one ended. */
  othersEndAt: Date | null
}

const applications: FormCategory = 'Applications & Screening'
const termEnd = 'LLEdit.term.end'

export async function readPacketFacts(
  { db }: Context,
  ids: readonly string[],
): Promise<PacketFacts[]> {
  if (ids.length === 0) {
    return []
  }
  const mine = alias(packetTenants, 'mine')
  const theirs = alias(packetTenants, 'theirs')
  const other = alias(packets, 'other')
  const others = db
    .select({
      goesOn: sql<boolean | null>`bool_or(${isUnderWay(other.status)})`.as('goes_on'),
      hasLease: sql<boolean | null>`bool_or(${other.executionDate} is not null
        and not ${other.categories} <@ array[${applications}])`.as('has_lease'),
      endAt: sql<string | null>`max(greatest(${other.executionDate}, ${other.archivedAt}))
        filter (where ${other.executionDate} is not null)`.as('end_at'),
    })
    .from(mine)
    .innerJoin(theirs, eq(theirs.tenantId, mine.tenantId))
    .innerJoin(other, sql`${other.id} = ${theirs.packetId} and ${other.id} <> ${mine.packetId}`)
    .where(eq(mine.packetId, packets.id))
    .as('others')

  const rows = await db
    .select({
      id: packets.id,
      ownerId: packets.ownerId,
      documentGroupId: packets.documentGroupId,
      name: packets.name,
      status: packets.status,
      executionDate: packets.executionDate,
      archivedAt: packets.archivedAt,
      isPrinted: sql<boolean>`${packets.printOnly} and ${packets.archivedReason} is not distinct from 'archived'`,
      categories: packets.categories,
      leaseEnd: sql<string | null>`${envelopes.body} -> 'values' ->> ${termEnd}`,
      isPaid: sql<boolean>`exists (select from payments where packet_id = ${packets.id} and amount_cents > 0)`,
      isAtSignNow: sql<boolean>`exists (select from signnow_groups
        where group_id = ${packets.documentGroupId}::uuid and next_read_at is not null)`,
      isKept: users.keepPackets,
      goesOn: others.goesOn,
      hasLease: others.hasLease,
      othersEndAt: others.endAt,
    })
    .from(packets)
    .innerJoin(users, eq(users.id, packets.ownerId))
    .leftJoin(envelopes, sql`${envelopes.id} = ${packets.documentGroupId}::uuid`)
    .leftJoinLateral(others, sql`true`)
    .where(inArray(packets.id, [...ids]))

  return rows.map(({ goesOn, hasLease, othersEndAt, ...row }) => ({
    ...row,
    goesOn: goesOn ?? false,
    hasLease: hasLease ?? false,
    othersEndAt: othersEndAt === null ? null : new Date(othersEndAt),
  }))
}

function isUnderWay(status: AnyPgColumn) {
  return notInArray(status, endedStatuses)
}

export type PacketRetention =
  | { kind: 'under-way' }
  /** `until` is null where the owner keeps packets, and while the tenancy goes on. */
  | { kind: 'nothing-came' | 'signed'; until: Date | null }

export function decideRetention(facts: PacketFacts, periods: RetentionPeriods): PacketRetention {
  const { executionDate, archivedAt, isKept, isPaid, goesOn, othersEndAt } = facts
  const endedAt = latest([executionDate, archivedAt])
  if (!endedAt || facts.isAtSignNow || !isEnded(facts.status)) {
    return { kind: 'under-way' }
  }

  const isApplication = facts.categories.every((category) => category === applications)
  const isDone = executionDate !== null || facts.isPrinted
  const cameToNothing = !isDone || (isApplication && !facts.hasLease && !goesOn)
  if (cameToNothing && !isPaid) {
    const until = isKept ? null : addMs(endedAt, days(periods.applicationDays))
    return { kind: 'nothing-came', until }
  }

  const lastEnd = latest([endedAt, othersEndAt, parseDay(facts.leaseEnd)]) ?? endedAt
  const isForever = isKept || goesOn || periods.packetDays === undefined
  return {
    kind: cameToNothing ? 'nothing-came' : 'signed',
    until: isForever ? null : addMs(lastEnd, days(periods.packetDays ?? 0)),
  }
}

function latest(dates: readonly (Date | null | undefined)[]): Date | undefined {
  return dates
    .filter((date) => date instanceof Date)
    .toSorted((one, other) => other.getTime() - one.getTime())[0]
}

function parseDay(day: string | null): Date | undefined {
  const date = day && /^\d{4}-\d\d-\d\d$/.test(day) ? new Date(`${day}T00:00:00Z`) : undefined

  return date && !Number.isNaN(date.getTime()) ? date : undefined
}
