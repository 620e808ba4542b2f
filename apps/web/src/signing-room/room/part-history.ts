import { tabStorage } from '../../lib/safe-storage.ts'
import { isParentReloadedSince } from './parent-window.ts'

/** What the browser's history has of a group of questions. */
interface PartEntry {
  part: string
  /** How many entries of the room lie before this one. */
  depth: number
  /** The place of the room's first entry in the history, after a reload; otherwise 0. */
  first: number
}

const storageKey = 'countersign.room-part'

/** The group at which the person of the room left it, in this tab. */
export function readPart(draftKey: string): string | undefined {
  const { part, room } = readStored()
  return currentEntry()?.part ?? (room === draftKey ? part : undefined)
}

/** From now on Back leads to the group before, and a reload comes back to this one. */
export function addPart(draftKey: string, part: string): void {
  const entry = currentEntry()
  if (!entry) {
    const first = readKeptFirst(draftKey)
    history.replaceState({ part, depth: 0, first } satisfies PartEntry, '')
    store(draftKey, part, first)
  } else if (entry.part === part) {
    store(draftKey, part, readStored().first)
  } else {
    const depth = entry.depth + 1
    history.pushState({ part, depth, first: entry.first } satisfies PartEntry, '')
    store(draftKey, part, entry.first || history.length - depth)
  }
}

/**
 * A reload takes the states of a frame's entries, but the entries before it stay: Back to them changes
 * nothing. Firefox removes them, and its history is shorter then.
 */
function readKeptFirst(draftKey: string): number {
  const { room, first, length, time } = readStored()
  const isKept = room === draftKey && length <= history.length && isParentReloadedSince(time)
  return isKept ? first : 0
}

function store(draftKey: string, part: string, first: number) {
  tabStorage.setItem(storageKey, [part, draftKey, first, history.length, Date.now()].join(' '))
}

function readStored() {
  const [part, room, ...numbers] = tabStorage.getItem(storageKey)?.split(' ') ?? []
  const [first = 0, length = 0, time = 0] = numbers.map(Number)
  return { part, room, first, length, time }
}

/** Goes to the first entry of the room, once: Back from the next page does not lead through its groups. */
export function leaveParts(): void {
  const { depth, first } = currentEntry() ?? { depth: 0, first: 0 }
  const isLeft = tabStorage.getItem(storageKey) === null
  tabStorage.removeItem(storageKey)
  if (isLeft) {
    return
  }
  if (first > 0) {
    // After a Back that showed nothing, only a new entry has a place that is known: the last.
    history.pushState(null, '')
    history.go(first - history.length)
  } else if (depth > 0) {
    history.go(-depth)
  }
}

/** Undefined at the entry of a dialog or of the review. */
export function currentEntry(): PartEntry | undefined {
  const state: unknown = history.state
  return isPartEntry(state) ? state : undefined
}

function isPartEntry(state: unknown): state is PartEntry {
  return typeof state === 'object' && state !== null && 'part' in state && 'depth' in state
}
