import { useSyncExternalStore } from 'react'
import { createEmitter } from './emitter.ts'

export interface Store<State> {
  get: () => State
  /** Notifies the subscribers when the state is not the same as before. */
  set: (state: State) => void
  subscribe: (listener: () => void) => () => void
}

export function createStore<State>(initial: State): Store<State> {
  const changes = createEmitter()
  let current = initial
  return {
    get: () => current,
    set: (state) => {
      if (!Object.is(state, current)) {
        current = state
        changes.emit()
      }
    },
    subscribe: changes.on,
  }
}

export function useStore<State>(store: Pick<Store<State>, 'get' | 'subscribe'>): State {
  return useSyncExternalStore(store.subscribe, store.get)
}
