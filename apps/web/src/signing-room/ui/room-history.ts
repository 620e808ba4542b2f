import { createEmitter } from '../../lib/emitter.ts'
import { tabStorage } from '../../lib/safe-storage.ts'

/** What the browser's history has of the room. */
interface RoomEntry {
  /** A group of questions, by the id of its heading. */
  part?: string
  over?: 'dialog' | 'review'
  /** How many entries of the room lie before this one. */
  depth: number
}

const storageKey = 'countersign.room-part'

/** The entries are those of the page around the frame: a frame loses its own when the page is reloaded. */
const page = window.parent
const traveled = createEmitter()
/** Going back is asynchronous: its `popstate` must not be taken for the person's. */
let isGoing = false
let afterGoing: (() => void) | undefined

page.addEventListener('popstate', follow)
// What was open before a reload is not.
if (currentEntry()?.over) {
  go(-1)
}

function follow() {
  if (!currentEntry()) {
    return
  }
  if (!isGoing) {
    traveled.emit()
    return
  }
  isGoing = false
  const next = afterGoing
  afterGoing = undefined
  next?.()
}

/** Calls the listener when Back or Forward has led to another entry of the room. */
export const onTravel = traveled.on

export function currentEntry(): RoomEntry | undefined {
  const state: unknown = page.history.state
  return hasRoomEntry(state) ? state.room : undefined
}

function hasRoomEntry(state: unknown): state is { room: RoomEntry } {
  return typeof state === 'object' && state !== null && 'room' in state
}

/** The group at which the person of the room left it, in this tab. */
export function readPart(draftKey: string): string | undefined {
  const [part, room] = tabStorage.getItem(storageKey)?.split(' ') ?? []
  return currentEntry()?.part ?? (room === draftKey ? part : undefined)
}

/** From now on Back leads to the group before, and a reload comes back to this one. */
export function addPart(draftKey: string, part: string): void {
  whenArrived(() => {
    const entry = currentEntry()
    tabStorage.setItem(storageKey, `${part} ${draftKey}`)
    if (entry?.part === undefined) {
      write('replaceState', { part, depth: entry?.depth ?? 0 })
    } else if (entry.part !== part) {
      write('pushState', { part, depth: entry.depth + 1 })
    }
  })
}

/** From now on Back closes the dialog or the review, and stays in the room. */
export function addOver(over: 'dialog' | 'review'): void {
  whenArrived(() => {
    const entry = currentEntry() ?? { depth: 0 }
    write('replaceState', entry)
    write('pushState', { over, depth: entry.depth + 1 })
  })
}

/** What was closed by itself needs no Back any more. */
export function removeOver(over: 'dialog' | 'review'): void {
  whenArrived(() => {
    if (currentEntry()?.over === over) {
      go(-1)
    }
  })
}

/** Goes to the first entry of the room: Back from the next page does not lead through the others. */
export function leaveEntries(): void {
  tabStorage.removeItem(storageKey)
  whenArrived(() => {
    const { depth } = currentEntry() ?? { depth: 0 }
    if (depth > 0) {
      go(-depth)
    }
  })
}

function whenArrived(run: () => void) {
  if (isGoing) {
    afterGoing = run
  } else {
    run()
  }
}

function go(delta: number) {
  isGoing = true
  page.history.go(delta)
}

/** For each entry: the page itself scrolls to a control or to the earlier position. */
function write(how: 'pushState' | 'replaceState', room: RoomEntry) {
  const state: unknown = page.history.state
  page.history.scrollRestoration = 'manual'
  page.history[how]({ ...(typeof state === 'object' && state), room }, '')
  page.history.scrollRestoration = 'manual'
}
