export interface Emitter<Event> {
  /** Adds a listener; returns the function that removes it. */
  on: (listener: (event: Event) => void) => () => void
  emit: (event: Event) => void
}

export function createEmitter<Event = void>(): Emitter<Event> {
  const listeners = new Set<(event: Event) => void>()
  return {
    on: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    emit: (event) => listeners.forEach((listener) => listener(event)),
  }
}
