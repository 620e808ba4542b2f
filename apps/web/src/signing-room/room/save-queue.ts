import type { Answer } from '@countersign/contract'

/** An answer that was given here; `null` takes it back. */
type Draft = Answer | null
export type Drafts = Readonly<Record<string, Draft>>

export type SaveOutcome =
  | { kind: 'saved' }
  /** None was saved; `errors` names those that cannot be, by answer key. */
  | { kind: 'refused'; errors: Record<string, string>; detail: string }
  | { kind: 'unreachable' }
  /** Nothing can be saved here any more. */
  | { kind: 'ended' }

export type SaveState = 'saved' | 'saving' | 'retrying' | 'refused'

export interface Clock {
  /** Runs once after so many milliseconds, unless it is called off. */
  after(milliseconds: number, run: () => void): () => void
}

export interface SaveQueue {
  /** `soon` waits until the person pauses; `now` does not. */
  set(key: string, draft: Draft, when: 'soon' | 'now'): void
  /** Sends what waits, at once. */
  flush(): void
  /** Sends what waits, and says how that ended. */
  drain(): Promise<SaveState>
  /** What was given and is not saved. */
  drafts(): Drafts
  /** Why the server would not take an answer, by key. */
  refusals(): Readonly<Record<string, string>>
  state(): SaveState
}

const pauseMs = 700
const firstRetryMs = 1000
const lastRetryMs = 30_000

/**
 * Keeps every answer until the server has it: one call at a time, again and again where the network
 * fails, and without those that the server refuses, so that one bad answer never holds back another.
 */
export function createSaveQueue(parts: {
  send: (drafts: Drafts) => Promise<SaveOutcome>
  clock: Clock
  changed: () => void
}): SaveQueue {
  const waiting = new Map<string, Draft>()
  const refused = new Map<string, { draft: Draft; message: string }>()
  let flying: ReadonlyMap<string, Draft> | undefined
  let failures = 0
  let ended = false
  let callOff: (() => void) | undefined
  let drains: ((state: SaveState) => void)[] = []

  function set(key: string, draft: Draft, when: 'soon' | 'now') {
    refused.delete(key)
    waiting.set(key, draft)
    schedule(when === 'now' ? 0 : pauseMs)
    parts.changed()
  }

  function schedule(milliseconds: number) {
    callOff?.()
    callOff = parts.clock.after(milliseconds, flush)
  }

  function flush() {
    callOff?.()
    if (flying || ended || waiting.size === 0) {
      return
    }

    flying = new Map(waiting)
    waiting.clear()
    void parts.send(Object.fromEntries(flying)).then(land)
    parts.changed()
  }

  function land(outcome: SaveOutcome) {
    const sent = flying ?? new Map<string, Draft>()
    flying = undefined
    failures = outcome.kind === 'unreachable' ? failures + 1 : 0

    switch (outcome.kind) {
      case 'saved':
        break
      case 'refused':
        setAside(sent, outcome)
        break
      case 'unreachable':
        takeBack(sent)
        break
      case 'ended':
        ended = true
        takeBack(sent)
        break
    }
    goOn(outcome)
    parts.changed()
  }

  /** The named ones wait for the person; where none is named, nobody can say which it was. */
  function setAside(
    sent: ReadonlyMap<string, Draft>,
    outcome: { errors: Record<string, string>; detail: string },
  ) {
    const named = [...sent.keys()].filter((key) => key in outcome.errors)
    const bad = new Set(named.length > 0 ? named : sent.keys())
    for (const [key, draft] of sent) {
      if (waiting.has(key)) {
        continue
      }
      if (bad.has(key)) {
        refused.set(key, { draft, message: outcome.errors[key] ?? outcome.detail })
      } else {
        waiting.set(key, draft)
      }
    }
  }

  /** What was typed since is newer than what was sent. */
  function takeBack(sent: ReadonlyMap<string, Draft>) {
    for (const [key, draft] of sent) {
      if (!waiting.has(key)) {
        waiting.set(key, draft)
      }
    }
  }

  function goOn(outcome: SaveOutcome) {
    if (outcome.kind === 'unreachable') {
      schedule(Math.min(firstRetryMs * 2 ** (failures - 1), lastRetryMs))
      settle()
      return
    }
    if (waiting.size > 0 && !ended) {
      schedule(0)
      return
    }

    settle()
  }

  function settle() {
    const settled = drains
    drains = []
    settled.forEach((tell) => tell(state()))
  }

  function drain(): Promise<SaveState> {
    if (ended || (!flying && waiting.size === 0)) {
      return Promise.resolve(state())
    }

    const told = new Promise<SaveState>((tell) => drains.push(tell))
    flush()
    return told
  }

  function drafts(): Drafts {
    const setAsideDrafts = [...refused].map(([key, { draft }]) => [key, draft] as const)
    return Object.fromEntries([...setAsideDrafts, ...(flying ?? []), ...waiting])
  }

  function refusals() {
    return Object.fromEntries([...refused].map(([key, { message }]) => [key, message]))
  }

  function state(): SaveState {
    if (failures > 0) {
      return 'retrying'
    }
    if (flying || waiting.size > 0) {
      return 'saving'
    }

    return refused.size > 0 ? 'refused' : 'saved'
  }

  return { set, flush, drain, drafts, refusals, state }
}
