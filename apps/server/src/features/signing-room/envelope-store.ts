import type {
  Envelope,
  EnvelopeEvent,
  EnvelopeStore,
  EnvelopeTransaction,
  GroupSigner,
  Recipient,
  RoomSession,
  SigningGroup,
} from '@countersign/esign'
import { envelopes, roomSessions, sessions } from '@countersign/database'
import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { isUuid } from '../../kernel/ids.ts'
import { inTransaction } from '../../kernel/transaction.ts'
import { isEnded } from '../auth/index.ts'
import { lockPacketOfGroup, type PacketRow } from '../packets/index.ts'
import { readEnvelopeEvents, recordEnvelopeEvents } from './envelope-events.ts'

export interface EnvelopeStoreOptions {
  /** Called for each operation. */
  context(): Context
  /** Runs in the transaction of every save: packet and envelope change together or not at all. */
  onSaved(ctx: Context, saved: SavedEnvelope): Promise<void>
}

interface SavedEnvelope {
  group: SigningGroup
  events: readonly EnvelopeEvent[]
}

export function createEnvelopeStore(options: EnvelopeStoreOptions): EnvelopeStore {
  return {
    transaction: (work) =>
      inTransaction(options.context(), (ctx) => work(openTransaction(ctx, options))),
    read: (envelopeId) => readEnvelope(options.context(), envelopeId),
    events: (envelopeId) => readEnvelopeEvents(options.context(), envelopeId),
    session: (tokenSha256) => findSession(options.context(), tokenSha256),
  }
}

function openTransaction(ctx: Context, options: EnvelopeStoreOptions): EnvelopeTransaction {
  let packet: PacketRow | undefined

  return {
    /** Envelope first, then packet: one lock order prevents deadlocks. */
    async lock(envelopeId) {
      const envelope = await readEnvelope(ctx, envelopeId, { lock: true })
      packet = await lockPacketOfGroup(ctx, envelopeId)
      return envelope
    },

    /** An advisory lock serializes two requests with the same id: the second finds the first one's envelope. */
    async findByRequest(requestId) {
      await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${requestId}, 1))`)
      const [row] = await ctx.db
        .select({ body: envelopes.body })
        .from(envelopes)
        .where(eq(envelopes.requestId, requestId))
      return row?.body
    },

    async insert(envelope, events) {
      const { envelopeId: id, requestId, state, createdAt } = envelope
      await ctx.db
        .insert(envelopes)
        .values({ id, requestId, state, body: envelope, createdAt: new Date(createdAt) })
      await recordEnvelopeEvents(ctx, id, events, packet)
    },

    async save(envelope, events) {
      await updateEnvelope(ctx, envelope)
      await recordEnvelopeEvents(ctx, envelope.envelopeId, events, packet)
      await options.onSaved(ctx, { group: toGroup(envelope), events })
    },

    async openSession({ expiresAt, ...session }) {
      await supersedeSessions(ctx, session)
      await ctx.db.insert(roomSessions).values({ ...session, expiresAt: new Date(expiresAt) })
    },

    supersedeSessions: (person) => supersedeSessions(ctx, person),
    session: (tokenSha256) => findSession(ctx, tokenSha256),
  }
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

async function readEnvelope(
  ctx: Context,
  envelopeId: string,
  { lock }: { lock: boolean } = { lock: false },
): Promise<Envelope | undefined> {
  if (!isUuid(envelopeId)) {
    return undefined
  }

  const query = ctx.db
    .select({ body: envelopes.body })
    .from(envelopes)
    .where(eq(envelopes.id, envelopeId))
  const [row] = await (lock ? query.for('update') : query)
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
    .select({
      room: roomSessions,
      login: { createdAt: sessions.createdAt, endedAt: sessions.endedAt },
    })
    .from(roomSessions)
    .leftJoin(sessions, eq(sessions.id, roomSessions.openedBy))
    .where(eq(roomSessions.tokenSha256, tokenSha256))

  return (
    row && {
      ...row.room,
      expiresAt: row.room.expiresAt.toISOString(),
      isLoggedOut: row.login !== null && isEnded(row.login, ctx.clock.now()),
    }
  )
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
