import type { RoomSession } from '@countersign/signing/envelope'
import {
  envelopes,
  officePeople,
  packets,
  prepareStatement,
  roomSessions,
  sessions,
} from '@countersign/database'
import { and, eq, sql } from 'drizzle-orm'
import type { Context, OpenedRoom } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { sha256 } from '../../kernel/sha256.ts'
import { isEnded } from '../sessions/index.ts'
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
export async function requireStoredRoom(ctx: Context, token: string): Promise<OpenedRoom> {
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
export async function findRoom(ctx: Context, tokenSha256: string): Promise<OpenedRoom | undefined> {
  const [row] = await roomByToken(ctx.db).execute({ tokenSha256 })

  return (
    row && {
      session: toSession(ctx, row),
      envelope: closeWithPacket(row),
      version: row.version,
      ...(row.login && { openedByPerson: row.login.userId }),
    }
  )
}

const roomByToken = prepareStatement('room_by_token', (db) =>
  db
    .select({
      room: roomSessions,
      login: loginColumns,
      envelope: envelopes.body,
      version: envelopes.version,
      packet: { archivedReason: packets.archivedReason },
    })
    .from(roomSessions)
    .innerJoin(envelopes, eq(envelopes.id, roomSessions.envelopeId))
    .leftJoin(packets, eq(packets.documentGroupId, sql`${envelopes.id}::text`))
    .leftJoin(sessions, eq(sessions.id, roomSessions.openedBy))
    .where(eq(roomSessions.tokenSha256, sql.placeholder('tokenSha256'))),
)

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

/** Whether whoever has opened the owner's room may no longer work with its packet. */
const isBarred = sql<boolean>`exists (
  select 1 from ${packets} as packet
  where packet.document_group_id = ${roomSessions.envelopeId}::text and packet.owner_id <> ${sessions.userId}
    and not exists (
      select 1 from ${officePeople} as place
      where place.office_id = packet.owner_id and place.user_id = ${sessions.userId}
        and (place.home_ids is null or packet.property_id = any(place.home_ids))
        and (${roomSessions.role} <> 'LLSign' or place.role <> 'preparer')))`

export const loginColumns = {
  userId: sessions.userId,
  createdAt: sessions.createdAt,
  endedAt: sessions.endedAt,
  isBarred,
}

interface SessionRow {
  room: typeof roomSessions.$inferSelect
  login:
    (Pick<typeof sessions.$inferSelect, 'createdAt' | 'endedAt'> & { isBarred: boolean }) | null
}

export function toSession(ctx: Context, { room, login }: SessionRow): RoomSession {
  return {
    ...room,
    expiresAt: room.expiresAt.toISOString(),
    isLoggedOut: login !== null && (login.isBarred || isEnded(login, ctx.clock.now())),
  }
}

export function toSessionRow({
  expiresAt,
  ...session
}: RoomSession): typeof roomSessions.$inferInsert {
  return { ...session, expiresAt: new Date(expiresAt) }
}
