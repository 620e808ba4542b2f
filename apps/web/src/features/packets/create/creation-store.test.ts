import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../test/memory-storage.ts'

const rentalUnit = {
  propertyId: 'p1',
  propertyName: 'Maple',
  address: { street: '12 Maple Street', city: 'Columbus', state: 'OH', zip: '43215' },
  unitId: 'u1',
  unitName: 'Unit 1',
}

beforeEach(() => vi.stubGlobal('sessionStorage', memoryStorage()))
afterEach(() => vi.unstubAllGlobals())

test('the creation state survives a reload of the tab', async () => {
  const before = await loadStore()
  before.changeCreation((state) => ({ ...state, rentalUnit }))

  const after = await loadStore()
  expect(after.readCreation()).toEqual(before.readCreation())
  expect(after.readCreation().rentalUnit).toEqual(rentalUnit)
})

test('an invalid or outdated draft is dropped', async () => {
  const store = await loadStore()
  store.changeCreation((state) => ({ ...state, rentalUnit }))
  const [key = ''] = Object.keys(sessionStorage)

  for (const text of ['', '{', '{"rentalUnit":7}', 'null']) {
    sessionStorage.setItem(key, text)
    expect((await loadStore()).readCreation().rentalUnit).toBeNull()
  }
})

test('a packet can be created when the browser blocks storage', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: refuse,
    setItem: refuse,
  })
  const store = await loadStore()
  store.changeCreation((state) => ({ ...state, rentalUnit }))

  expect(store.readCreation().rentalUnit).toEqual(rentalUnit)
})

test('reset clears the state and renews the idempotency key', async () => {
  const store = await loadStore()
  store.changeCreation((state) => ({ ...state, rentalUnit }))
  const { idempotencyKey } = store.readCreation()
  store.resetCreation()

  expect(store.readCreation().rentalUnit).toBeNull()
  expect(store.readCreation().idempotencyKey).not.toBe(idempotencyKey)
})

test('a changed packet gets a new idempotency key, an unchanged one keeps its key', async () => {
  const store = await loadStore()
  store.changeCreation((state) => ({ ...state, rentalUnit }))
  const { idempotencyKey } = store.readCreation()

  store.changeCreation((state) => state)
  expect(store.readCreation().idempotencyKey).toBe(idempotencyKey)
  store.changeCreation((state) => ({ ...state, packetName: 'Maple' }))
  expect(store.readCreation().idempotencyKey).not.toBe(idempotencyKey)
  expect(idempotencyKey).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-/)
})

test('another member who logs in to the same tab does not see the draft', async () => {
  const store = await loadStore()
  store.claimCreation('owner')
  store.changeCreation((state) => ({ ...state, rentalUnit }))
  store.claimCreation('owner')
  expect(store.readCreation().rentalUnit).toEqual(rentalUnit)

  store.claimCreation('agent')
  expect(store.readCreation().rentalUnit).toBeNull()
})

test('clearing the drafts of the tab resets the state', async () => {
  const store = await loadStore()
  store.changeCreation((state) => ({ ...state, rentalUnit }))
  const { clearDrafts } = await import('../../../lib/drafts.ts')
  clearDrafts()

  expect(store.readCreation().rentalUnit).toBeNull()
})

async function loadStore() {
  vi.resetModules()
  return await import('./creation-store.ts')
}

function refuse(): never {
  throw new Error('storage is off')
}
