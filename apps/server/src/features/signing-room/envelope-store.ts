import {
  presentGroup,
  type Envelope,
  type EnvelopeEvent,
  type EnvelopeStore,
  type EnvelopeTransaction,
  type RoomSession,
  type UnchangedSave,
} from '@countersign/esign'
import {
  appendEvents,
  commitWithoutSync,
  envelopes,
  lockEnvelope,
  openRoomSessionIfUnchanged,
  packets,
  roomSessions,
  saveEnvelopeIfUnchanged,
  sessions,
  type Transaction,
} from '@countersign/database'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { packetStream } from '../../kernel/events/event-stream.ts'
import { toUnchained } from '../../kernel/events/record-event.ts'
import { isUuid } from '../../kernel/ids.ts'
import { inTransaction, sendWithoutWaiting } from '../../kernel/transaction.ts'
import { lockFile } from '../forms/index.ts'
import type { PacketRow, SavedEnvelope } from '../packets/index.ts'
import { closeWithPacket } from './close-with-packet.ts'
import { readEnvelopeEvents, recordEnvelopeEvents, toNewEvent } from './envelope-events.ts'
import {
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
  /** Whether `onSaved` would change anything. Without it, it always may. */
  isPacketAffected?(packet: SeenPacket, saved: SavedEnvelope): boolean
}

type SeenPacket = Pick<PacketRow, 'id' | 'ownerId' | 'status' | 'printOnly' | 'archivedReason'>

export function createEnvelopeStore(options: EnvelopeStoreOptions): EnvelopeStore {
  const seen: SeenEnvelopes = new WeakMap()

  return {
    transaction: (work) =>
      inTransaction(options.context(), (ctx) => work(openTransaction(ctx, options))),
    read: (envelopeId) => readEnvelope(options.context(), envelopeId, seen),
    readMany: (envelopeIds) => readEnvelopes(options.context(), envelopeIds),
    events: (envelopeId) => readEnvelopeEvents(options.context(), envelopeId),
    session: (tokenSha256) => findSession(options.context(), tokenSha256),
    findByRequest: (requestId) => findByRequest(options.context(), requestId),
    room: (tokenSha256) => findRoom(options.context(), tokenSha256, seen),
    saveIfUnchanged: (save) => saveIfUnchanged(options, save, seen.get(save.before)),
    insertNew: (envelope, events) => insertNew(options.context(), envelope, events),
    async openSessionIfUnchanged({ before, session }) {
      const version = seen.get(before)?.version
      return (
        version !== undefined &&
        openRoomSessionIfUnchanged(options.context().db, {
          version,
          session: toSessionRow(session),
        })
      )
    },
  }
}

/**
 * The unique request decides between two that are the same. The packet that names it is committed after
 * it, and waits for the disk for both.
 */
async function insertNew(
  ctx: Context,
  envelope: Envelope,
  created: readonly EnvelopeEvent[],
): Promise<boolean> {
  const { db } = ctx
  const inserted = db
    .$with('inserted')
    .as(
      db
        .insert(envelopes)
        .values(toEnvelopeRow(envelope))
        .onConflictDoNothing({ target: envelopes.requestId })
        .returning({ id: envelopes.id }),
    )
  const events = created.map((event) =>
    toUnchained(ctx, toNewEvent(envelope.envelopeId, event, undefined)),
  )
  const rows = await db
    .with(inserted)
    .select({ events: appendEvents(events), notSynced: commitWithoutSync })
    .from(inserted)

  return rows.length > 0
}

function toEnvelopeRow(envelope: Envelope): typeof envelopes.$inferInsert {
  const { envelopeId: id, requestId, state, createdAt } = envelope

  return { id, requestId, state, body: envelope, createdAt: new Date(createdAt) }
}

/** As what each envelope was read that the engine may still hold. */
type SeenEnvelopes = WeakMap<Envelope, SeenEnvelope>

interface SeenEnvelope {
  version: number
  packet?: SeenPacket | undefined
}

async function saveIfUnchanged(
  { context, isPacketAffected = () => true }: EnvelopeStoreOptions,
  { after, events, tokenSha256 }: UnchangedSave,
  seen: SeenEnvelope | undefined,
): Promise<boolean> {
  const packet = seen?.packet
  if (!packet || isPacketAffected(packet, { group: presentGroup(after), events })) {
    return false
  }

  const ctx = context()
  const { envelopeId: id, state } = after
  return saveEnvelopeIfUnchanged(ctx.db, {
    seen: { version: seen.version, packetStatus: packet.status },
    tokenSha256,
    change: { id, state, body: after },
    events: events.map((event) => toUnchained(ctx, toNewEvent(id, event, packet))),
  })
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

    lockFile: (sha256) => lockFile(ctx, sha256),

    /** An advisory lock serializes two requests with the same id: the second finds the first one's envelope. */
    async findByRequest(requestId) {
      await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${requestId}, 1))`)
      return findByRequest(ctx, requestId)
    },

    async insert(envelope, events) {
      await ctx.db.insert(envelopes).values(toEnvelopeRow(envelope))
      await recordEnvelopeEvents(ctx, envelope.envelopeId, events, locked?.packet)
    },

    async save(envelope, events) {
      await updateEnvelope(ctx, envelope)
      await recordEnvelopeEvents(ctx, envelope.envelopeId, events, locked?.packet)
      const packet = isPacketCurrent ? locked?.packet : undefined
      // What follows may change the packet.
      isPacketCurrent = false
      await options.onSaved(ctx, { group: presentGroup(envelope), events, packet })
    },

    events: (envelopeId) => readEnvelopeEvents(ctx, envelopeId),

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
 * The second statement is sent right behind the first one, and sees what was committed while that one
 * waited.
 */
async function lockAndRead(
  ctx: TransactionContext,
  envelopeId: string,
  tokenSha256 = '',
): Promise<LockedEnvelope | undefined> {
  if (!isUuid(envelopeId)) {
    return undefined
  }

  const stream = packetStream(envelopeId)
  await sendWithoutWaiting(ctx, lockEnvelope(ctx.db, { envelopeId, stream }))
  const [row] = await ctx.db
    .select({
      envelope: envelopes.body,
      packet: packets,
      room: roomSessions,
      login: loginColumns,
    })
    .from(envelopes)
    .leftJoin(packets, eq(packets.documentGroupId, envelopeId))
    .leftJoin(roomSessions, eq(roomSessions.tokenSha256, tokenSha256))
    .leftJoin(sessions, eq(sessions.id, roomSessions.openedBy))
    .where(eq(envelopes.id, envelopeId))

  return (
    row && {
      envelope: row.room ? closeWithPacket(row) : row.envelope,
      packet: row.packet ?? undefined,
      session: row.room ? toSession(ctx, { room: row.room, login: row.login }) : undefined,
    }
  )
}

const seenPacket = {
  id: packets.id,
  ownerId: packets.ownerId,
  status: packets.status,
  printOnly: packets.printOnly,
  archivedReason: packets.archivedReason,
}

async function readEnvelope(
  ctx: Context,
  envelopeId: string,
  seen: SeenEnvelopes,
): Promise<Envelope | undefined> {
  if (!isUuid(envelopeId)) {
    return undefined
  }

  const [row] = await ctx.db
    .select({ body: envelopes.body, version: envelopes.version, packet: seenPacket })
    .from(envelopes)
    .leftJoin(packets, eq(packets.documentGroupId, envelopeId))
    .where(eq(envelopes.id, envelopeId))
  if (row) {
    seen.set(row.body, { version: row.version, packet: row.packet ?? undefined })
  }

  return row?.body
}

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
  const saved = ctx.db
    .update(envelopes)
    .set({
      state: envelope.state,
      body: envelope,
      version: sql`${envelopes.version} + 1`,
    })
    .where(eq(envelopes.id, envelope.envelopeId))

  await sendWithoutWaiting(ctx, saved)
}

async function findRoom(ctx: Context, tokenSha256: string, seen: SeenEnvelopes) {
  const [row] = await ctx.db
    .select({
      room: roomSessions,
      login: loginColumns,
      envelope: envelopes.body,
      version: envelopes.version,
      packet: seenPacket,
    })
    .from(roomSessions)
    .innerJoin(envelopes, eq(envelopes.id, roomSessions.envelopeId))
    .leftJoin(packets, eq(packets.documentGroupId, sql`${envelopes.id}::text`))
    .leftJoin(sessions, eq(sessions.id, roomSessions.openedBy))
    .where(eq(roomSessions.tokenSha256, tokenSha256))
  if (!row) {
    return undefined
  }
  const envelope = closeWithPacket(row)
  seen.set(envelope, { version: row.version, packet: row.packet ?? undefined })

  return { session: toSession(ctx, row), envelope }
}
