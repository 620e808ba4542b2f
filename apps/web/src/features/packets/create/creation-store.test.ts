import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const place = {
  propertyId: 'p1',
  propertyName: 'Maple',
  address: { street: '12 Maple Street', city: 'Columbus', state: 'OH', zip: '43215' },
  unitId: 'u1',
  unitName: 'Unit 1',
}

beforeEach(() => vi.stubGlobal('sessionStorage', tabStorage()))
afterEach(() => vi.unstubAllGlobals())

test('what was chosen survives a reload of the tab', async () => {
  const before = await loadStore()
  before.changeCreation((state) => ({ ...state, place }))

  const after = await loadStore()
  expect(after.readCreation()).toEqual(before.readCreation())
  expect(after.readCreation().place).toEqual(place)
})

test('what is not a creation state, or one of an older version, is forgotten', async () => {
  const store = await loadStore()
  store.changeCreation((state) => ({ ...state, place }))
  const [key = ''] = Object.keys(sessionStorage)

  for (const text of ['', '{', '{"place":7}', 'null']) {
    sessionStorage.setItem(key, text)
    expect((await loadStore()).readCreation().place).toBeNull()
  }
})

test('a browser that refuses storage still lets a packet be made', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: refuse,
    setItem: refuse,
  })
  const store = await loadStore()
  store.changeCreation((state) => ({ ...state, place }))

  expect(store.readCreation().place).toEqual(place)
})

test('reset forgets what was chosen and renews the idempotency key', async () => {
  const store = await loadStore()
  store.changeCreation((state) => ({ ...state, place }))
  const { idempotencyKey } = store.readCreation()
  store.resetCreation()

  expect(store.readCreation().place).toBeNull()
  expect(store.readCreation().idempotencyKey).not.toBe(idempotencyKey)
})

test('another content gets another idempotency key, the same content keeps its own', async () => {
  const store = await loadStore()
  store.changeCreation((state) => ({ ...state, place }))
  const { idempotencyKey } = store.readCreation()

  store.changeCreation((state) => state)
  expect(store.readCreation().idempotencyKey).toBe(idempotencyKey)
  store.changeCreation((state) => ({ ...state, packetName: 'Maple' }))
  expect(store.readCreation().idempotencyKey).not.toBe(idempotencyKey)
  expect(idempotencyKey).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-/)
})

test('another member who logs in to the same tab does not see what was chosen', async () => {
  const store = await loadStore()
  store.claimCreation('owner')
  store.changeCreation((state) => ({ ...state, place }))
  store.claimCreation('owner')
  expect(store.readCreation().place).toEqual(place)

  store.claimCreation('agent')
  expect(store.readCreation().place).toBeNull()
})

test('clearing the drafts of the tab forgets what was chosen', async () => {
  const store = await loadStore()
  store.changeCreation((state) => ({ ...state, place }))
  const { clearDrafts } = await import('../../../lib/drafts.ts')
  clearDrafts()

  expect(store.readCreation().place).toBeNull()
})

async function loadStore() {
  vi.resetModules()
  return await import('./creation-store.ts')
}

function refuse(): never {
  throw new Error('storage is off')
}

/** Keys are own properties, as in a browser, so that they can be listed. */
function tabStorage() {
  return Object.create(
    {
      getItem(this: Record<string, string>, key: string) {
        return this[key] ?? null
      },
      setItem(this: Record<string, string>, key: string, value: string) {
        this[key] = value
      },
      removeItem(this: Record<string, string>, key: string) {
        Reflect.deleteProperty(this, key)
      },
    },
    {},
  )
}
