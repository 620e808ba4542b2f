import type {
  Envelope,
  EnvelopeStore,
  EnvelopeTransaction,
  RoomSession,
  StoredUnsealedFile,
} from '../envelope.ts'
import type { EnvelopeEvent } from '../envelope-events.ts'

/**
 * An in-memory store with the guarantees of the real one: locks are held until the end of the
 * transaction, a failed transaction changes nothing, and request ids are unique. Values are copied,
 * as in a database.
 */
export function createMemoryStore(): EnvelopeStore {
  const data: StoreData = {
    envelopes: new Map(),
    events: new Map(),
    sessions: new Map(),
    unsealed: new Map(),
  }
  const queues = new Map<string, Promise<undefined>>()

  return {
    async transaction(work) {
      const releases: (() => void)[] = []
      const writes: ((data: StoreData) => void)[] = []
      try {
        const result = await work(openTransaction(data, queues, { releases, writes }))
        writes.forEach((write) => write(data))
        return result
      } finally {
        releases.forEach((release) => release())
      }
    },
    read: (envelopeId) => Promise.resolve(structuredClone(data.envelopes.get(envelopeId))),
    readMany: (envelopeIds) => {
      const found = envelopeIds.flatMap((envelopeId) => data.envelopes.get(envelopeId) ?? [])
      return Promise.resolve(structuredClone(found))
    },
    events: (envelopeId) => Promise.resolve(structuredClone(data.events.get(envelopeId) ?? [])),
    session: (tokenSha256) => Promise.resolve(structuredClone(data.sessions.get(tokenSha256))),
    findByRequest: (requestId) => Promise.resolve(structuredClone(byRequest(data, requestId))),
    unsealedFile: (envelopeId, audience) =>
      Promise.resolve(structuredClone(data.unsealed.get(`${envelopeId} ${audience}`))),
    room: (tokenSha256) => {
      const session = data.sessions.get(tokenSha256)
      const envelope = data.envelopes.get(session?.envelopeId ?? '')
      const room = session && envelope && { session, envelope, version: envelope.revision ?? 0 }
      return Promise.resolve(structuredClone(room))
    },
  }
}

interface StoreData {
  envelopes: Map<string, Envelope>
  events: Map<string, EnvelopeEvent[]>
  sessions: Map<string, RoomSession>
  unsealed: Map<string, StoredUnsealedFile>
}

function openTransaction(
  data: StoreData,
  queues: Map<string, Promise<undefined>>,
  { releases, writes }: { releases: (() => void)[]; writes: ((data: StoreData) => void)[] },
): EnvelopeTransaction {
  const put = (envelope: Envelope, events: EnvelopeEvent[]) => {
    const copy = structuredClone({ envelope, events })
    writes.push(({ envelopes, events: logs }) => {
      const { envelopeId } = copy.envelope
      envelopes.set(envelopeId, copy.envelope)
      logs.set(envelopeId, [...(logs.get(envelopeId) ?? []), ...copy.events])
    })
  }

  return {
    async lock(envelopeId) {
      const before = queues.get(envelopeId)
      const { promise, resolve } = Promise.withResolvers<undefined>()
      queues.set(envelopeId, promise)
      releases.push(() => resolve(undefined))
      await before
      return structuredClone(data.envelopes.get(envelopeId))
    },
    lockFile: () => Promise.resolve(),
    findByRequest: (requestId) => Promise.resolve(structuredClone(byRequest(data, requestId))),
    async insert(envelope, events) {
      await Promise.resolve()
      writes.push((latest) => {
        if (byRequest(latest, envelope.requestId)) {
          throw new Error('An envelope with this request id already exists.')
        }
      })
      put(envelope, events)
    },
    async save(envelope, events) {
      await Promise.resolve()
      const saved = { ...envelope, revision: (envelope.revision ?? 0) + 1 }
      put(saved, events)
      return saved
    },
    events: (envelopeId) => Promise.resolve(structuredClone(data.events.get(envelopeId) ?? [])),
    async replaceUnsealedFile({ envelopeId, audience, stored, next }) {
      await Promise.resolve()
      const key = `${envelopeId} ${audience}`
      const last = data.unsealed.get(key)?.revisions.at(-1)?.sha256
      if (last !== stored?.revisions.at(-1)?.sha256) {
        return false
      }
      const copy = structuredClone(next)
      writes.push(({ unsealed }) => unsealed.set(key, copy))
      return true
    },
    async openSession(session) {
      await this.supersedeSessions(session)
      const copy = structuredClone(session)
      writes.push(({ sessions }) => sessions.set(copy.tokenSha256, copy))
    },
    async supersedeSessions({ envelopeId, role }) {
      await Promise.resolve()
      writes.push(({ sessions }) => {
        for (const other of sessions.values()) {
          other.superseded ||= other.envelopeId === envelopeId && other.role === role
        }
      })
    },
    session: (tokenSha256) => Promise.resolve(structuredClone(data.sessions.get(tokenSha256))),
  }
}

function byRequest({ envelopes }: StoreData, requestId: string): Envelope | undefined {
  return [...envelopes.values()].find((envelope) => envelope.requestId === requestId)
}
