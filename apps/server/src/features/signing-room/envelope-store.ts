import { presentGroup } from '@countersign/signing/adapters/embedded/groups/read-group'
import type {
  Envelope,
  EnvelopeStore,
  EnvelopeTransaction,
  RoomSession,
  StoredRoom,
} from '@countersign/signing/envelope'
import { toStoredEnvelope } from '@countersign/signing/stored-envelope'
import {
  envelopes,
  lockEnvelope,
  packets,
  prepareStatement,
  roomSessions,
  sessions,
  type Transaction,
} from '@countersign/database'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { packetStream } from '../../kernel/events/event-stream.ts'
import { isUuid } from '../../kernel/ids.ts'
import { lockKey } from '../../kernel/lock.ts'
import { inTransaction } from '../../kernel/transaction.ts'
import type { PacketRow } from '../packet/index.ts'
import type { SavedEnvelope } from '../packets/index.ts'
import { closeWithPacket } from './close-with-packet.ts'
import { findUnsealedFile, replaceUnsealedFile } from './unsealed-files.ts'
import { readEnvelopeEvents, recordEnvelopeEvents } from './envelope-events.ts'
import {
  findRoom,
  findSession,
  loginColumns,
  supersedeSessions,
  toSession,
  toSessionRow,
} from './room-sessions.ts'

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
    readMany: (envelopeIds) => readEnvelopes(options.context(), envelopeIds),
    events: (envelopeId) => readEnvelopeEvents(options.context(), envelopeId),
    session: (tokenSha256) => findSession(options.context(), tokenSha256),
    findByRequest: (requestId) => findByRequest(options.context(), requestId),
    room: (tokenSha256) => findRoom(options.context(), tokenSha256),
    unsealedFile: (envelopeId, audience) =>
      findUnsealedFile(options.context(), envelopeId, audience),
  }
}

function toEnvelopeRow(envelope: Envelope): typeof envelopes.$inferInsert {
  const { envelopeId: id, requestId, state, createdAt } = envelope

  return { id, requestId, state, body: envelope, createdAt: new Date(createdAt) }
}

type TransactionContext = Context & { db: Transaction }

function openTransaction(
  ctx: TransactionContext,
  options: EnvelopeStoreOptions,
): EnvelopeTransaction {
  let locked: LockedEnvelope | undefined
  let isPacketCurrent = false

  return {
    async lock(envelopeId, room) {
      locked = await lockAndRead(ctx, envelopeId, room)
      isPacketCurrent = true
      return locked?.envelope
    },

    lockFile: (sha256) => lockKey(ctx, 'file', sha256),

    /** An advisory lock serializes two requests with the same id: the second finds the first one's envelope. */
    async findByRequest(requestId) {
      await lockKey(ctx, 'request', requestId)
      return findByRequest(ctx, requestId)
    },

    async insert(envelope, events) {
      await ctx.db.insert(envelopes).values(toEnvelopeRow(envelope))
      await recordEnvelopeEvents(ctx, envelope.envelopeId, events, locked?.packet)
    },

    async save(unsaved, events) {
      const envelope = { ...unsaved, revision: (unsaved.revision ?? 0) + 1 }
      await updateEnvelope(ctx, envelope)
      await recordEnvelopeEvents(ctx, envelope.envelopeId, events, locked?.packet)
      const packet = isPacketCurrent ? locked?.packet : undefined
      // What follows may change the packet.
      isPacketCurrent = false
      await options.onSaved(ctx, { group: presentGroup(envelope), events, packet })
      return envelope
    },

    events: (envelopeId) => readEnvelopeEvents(ctx, envelopeId),
    replaceUnsealedFile: (change) => replaceUnsealedFile(ctx, change),

    async openSession(session) {
      await supersedeSessions(ctx, session)
      await ctx.db.insert(roomSessions).values(toSessionRow(session))
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

/**
 * Read in a statement of its own, which sees what was committed while the lock was waited for. Both are
 * sent at once. The envelope is sent only if it has another version than the known one.
 */
async function lockAndRead(
  ctx: TransactionContext,
  envelopeId: string,
  known?: StoredRoom,
): Promise<LockedEnvelope | undefined> {
  if (!isUuid(envelopeId)) {
    return undefined
  }

  const stream = packetStream(envelopeId)
  const locked = lockEnvelope(ctx.db, { envelopeId, stream })
  const read = lockedEnvelope(ctx.db).execute({
    envelopeId,
    tokenSha256: known?.session.tokenSha256 ?? '',
    knownVersion: known?.version ?? 0,
  })
  const [[row]] = await Promise.all([read, locked])
  const envelope = row?.envelope ?? known?.envelope

  return (
    row &&
    envelope && {
      envelope: row.room ? closeWithPacket({ ...row, envelope }) : envelope,
      packet: row.packet ?? undefined,
      session: row.room ? toSession(ctx, { room: row.room, login: row.login }) : undefined,
    }
  )
}

const lockedEnvelope = prepareStatement('locked_envelope', (db) =>
  db
    .select({
      envelope:
        sql<Envelope | null>`case when ${envelopes.version} <> ${sql.placeholder('knownVersion')}
        then ${envelopes.body} end`.mapWith(envelopes.body),
      packet: packets,
      room: roomSessions,
      login: loginColumns,
    })
    .from(envelopes)
    .leftJoin(packets, eq(packets.documentGroupId, sql.placeholder('envelopeId')))
    .leftJoin(roomSessions, eq(roomSessions.tokenSha256, sql.placeholder('tokenSha256')))
    .leftJoin(sessions, eq(sessions.id, roomSessions.openedBy))
    .where(eq(envelopes.id, sql.placeholder('envelopeId'))),
)

async function readEnvelope(ctx: Context, envelopeId: string): Promise<Envelope | undefined> {
  if (!isUuid(envelopeId)) {
    return undefined
  }

  const [row] = await envelopeById(ctx.db).execute({ envelopeId })

  return row?.body
}

const envelopeById = prepareStatement('envelope_by_id', (db) =>
  db
    .select({ body: envelopes.body })
    .from(envelopes)
    .where(eq(envelopes.id, sql.placeholder('envelopeId'))),
)

async function readEnvelopes(ctx: Context, envelopeIds: readonly string[]): Promise<Envelope[]> {
  const rows = await ctx.db
    .select({ body: envelopes.body })
    .from(envelopes)
    .where(inArray(envelopes.id, envelopeIds.filter(isUuid)))

  return rows.map(({ body }) => body)
}

async function findByRequest(ctx: Context, requestId: string): Promise<Envelope | undefined> {
  const [row] = await ctx.db
    .select({ body: envelopes.body })
    .from(envelopes)
    .where(eq(envelopes.requestId, requestId))

  return row?.body
}

async function updateEnvelope(ctx: Context, envelope: Envelope): Promise<void> {
  const { envelopeId, state } = envelope

  await changedEnvelope(ctx.db).execute({ envelopeId, state, body: toStoredEnvelope(envelope) })
}

const changedEnvelope = prepareStatement('changed_envelope', (db) =>
  db
    .update(envelopes)
    .set({
      state: sql`${sql.placeholder('state')}`,
      body: sql`${sql.placeholder('body')}::jsonb`,
      version: sql`${envelopes.version} + 1`,
    })
    .where(eq(envelopes.id, sql.placeholder('envelopeId'))),
)
