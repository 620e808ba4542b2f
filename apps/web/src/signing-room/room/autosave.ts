import { canSave, saveStatus } from './save-queue.ts'
import type { Drafts, SaveOutcome, SaveQueue, SaveQueueEvent, SaveStatus } from './save-queue.ts'

export interface Clock {
  /** Runs once after so many milliseconds; returns how to cancel it. */
  after(milliseconds: number, run: () => void): () => void
}

export interface Autosave {
  /** `soon` waits for a pause in typing. */
  schedule(when: 'soon' | 'now'): void
  /** Sends what is pending at once. */
  flush(): void
  /** Resolves when everything is saved or rejected, or when the server could not be reached. */
  drain(): Promise<SaveStatus>
}

interface AutosaveDeps {
  getQueue(): SaveQueue
  dispatch(event: SaveQueueEvent): void
  send(drafts: Drafts): Promise<SaveOutcome>
  clock: Clock
}

const typingPauseMs = 700
const firstRetryMs = 1000
const maxRetryMs = 30_000

/** Timers and requests of the save queue: one request at a time, retried with backoff. */
export function createAutosave({ getQueue, dispatch, send, clock }: AutosaveDeps): Autosave {
  let cancelTimer: (() => void) | undefined
  let drains: ((status: SaveStatus) => void)[] = []

  function scheduleIn(milliseconds: number) {
    cancelTimer?.()
    cancelTimer = clock.after(milliseconds, flush)
  }

  function flush() {
    cancelTimer?.()
    const queue = getQueue()
    if (!canSave(queue)) {
      return
    }

    dispatch({ type: 'save-started' })
    void send(queue.pending).then(settle)
  }

  function settle(outcome: SaveOutcome) {
    dispatch({ type: 'save-settled', outcome })
    const queue = getQueue()
    if (outcome.kind !== 'unreachable' && canSave(queue)) {
      scheduleIn(0)
      return
    }
    if (outcome.kind === 'unreachable') {
      scheduleIn(Math.min(firstRetryMs * 2 ** (queue.failures - 1), maxRetryMs))
    }

    const settled = drains
    drains = []
    settled.forEach((resolve) => resolve(saveStatus(queue)))
  }

  return {
    schedule: (when) => scheduleIn(when === 'now' ? 0 : typingPauseMs),
    flush,
    drain: () => {
      const queue = getQueue()
      if (queue.ended || isIdle(queue)) {
        return Promise.resolve(saveStatus(queue))
      }

      const drained = new Promise<SaveStatus>((resolve) => drains.push(resolve))
      flush()
      return drained
    },
  }
}

function isIdle({ inFlight, pending }: SaveQueue): boolean {
  return !inFlight && Object.keys(pending).length === 0
}
