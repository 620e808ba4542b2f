import type { RoomSession, StoredRoom } from '@countersign/signing/envelope'
import { envelopes, packets, roomSessions, sessions } from '@countersign/database'
import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { sha256 } from '../../kernel/sha256.ts'
import { isEnded } from '../auth/index.ts'
import { closeWithPacket } from './close-with-packet.ts'

export async function findSession(
  ctx: Context,
  tokenSha256: string,
): Promise<RoomSession | undefined> {
  const [row] = await ctx.db
    .select({ room: roomSessions, login: loginColumns })
    .from(roomSessions)
    .leftJoin(sessions, eq(sessions.id, roomSessions.openedBy))
    .where(eq(roomSessions.tokenSha256, tokenSha256))

  return row && toSession(ctx, row)
}

/** Throws unless some room was opened with this token; what may be done in it, the engine says. */
export async function requireStoredRoom(ctx: Context, token: string): Promise<StoredRoom> {
  const room = await findRoom(ctx, sha256(token))
  if (!room) {
    throw new DomainError(
      'room-not-found',
      'This link has expired. Open the packet again from the original message or page.',
    )
  }

  return room
}

/** With its envelope. */
export async function findRoom(ctx: Context, tokenSha256: string): Promise<StoredRoom | undefined> {
  const [row] = await ctx.db
    .select({
      room: roomSessions,
      login: loginColumns,
      envelope: envelopes.body,
      packet: { archivedReason: packets.archivedReason },
    })
    .from(roomSessions)
    .innerJoin(envelopes, eq(envelopes.id, roomSessions.envelopeId))
    .leftJoin(packets, eq(packets.documentGroupId, sql`${envelopes.id}::text`))
    .leftJoin(sessions, eq(sessions.id, roomSessions.openedBy))
    .where(eq(roomSessions.tokenSha256, tokenSha256))

  return row && { session: toSession(ctx, row), envelope: closeWithPacket(row) }
}

export async function supersedeSessions(
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

export const loginColumns = { createdAt: sessions.createdAt, endedAt: sessions.endedAt }

interface SessionRow {
  room: typeof roomSessions.$inferSelect
  login: Pick<typeof sessions.$inferSelect, 'createdAt' | 'endedAt'> | null
}

export function toSession(ctx: Context, { room, login }: SessionRow): RoomSession {
  return {
    ...room,
    expiresAt: room.expiresAt.toISOString(),
    isLoggedOut: login !== null && isEnded(login, ctx.clock.now()),
  }
}

export function toSessionRow({
  expiresAt,
  ...session
}: RoomSession): typeof roomSessions.$inferInsert {
  return { ...session, expiresAt: new Date(expiresAt) }
}
