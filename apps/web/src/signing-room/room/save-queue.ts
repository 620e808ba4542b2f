import type { Answer } from '@countersign/answers/answer'

/** An answer that was entered here; `null` clears it. */
export type Draft = Answer | null
export type Drafts = Readonly<Record<string, Draft>>

interface RejectedDraft {
  draft: Draft
  message: string
}

/** Answers on their way to the server, by answer key. A key is in at most one of pending and rejected. */
export interface SaveQueue {
  pending: Drafts
  /** What the request under way carries. */
  inFlight: Drafts | undefined
  /** What the server rejected; sent again only after it was changed. */
  rejected: Readonly<Record<string, RejectedDraft>>
  /** Failed attempts in a row. */
  failures: number
  /** The session is over: nothing more is sent. */
  ended: boolean
}

export type SaveOutcome =
  | { kind: 'saved' }
  /** None of the answers was saved; `errors` names the invalid ones by answer key. */
  | { kind: 'rejected'; errors: Record<string, string>; detail: string }
  | { kind: 'unreachable' }
  | { kind: 'ended' }

export type SaveStatus = 'saved' | 'saving' | 'retrying' | 'rejected'

export type SaveQueueEvent =
  | { type: 'drafts-added'; drafts: Drafts }
  | { type: 'save-started' }
  | { type: 'save-settled'; outcome: SaveOutcome }

export const emptySaveQueue: SaveQueue = {
  pending: {},
  inFlight: undefined,
  rejected: {},
  failures: 0,
  ended: false,
}

export function saveQueueReducer(queue: SaveQueue, event: SaveQueueEvent): SaveQueue {
  switch (event.type) {
    case 'drafts-added':
      return {
        ...queue,
        pending: { ...queue.pending, ...event.drafts },
        rejected: omit(queue.rejected, event.drafts),
      }
    case 'save-started':
      return { ...queue, pending: {}, inFlight: queue.pending }
    case 'save-settled':
      return settle({ ...queue, inFlight: undefined }, queue.inFlight ?? {}, event.outcome)
  }
}

/** Whether there is something to send, and no request under way. */
export function canSave({ pending, inFlight, ended }: SaveQueue): boolean {
  return !inFlight && !ended && hasKeys(pending)
}

export function saveStatus({ pending, inFlight, rejected, failures }: SaveQueue): SaveStatus {
  if (failures > 0) {
    return 'retrying'
  }
  if (inFlight || hasKeys(pending)) {
    return 'saving'
  }

  return hasKeys(rejected) ? 'rejected' : 'saved'
}

/** Every answer that was entered here and that the server does not have. */
export function unsavedDrafts({ pending, inFlight, rejected }: SaveQueue): Drafts {
  return { ...mapValues(rejected, ({ draft }) => draft), ...inFlight, ...pending }
}

export function rejectionMessages({ rejected }: SaveQueue): Readonly<Record<string, string>> {
  return mapValues(rejected, ({ message }) => message)
}

function settle(queue: SaveQueue, sent: Drafts, outcome: SaveOutcome): SaveQueue {
  switch (outcome.kind) {
    case 'saved':
      return { ...queue, failures: 0 }
    case 'rejected':
      return { ...reject(queue, sent, outcome), failures: 0 }
    case 'unreachable':
      return { ...queue, pending: { ...sent, ...queue.pending }, failures: queue.failures + 1 }
    case 'ended':
      return { ...queue, pending: { ...sent, ...queue.pending }, failures: 0, ended: true }
  }
}

/**
 * Invalid answers wait for the person, the others are sent again without them. If the server named none
 * of ours, all of them are rejected: sending the same request again would fail forever.
 */
function reject(
  queue: SaveQueue,
  sent: Drafts,
  { errors, detail }: { errors: Record<string, string>; detail: string },
): SaveQueue {
  const unchanged = omit(sent, queue.pending)
  const named = Object.keys(sent).filter((key) => key in errors)
  const isInvalid = (key: string) => named.length === 0 || named.includes(key)
  const entries = Object.entries(unchanged)

  return {
    ...queue,
    pending: {
      ...queue.pending,
      ...Object.fromEntries(entries.filter(([key]) => !isInvalid(key))),
    },
    rejected: {
      ...queue.rejected,
      ...Object.fromEntries(
        entries
          .filter(([key]) => isInvalid(key))
          .map(([key, draft]) => [key, { draft, message: errors[key] ?? detail }]),
      ),
    },
  }
}

function omit<T>(values: Readonly<Record<string, T>>, keys: object): Record<string, T> {
  return Object.fromEntries(Object.entries(values).filter(([key]) => !(key in keys)))
}

function mapValues<T, U>(
  values: Readonly<Record<string, T>>,
  map: (value: T) => U,
): Record<string, U> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]))
}

function hasKeys(values: object): boolean {
  return Object.keys(values).length > 0
}
