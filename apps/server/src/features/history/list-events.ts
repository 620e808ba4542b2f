import { formatSignerName } from '@countersign/answers/signer-name'
import {
  findOwnPacket,
  fromCursor,
  initiatorOf,
  ownerSignerId,
  type InviteRow,
  type PacketRow,
  readInvites,
  toCursor,
} from '../packet/index.ts'
import type { PacketEvent } from '@countersign/contract/schemas/packets/packet'
import type { HistoryQuery } from '@countersign/contract/schemas/packets/packet'
import { events, users } from '@countersign/database'
import { and, asc, desc, eq, gt, inArray, lt, not, sql } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { isUuid } from '../../kernel/ids.ts'
import { parseActor } from '../../kernel/events/event-actor.ts'
import { packetStream } from '../../kernel/events/event-stream.ts'
import {
  describeEvent,
  type EventType,
  shownEventTypes,
  unshown,
} from '../../kernel/events/event-types.ts'
import { parseEvent, parseWithoutQuotes } from '../../kernel/events/parse-event.ts'
import { describeForStaff } from './describe-for-staff.ts'
import { findAnswer, type GivenAnswer, readAnswers } from './read-answers.ts'
import { readSignerNames, type SignerNames } from './signer-names.ts'

/** What has happened to a packet, as its owner reads it. */
export async function listPacketEvents(
  ctx: Context,
  { groupId, query }: { groupId: string; query: HistoryQuery },
): Promise<EventPage> {
  return readEventPage(ctx, { packet: await findOwnPacket(ctx, groupId), query, present })
}

interface EventPage {
  events: PacketEvent[]
  next: string | null
}

/** As the association's staff reads it: without what anybody wrote. */
export function listEventsForStaff(
  ctx: Context,
  { packet, query }: { packet: PacketRow; query: HistoryQuery },
): Promise<EventPage> {
  return readEventPage(ctx, { packet, query, present: presentForStaff })
}

type EventRow = typeof events.$inferSelect

interface PageOptions {
  packet: PacketRow
  query: HistoryQuery
  present: (row: EventRow, facts: Facts) => PacketEvent
}

async function readEventPage(
  ctx: Context,
  { packet, query, present: presentRow }: PageOptions,
): Promise<EventPage> {
  const after = fromCursor(query.after)
  const newestFirst = query.order === 'newest'

  const rows = await ctx.db
    .select()
    .from(events)
    .where(
      and(
        eq(events.stream, packetStream(packet.documentGroupId)),
        after === undefined
          ? undefined
          : newestFirst
            ? lt(events.seq, after)
            : gt(events.seq, after),
        inArray(events.type, shownEventTypes),
        not(isFreePayment),
      ),
    )
    .orderBy(newestFirst ? desc(events.seq) : asc(events.seq))
    .limit(query.limit + 1)
  const page = rows.slice(0, query.limit)
  const last = page.at(-1)
  const facts = await readFacts(ctx, packet, page)

  return {
    events: page.map((row) => presentRow(row, facts)),
    next: last && rows.length > page.length ? toCursor(last.seq) : null,
  }
}

/** Where nothing is charged, nobody paid. */
const isFreePayment = sql`(${events.type} = 'packet.paid' and ${events.data} ->> 'amountCents' = '0')`

const staffLooked = 'packet.staff-looked' satisfies EventType

interface Facts {
  packet: PacketRow
  names: SignerNames
  invites: InviteRow[]
  answers: GivenAnswer[]
  /** Names of the members who act in these events beside who signs for the owner, by user id. */
  colleagues: ReadonlyMap<string, string>
}

async function readFacts(
  ctx: Context,
  packet: PacketRow,
  rows: readonly EventRow[],
): Promise<Facts> {
  const [invites, answers] = await Promise.all([
    readInvites(ctx, packet.id),
    readAnswers(ctx, packet.documentGroupId),
  ])

  return {
    packet,
    names: await readSignerNames(ctx, { packet, invites }),
    invites,
    answers,
    colleagues: await readColleagues(ctx, packet, rows),
  }
}

async function readColleagues(
  ctx: Context,
  packet: PacketRow,
  rows: readonly EventRow[],
): Promise<Map<string, string>> {
  const ids = rows.flatMap(({ actor: stored, type }) => {
    const actor = parseActor(stored)
    const isNamed =
      actor.kind === 'member' &&
      isUuid(actor.userId) &&
      (actor.userId !== ownerSignerId(packet) || type === staffLooked)
    return isNamed ? [actor.userId] : []
  })
  if (ids.length === 0) {
    return new Map()
  }

  const people = await ctx.db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]))
  return new Map(people.map(({ id, name }) => [id, name]))
}

function present(row: EventRow, facts: Facts): PacketEvent {
  const event = parseEvent(row)

  return {
    ...presentFacts(row, facts),
    words: event ? describeEvent(event, (role) => facts.names.nameAt(role, row.seq)) : unshown,
    question:
      event?.type === 'packet.question-asked'
        ? presentQuestion({ role: event.data.role, seq: row.seq }, facts)
        : null,
  }
}

function presentForStaff(row: EventRow, facts: Facts): PacketEvent {
  const event = parseWithoutQuotes(row)

  return {
    ...presentFacts(row, facts),
    words: event ? describeForStaff(event, (role) => facts.names.nameAt(role, row.seq)) : unshown,
    question: null,
  }
}

function presentFacts(row: EventRow, facts: Facts) {
  return {
    seq: row.seq,
    type: row.type,
    at: row.at.toISOString(),
    actor: describeActor(row, facts),
  }
}

function presentQuestion(
  asked: Pick<GivenAnswer, 'role' | 'seq'>,
  { invites, answers }: Facts,
): PacketEvent['question'] {
  const invite = invites.find(({ role }) => role === asked.role)
  const answer = findAnswer(answers, asked)

  return {
    role: asked.role,
    answer: answer ? { words: answer.words, at: answer.at.toISOString() } : null,
    answerable: Boolean(invite?.code && !invite.wrongRecipientAt),
  }
}

/** Who it was, by the name they had in this packet at the time. */
function describeActor(
  { actor: stored, seq, type }: Pick<EventRow, 'actor' | 'seq' | 'type'>,
  { packet, names, colleagues }: Facts,
): string {
  const actor = parseActor(stored)
  if (actor.kind === 'member' && type === staffLooked) {
    return `${colleagues.get(actor.userId) ?? 'Somebody'} of the association’s staff`
  }
  if (actor.kind === 'member') {
    const isSigner = actor.userId === ownerSignerId(packet)
    const name = isSigner ? formatSignerName(initiatorOf(packet)) : colleagues.get(actor.userId)
    return name === undefined ? 'Countersign' : `${name} (Owner/Agent)`
  }

  return actor.kind === 'resident' ? names.signerAt(actor.role, seq) : 'Countersign'
}
