import { randomUUID } from 'node:crypto'
import { sessions, type Database } from '@countersign/database'
import { createProperty, createUser } from '@countersign/database/testing'
import { sha256 } from '../../kernel/sha256.ts'

/** What a browser would see of one call, without a retry. */
export interface Answer {
  status: number
  retryAfter: string | null
  body: unknown
}

/** A member with a session and a unit, who creates packets on a server that runs by itself. */
export interface PacketLoad {
  headers: Record<string, string>
  createPacket(origin: string): Promise<Answer>
  /** Creates packets one after the other until so many were created. */
  createPackets(origin: string, times: number): Promise<Answer[]>
}

export async function createPacketLoad(db: Database): Promise<PacketLoad> {
  const token = randomUUID()
  const owner = await createUser(db)
  const { property, units } = await createProperty(db, { ownerId: owner.id })
  const now = new Date()
  await db.insert(sessions).values({
    id: randomUUID(),
    userId: owner.id,
    tokenSha256: sha256(token),
    createdAt: now,
    lastSeenAt: now,
  })
  const headers = { authorization: `Bearer ${token}` }
  const body = {
    templateIds: ['pet-addendum'],
    signers: [
      { firstName: 'Maria', lastName: 'Lopez', email: 'm@example.com', phone: '(217) 555-0101' },
    ],
    initiator: { email: owner.email, name: owner.name },
    propertyId: property.id,
    unitId: units[0]?.id,
  }

  const createPacket = (origin: string) =>
    call(`${origin}/api/esign/create-document-group`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, packetName: `Packet ${randomUUID()}` }),
    })
  return {
    headers,
    createPacket,
    async createPackets(origin, times) {
      const answers: Answer[] = []
      while (answers.filter(({ status }) => status === 201).length < times) {
        answers.push(await createPacket(origin))
      }
      return answers
    },
  }
}

export async function call(url: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(url, init)

  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body: await response.json(),
  }
}
