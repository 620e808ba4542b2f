import type { Adapter, AdapterPayload } from 'oidc-provider'

interface Kept {
  payload: AdapterPayload
  expiresAt: number
}

/** Where the embedded provider keeps what it knows, until this process ends. */
export function memoryAdapter(model: string): Adapter {
  const name = (id: string) => `${model}:${id}`

  return {
    async upsert(id, payload, expiresIn) {
      sweep()
      shelf.set(name(id), { payload, expiresAt: Date.now() + (expiresIn || 86_400) * 1000 })
    },
    find: async (id) => read(name(id)),
    findByUid: async (uid) => firstOf(model, (payload) => payload.uid === uid),
    findByUserCode: async (code) => firstOf(model, (payload) => payload.userCode === code),
    async consume(id) {
      const payload = read(name(id))
      if (payload) {
        payload.consumed = Math.floor(Date.now() / 1000)
      }
    },
    async destroy(id) {
      shelf.delete(name(id))
    },
    async revokeByGrantId(grantId) {
      for (const [key, { payload }] of shelf) {
        if (payload.grantId === grantId) {
          shelf.delete(key)
        }
      }
    },
  }
}

const shelf = new Map<string, Kept>()

function read(key: string): AdapterPayload | undefined {
  const kept = shelf.get(key)

  return kept && kept.expiresAt > Date.now() ? kept.payload : undefined
}

function firstOf(
  model: string,
  matches: (payload: AdapterPayload) => boolean,
): AdapterPayload | undefined {
  for (const [key, { payload }] of shelf) {
    if (key.startsWith(`${model}:`) && matches(payload)) {
      return read(key)
    }
  }

  return undefined
}

function sweep(): void {
  for (const [key, { expiresAt }] of shelf) {
    if (expiresAt <= Date.now()) {
      shelf.delete(key)
    }
  }
}
