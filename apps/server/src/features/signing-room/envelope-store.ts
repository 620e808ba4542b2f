import type {
  Envelope,
  EnvelopeStore,
  EnvelopeTransaction,
  GroupSigner,
  Recipient,
  RoomSession,
  SigningGroup,
} from '@countersign/esign'
import {
  envelopes,
  events,
  lockEnvelope,
  packets,
  roomSessions,
  sessions,
  type ChainEnd,
  type Transaction,
} from '@countersign/database'
import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { packetStream, type EventStream } from '../../kernel/events/event-stream.ts'
import { rememberChainEnd } from '../../kernel/events/record-event.ts'
import { isUuid } from '../../kernel/ids.ts'
import { inTransaction } from '../../kernel/transaction.ts'
import { isEnded } from '../auth/index.ts'
import type { PacketRow, SavedEnvelope } from '../packets/index.ts'
import { readEnvelopeEvents, recordEnvelopeEvents } from './envelope-events.ts'

export interface EnvelopeStoreOptions {
  /** Called for each operation. */
  context(): Context
  /** Runs in the transaction of every save: packet and envelope change together or not at all. */
  onSaved(ctx: Context, saved: SavedEnvelope): Promise<void>
}

export function createEnvelopeStore(options: EnvelopeStoreOptions): EnvelopeStore {
  return {
    transaction: (work) =>
      inTransaction(options.context(), (ctx) => work(openTransaction(ctx, options))),
    read: (envelopeId) => readEnvelope(options.context(), envelopeId),
    events: (envelopeId) => readEnvelopeEvents(options.context(), envelopeId),
    session: (tokenSha256) => findSession(options.context(), tokenSha256),
    findByRequest: (requestId) => findByRequest(options.context(), requestId),
    room: (tokenSha256) => findRoom(options.context(), tokenSha256),
  }
}

type TransactionContext = Context & { db: Transaction }

function openTransaction(
  ctx: TransactionContext,
  options: EnvelopeStoreOptions,
): EnvelopeTransaction {
  let locked: LockedEnvelope | undefined
  let isPacketCurrent = false

  return {
    async lock(envelopeId, tokenSha256) {
      locked = await lockAndRead(ctx, envelopeId, tokenSha256)
      isPacketCurrent = true
      return locked?.envelope
    },

    /** An advisory lock serializes two requests with the same id: the second finds the first one's envelope. */
    async findByRequest(requestId) {
      await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${requestId}, 1))`)
      return findByRequest(ctx, requestId)
    },

    async insert(envelope, events) {
      const { envelopeId: id, requestId, state, createdAt } = envelope
      await ctx.db
        .insert(envelopes)
        .values({ id, requestId, state, body: envelope, createdAt: new Date(createdAt) })
      await recordEnvelopeEvents(ctx, id, events, locked?.packet)
    },

    async save(envelope, events) {
      await updateEnvelope(ctx, envelope)
      await recordEnvelopeEvents(ctx, envelope.envelopeId, events, locked?.packet)
      const packet = isPacketCurrent ? locked?.packet : undefined
      // What follows may change the packet.
      isPacketCurrent = false
      await options.onSaved(ctx, { group: toGroup(envelope), events, packet })
    },

    async openSession({ expiresAt, ...session }) {
      await supersedeSessions(ctx, session)
      await ctx.db.insert(roomSessions).values({ ...session, expiresAt: new Date(expiresAt) })
    },

    supersedeSessions: (person) => supersedeSessions(ctx, person),
    session: async (tokenSha256) =>
      locked?.session?.tokenSha256 === tokenSha256 ? locked.session : findSession(ctx, tokenSha256),
  }
}

interface LockedEnvelope {
  envelope: Envelope
  packet: PacketRow | undefined
  session: RoomSession | undefined
}

/** The second statement sees what was committed while the first one waited. */
async function lockAndRead(
  ctx: TransactionContext,
  envelopeId: string,
  tokenSha256 = '',
): Promise<LockedEnvelope | undefined> {
  if (!isUuid(envelopeId)) {
    return undefined
  }

  const stream = packetStream(envelopeId)
  await lockEnvelope(ctx.db, { envelopeId, stream })
  const [row] = await ctx.db
    .select({
      envelope: envelopes.body,
      packet: packets,
      room: roomSessions,
      login: loginColumns,
      lastEvent: lastEventOf(stream),
    })
    .from(envelopes)
    .leftJoin(packets, eq(packets.documentGroupId, envelopeId))
    .leftJoin(roomSessions, eq(roomSessions.tokenSha256, tokenSha256))
    .leftJoin(sessions, eq(sessions.id, roomSessions.openedBy))
    .where(eq(envelopes.id, envelopeId))
  if (row?.lastEvent) {
    rememberChainEnd(ctx.db, stream, row.lastEvent)
  }

  return (
    row && {
      envelope: row.envelope,
      packet: row.packet ?? undefined,
      session: row.room ? toSession(ctx, { room: row.room, login: row.login }) : undefined,
    }
  )
}

function lastEventOf(stream: EventStream) {
  return sql<ChainEnd | null>`(
    select json_build_object('seq', ${events.seq}, 'hash', ${events.hash}) from ${events}
    where ${events.stream} = ${stream} order by ${events.seq} desc limit 1)`
}

async function supersedeSessions(
  ctx: Context,
  { envelopeId, role }: Pick<RoomSession, 'envelopeId' | 'role'>,
): Promise<void> {
  await ctx.db
    .update(roomSessions)
    .set({ superseded: true })
    .where(
      and(
        eq(roomSessions.envelopeId, envelopeId),
        eq(roomSessions.role, role),
        eq(roomSessions.superseded, false),
      ),
    )
}

async function readEnvelope(ctx: Context, envelopeId: string): Promise<Envelope | undefined> {
  if (!isUuid(envelopeId)) {
    return undefined
  }

  const [row] = await ctx.db
    .select({ body: envelopes.body })
    .from(envelopes)
    .where(eq(envelopes.id, envelopeId))

  return row?.body
}

async function findByRequest(ctx: Context, requestId: string): Promise<Envelope | undefined> {
  const [row] = await ctx.db
    .select({ body: envelopes.body })
    .from(envelopes)
    .where(eq(envelopes.requestId, requestId))

  return row?.body
}

async function updateEnvelope(ctx: Context, envelope: Envelope): Promise<void> {
  await ctx.db
    .update(envelopes)
    .set({
      state: envelope.state,
      body: envelope,
      version: sql`${envelopes.version} + 1`,
    })
    .where(eq(envelopes.id, envelope.envelopeId))
}

async function findSession(ctx: Context, tokenSha256: string): Promise<RoomSession | undefined> {
  const [row] = await ctx.db
    .select({ room: roomSessions, login: loginColumns })
    .from(roomSessions)
    .leftJoin(sessions, eq(sessions.id, roomSessions.openedBy))
    .where(eq(roomSessions.tokenSha256, tokenSha256))

  return row && toSession(ctx, row)
}

async function findRoom(ctx: Context, tokenSha256: string) {
  const [row] = await ctx.db
    .select({ room: roomSessions, login: loginColumns, envelope: envelopes.body })
    .from(roomSessions)
    .innerJoin(envelopes, eq(envelopes.id, roomSessions.envelopeId))
    .leftJoin(sessions, eq(sessions.id, roomSessions.openedBy))
    .where(eq(roomSessions.tokenSha256, tokenSha256))

  return row && { session: toSession(ctx, row), envelope: row.envelope }
}

const loginColumns = { createdAt: sessions.createdAt, endedAt: sessions.endedAt }

interface SessionRow {
  room: typeof roomSessions.$inferSelect
  login: Pick<typeof sessions.$inferSelect, 'createdAt' | 'endedAt'> | null
}

function toSession(ctx: Context, { room, login }: SessionRow): RoomSession {
  return {
    ...room,
    expiresAt: room.expiresAt.toISOString(),
    isLoggedOut: login !== null && isEnded(login, ctx.clock.now()),
  }
}

function toGroup(envelope: Envelope): SigningGroup {
  const { envelopeId, name, state, recipients, ended } = envelope

  return {
    groupId: envelopeId,
    name,
    state,
    signers: recipients.flatMap(toSigner),
    ...(ended ? { reason: ended.reason } : {}),
  }
}

/** The role that fills the documents does not sign. */
function toSigner({ role, name, email, state, signedAt, onPaper }: Recipient): GroupSigner[] {
  if (role === 'LLEdit') {
    return []
  }

  return [
    {
      role,
      name,
      email,
      state,
      ...(signedAt ? { signedAt } : {}),
      ...(onPaper ? { onPaper } : {}),
    },
  ]
}
