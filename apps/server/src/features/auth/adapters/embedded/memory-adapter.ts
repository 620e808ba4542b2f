import type { Adapter, AdapterPayload } from 'oidc-provider'

interface Entry {
  payload: AdapterPayload
  expiresAt: number
}

export function memoryAdapter(model: string): Adapter {
  const toKey = (id: string) => `${model}:${id}`

  return {
    async upsert(id, payload, expiresIn) {
      deleteExpired()
      entries.set(toKey(id), { payload, expiresAt: Date.now() + (expiresIn || 86_400) * 1000 })
    },
    find: async (id) => read(toKey(id)),
    findByUid: async (uid) => findEntry(model, (payload) => payload.uid === uid),
    findByUserCode: async (code) => findEntry(model, (payload) => payload.userCode === code),
    async consume(id) {
      const payload = read(toKey(id))
      if (payload) {
        payload.consumed = Math.floor(Date.now() / 1000)
      }
    },
    async destroy(id) {
      entries.delete(toKey(id))
    },
    async revokeByGrantId(grantId) {
      for (const [key, { payload }] of entries) {
        if (payload.grantId === grantId) {
          entries.delete(key)
        }
      }
    },
  }
}

const entries = new Map<string, Entry>()

function read(key: string): AdapterPayload | undefined {
  const entry = entries.get(key)

  return entry && entry.expiresAt > Date.now() ? entry.payload : undefined
}

function findEntry(
  model: string,
  matches: (payload: AdapterPayload) => boolean,
): AdapterPayload | undefined {
  for (const [key, { payload }] of entries) {
    if (key.startsWith(`${model}:`) && matches(payload)) {
      return read(key)
    }
  }

  return undefined
}

function deleteExpired(): void {
  for (const [key, { expiresAt }] of entries) {
    if (expiresAt <= Date.now()) {
      entries.delete(key)
    }
  }
}
