import { expect, test, vi } from 'vitest'
import { createStore } from './store.ts'

test('the same state again notifies nobody', () => {
  const store = createStore('first')
  const listener = vi.fn()
  store.subscribe(listener)

  store.set('first')

  expect(listener).not.toHaveBeenCalled()
})

test('a subscriber hears of a new state until it unsubscribes', () => {
  const store = createStore(1)
  const listener = vi.fn()
  const unsubscribe = store.subscribe(listener)

  store.set(2)
  unsubscribe()
  store.set(3)

  expect(store.get()).toBe(3)
  expect(listener).toHaveBeenCalledOnce()
})
