import { sessions, users } from '@countersign/database'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { AppServices } from '../kernel/context.ts'
import { sha256 } from '../kernel/sha256.ts'

export interface Member {
  userId: string
  email: string
  name: string
  token: string
  headers: { authorization: string }
  /** Calls the API as this member; `path` is below `/api`. */
  call(method: Method, path: string, body?: unknown): Promise<LightMyRequestResponse>
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface SignIn {
  name?: string
  email?: string
  subject?: string
  /** Of the association. */
  isStaff?: boolean
}

/** A member with a new session. */
export async function signIn(
  services: AppServices,
  app: FastifyInstance,
  { name = 'Olivia Owner', email, subject, isStaff = false }: SignIn,
): Promise<Member> {
  const now = services.clock.now()
  const id = services.ids.uuid()
  const token = services.ids.secret(32)
  const user = {
    id,
    issuer: 'https://members.example',
    subject: subject ?? id,
    name,
    email: email ?? `${id.slice(0, 8)}@example.com`,
    createdAt: now,
    updatedAt: now,
  }
  await services.db.insert(users).values(user)
  await services.db.insert(sessions).values({
    id: services.ids.uuid(),
    userId: id,
    tokenSha256: sha256(token),
    createdAt: now,
    lastSeenAt: now,
    isStaff,
  })
  const headers = { authorization: `Bearer ${token}` }

  return {
    userId: id,
    email: user.email,
    name,
    token,
    headers,
    call: (method, path, body) =>
      app.inject({
        method,
        url: `/api${path}`,
        headers,
        ...(body === undefined ? {} : { payload: asPayload(body) }),
      }),
  }
}

/** Objects are sent as JSON, strings as they are. */
function asPayload(body: unknown): string | object {
  return typeof body === 'string' || (typeof body === 'object' && body !== null)
    ? body
    : JSON.stringify(body)
}
