import { tabStorage } from '../../lib/safe-storage.ts'

/** What the browser's history has of a group of questions. */
interface PartEntry {
  part: string
  /** How many entries of the room lie before this one. */
  depth: number
}

const storageKey = 'countersign.room-part'

/** The group at which the person of the room left it, in this tab. */
export function readPart(draftKey: string): string | undefined {
  const [part, room] = tabStorage.getItem(storageKey)?.split(' ') ?? []
  return currentEntry()?.part ?? (room === draftKey ? part : undefined)
}

/** From now on Back leads to the group before, and a reload comes back to this one. */
export function addPart(draftKey: string, part: string): void {
  const entry = currentEntry()
  tabStorage.setItem(storageKey, `${part} ${draftKey}`)
  if (!entry) {
    history.replaceState({ part, depth: 0 } satisfies PartEntry, '')
  } else if (entry.part !== part) {
    history.pushState({ part, depth: entry.depth + 1 } satisfies PartEntry, '')
  }
}

/** Goes to the first entry of the room, once: Back from the next page does not lead through its groups. */
export function leaveParts(): void {
  const { depth } = currentEntry() ?? { depth: 0 }
  const isLeft = tabStorage.getItem(storageKey) === null
  tabStorage.removeItem(storageKey)
  if (depth > 0 && !isLeft) {
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
