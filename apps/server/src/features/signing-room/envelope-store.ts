import type {
  Envelope,
  EnvelopeEvent,
  EnvelopeStore,
  EnvelopeTransaction,
  RoomSession,
  SigningGroup,
} from '@countersign/esign'
import { envelopes, roomSessions } from '@countersign/database'
import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { isUuid } from '../../kernel/is-uuid.ts'
import { inTransaction } from '../../kernel/transaction.ts'
import { lockPacketOfGroup, type PacketRow } from '../packets/index.ts'
import { actorOf, readEnvelopeEvents, recordEnvelopeEvents } from './envelope-events.ts'
import { groupOfEnvelope } from './group-of-envelope.ts'
import { onSenderMessage } from '../packets/index.ts'

export interface EnvelopeStoreSettings {
  /** The context that the engine's saves act in; asked for at each use. */
  context(): Context
  /** Told in the transaction of every save, so that packet and envelope move together or not at all. */
  onGroupChanged(ctx: Context, group: SigningGroup): Promise<void>
}

/** The engine's envelopes in the packets' own database. */
export function createEnvelopeStore(settings: EnvelopeStoreSettings): EnvelopeStore {
  return {
    transaction: (work) =>
      inTransaction(settings.context(), (ctx) => work(openTransaction(ctx, settings))),
    read: (envelopeId) => readEnvelope(settings.context(), envelopeId),
    events: (envelopeId) => readEnvelopeEvents(settings.context(), envelopeId),
    session: (tokenSha256) => findSession(settings.context(), tokenSha256),
  }
}

function openTransaction(ctx: Context, settings: EnvelopeStoreSettings): EnvelopeTransaction {
  let packet: PacketRow | undefined

  return {
    /** The envelope's row first, then its packet's: the order in which everyone takes them. */
    async lock(envelopeId) {
      const envelope = await readEnvelope(ctx, envelopeId, 'and lock')
      packet = await lockPacketOfGroup(ctx, envelopeId)
      return envelope
    },

    /** Two requests of one name wait for each other, so that the second finds what the first has made. */
    async findByRequest(requestId) {
      await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${requestId}, 1))`)
      const [row] = await ctx.db
        .select({ body: envelopes.body })
        .from(envelopes)
        .where(eq(envelopes.requestId, requestId))
      return row?.body
    },

    async insert(envelope, made) {
      const { envelopeId: id, requestId, state, createdAt } = envelope
      await ctx.db
        .insert(envelopes)
        .values({ id, requestId, state, body: envelope, createdAt: new Date(createdAt) })
      await recordEnvelopeEvents(ctx, id, made, packet)
    },

    async save(envelope, done) {
      await writeEnvelope(ctx, envelope)
      await recordEnvelopeEvents(ctx, envelope.envelopeId, done, packet)
      for (const event of done) {
        if (packet) {
          await onSenderMessage(asDoneBy(ctx, event, packet), packet, event)
        }
      }
      await settings.onGroupChanged(asDoneBy(ctx, done.at(-1), packet), groupOfEnvelope(envelope))
    },

    async openSession({ expiresAt, ...session }) {
      await ctx.db
        .update(roomSessions)
        .set({ superseded: true })
        .where(
          and(
            eq(roomSessions.envelopeId, session.envelopeId),
            eq(roomSessions.role, session.role),
            eq(roomSessions.superseded, false),
          ),
        )
      await ctx.db.insert(roomSessions).values({ ...session, expiresAt: new Date(expiresAt) })
    },

    session: (tokenSha256) => findSession(ctx, tokenSha256),
  }
}

async function readEnvelope(
  ctx: Context,
  envelopeId: string,
  locking?: 'and lock',
): Promise<Envelope | undefined> {
  if (!isUuid(envelopeId)) {
    return undefined
  }

  const query = ctx.db
    .select({ body: envelopes.body })
    .from(envelopes)
    .where(eq(envelopes.id, envelopeId))
  const [row] = await (locking ? query.for('update') : query)
  return row?.body
}

async function writeEnvelope(ctx: Context, envelope: Envelope): Promise<void> {
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
    .select()
    .from(roomSessions)
    .where(eq(roomSessions.tokenSha256, tokenSha256))

  return row && { ...row, expiresAt: row.expiresAt.toISOString() }
}

/** What follows from a save is the act of whoever did it, from where they did it. */
function asDoneBy(
  ctx: Context,
  event: EnvelopeEvent | undefined,
  packet: PacketRow | undefined,
): Context {
  return {
    ...ctx,
    actor: actorOf(event?.role ?? 'system', packet),
    origin: event?.origin ?? {},
  }
}
