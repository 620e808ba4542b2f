import { randomUUID } from 'node:crypto'
import type { Role } from '@countersign/answers/field'
import {
  envelopes,
  packets,
  packetTenants,
  roomSessions,
  signingInvites,
  type Database,
} from '@countersign/database'
import { eq } from 'drizzle-orm'
import { sha256 } from '../kernel/sha256.ts'

export interface CopiedPacket {
  packetId: string
  groupId: string
  /** The token of each person's open room. */
  tokens: Partial<Record<Role, string>>
}

/**
 * Copies a packet with its people and an open room for each role, but without its events. For tests
 * that need many packets, where walking each of them would take minutes.
 */
export async function copyPacket(
  db: Database,
  groupId: string,
  { times, roles }: { times: number; roles: readonly Role[] },
): Promise<CopiedPacket[]> {
  const source = await readPacket(db, groupId)

  return Promise.all(Array.from({ length: times }, () => copyOnce(db, source, roles)))
}

async function readPacket(db: Database, groupId: string) {
  const [packet] = await db.select().from(packets).where(eq(packets.documentGroupId, groupId))
  const [envelope] = await db.select().from(envelopes).where(eq(envelopes.id, groupId))
  if (!packet || !envelope) {
    throw new Error('There is no such packet to copy.')
  }

  const tenants = await db.select().from(packetTenants).where(eq(packetTenants.packetId, packet.id))
  const invites = await db
    .select()
    .from(signingInvites)
    .where(eq(signingInvites.packetId, packet.id))
  return { packet, envelope, tenants, invites }
}

async function copyOnce(
  db: Database,
  { packet, envelope, tenants, invites }: Awaited<ReturnType<typeof readPacket>>,
  roles: readonly Role[],
): Promise<CopiedPacket> {
  const [packetId, groupId] = [randomUUID(), randomUUID()]
  const body = { ...envelope.body, envelopeId: groupId, requestId: groupId }
  const rooms = roles.map((role) => ({ role, token: randomUUID() }))

  await db.insert(packets).values({
    ...packet,
    number: undefined,
    id: packetId,
    documentGroupId: groupId,
    requestKey: groupId,
  })
  await db.insert(packetTenants).values(tenants.map((tenant) => ({ ...tenant, packetId })))
  await db.insert(signingInvites).values(
    invites.map((invite) => ({
      ...invite,
      id: randomUUID(),
      packetId,
      code: invite.code && randomUUID(),
    })),
  )
  await db.insert(envelopes).values({ ...envelope, id: groupId, requestId: groupId, body })
  await db.insert(roomSessions).values(
    rooms.map(({ role, token }) => ({
      tokenSha256: sha256(token),
      envelopeId: groupId,
      role,
      returnUrl: '/close-signing',
      expiresAt: new Date(packet.createdAt.getTime() + 86_400_000),
    })),
  )
  return { packetId, groupId, tokens: Object.fromEntries(rooms.map((r) => [r.role, r.token])) }
}
