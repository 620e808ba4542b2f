import type { Answer, Mark, Room } from '@countersign/contract'
import { withSums } from '../fields/answers/add-up.ts'
import { isSameAnswer } from '../fields/answers/answer-shape.ts'
import { createSaveQueue } from './save-queue.ts'
import type { Clock, Drafts, SaveOutcome, SaveState } from './save-queue.ts'
import { keepUnchanged } from './keep-unchanged.ts'
import type { DraftStorage } from './draft-storage.ts'
import type { RoomClient, ToOwner } from './room-client.ts'
import { asGone, isPassing, RoomProblem } from './room-problem.ts'
import type { Gone } from './room-problem.ts'

type Answers = Readonly<Record<string, Answer>>
type Messages = Readonly<Record<string, string>>

type Screen =
  | { kind: 'opening' }
  | { kind: 'unreachable' }
  | { kind: 'gone'; why: Gone }
  | { kind: 'room'; room: Room }

export interface RoomState {
  screen: Screen
  /** What the server has, with what was typed since laid over it. */
  answers: Answers
  drafts: Drafts
  saving: SaveState
  /** What is wrong with an answer, by its key. */
  problems: Messages
  /** Those of the problems that the server found, in its own words. */
  said: Messages
}

type Done = { done: true } | { done: false; problem: RoomProblem }

export interface RoomStore {
  subscribe(listener: () => void): () => void
  state(): RoomState
  open(): Promise<void>
  /** Asks whether this page still has the room; where it has not, it says so. */
  check(): Promise<void>
  changeAnswer(key: string, answer: Answer | null, when: 'soon' | 'now'): void
  /** What was typed cannot be an answer yet; `undefined` once it can. */
  setInputError(key: string, message: string | undefined): void
  flush(): void
  consent(input: { version: string; language: string }): Promise<Done>
  adopt(input: { signature: Mark; initials: Mark }): Promise<Done>
  place(input: { answerKey: string; signed: boolean }): Promise<Done>
  finish(): Promise<Done>
  decline(reason: string): Promise<Done>
  tell(message: ToOwner): Promise<Done>
  /** The end of a document was in this person's sight. */
  readToEnd(documentId: string): void
  documentPdf: RoomClient['documentPdf']
  pagesPdf: RoomClient['pagesPdf']
  places: RoomClient['places']
}

const reopenMs = 10_000

/** The room in this page: what the server says, what was typed since, and the calls between the two. */
export function createRoomStore(parts: {
  client: RoomClient
  clock: Clock
  kept: DraftStorage
  /** Runs something once nothing is being pressed; at once where nobody says. */
  afterPress?: (run: () => void) => void
}): RoomStore {
  const { client, kept, afterPress = (run) => run() } = parts
  const listeners = new Set<() => void>()
  const read = new Set<string>()
  const queue = createSaveQueue({ send, clock: parts.clock, changed: tell })
  let screen: Screen = { kind: 'opening' }
  let objections: Messages = {}
  let complaints: Messages = {}
  let line: Promise<unknown> = Promise.resolve()
  /** The room as it last was, once what was kept of it was laid over it. */
  let entered: Room | undefined
  let state = derive()

  function derive(): RoomState {
    const drafts = queue.drafts()
    const room = roomOf(screen)
    const said = { ...serverProblems(drafts), ...complaints, ...queue.refusals() }
    return {
      screen,
      drafts,
      answers: withSums(room?.documents ?? [], layOver(room?.answers ?? {}, drafts)),
      saving: queue.state(),
      problems: { ...said, ...objections },
      said,
    }
  }

  /** What the server said of an answer no longer counts once another was given. */
  function serverProblems(drafts: Drafts): Messages {
    const problems = roomOf(screen)?.problems ?? []
    const standing = problems.filter(({ key }) => !(key in drafts))
    return Object.fromEntries(standing.map(({ key, message }) => [key, message]))
  }

  function tell() {
    state = derive()
    entered &&= roomOf(screen) ?? entered
    if (entered) {
      kept.write(entered, state.drafts)
    }
    listeners.forEach((listener) => listener())
  }

  function show(next: Screen) {
    screen = next
    tell()
  }

  function accept(room: Room) {
    show({ kind: 'room', room: keepUnchanged(roomOf(screen), room) })
  }

  /** One call at a time: an answer that overtook another would show an older room. */
  function inLine<T>(work: () => Promise<T>): Promise<T> {
    const turn = line.then(work)
    line = turn.catch(() => undefined)
    return turn
  }

  function act(call: () => Promise<Room>): Promise<Done> {
    return inLine(async () => {
      try {
        accept(await call())
        return { done: true }
      } catch (error) {
        return { done: false, problem: refuse(error) }
      }
    })
  }

  function refuse(error: unknown): RoomProblem {
    const problem = error instanceof RoomProblem ? error : new RoomProblem('unexpected', '')
    const gone = asGone(problem)
    if (gone) {
      show({ kind: 'gone', why: gone })
    }
    return problem
  }

  async function send(drafts: Drafts): Promise<SaveOutcome> {
    const saved = await act(() => client.saveAnswers(drafts))
    if (saved.done) {
      return { kind: 'saved' }
    }

    const { problem } = saved
    if (asGone(problem)) {
      return { kind: 'ended' }
    }
    return isPassing(problem)
      ? { kind: 'unreachable' }
      : { kind: 'refused', errors: problem.errors, detail: problem.message }
  }

  /** Lays what was kept of this room over it, and keeps what is typed from now on. */
  function enter() {
    const room = roomOf(screen)
    const drafts = room?.state === 'open' ? kept.read(room) : {}
    entered = room
    Object.entries(drafts).forEach(([key, draft]) => queue.set(key, draft, 'soon'))
  }

  async function open() {
    if (screen.kind === 'room') {
      return
    }
    const opened = await act(() => client.open())
    if (opened.done) {
      enter()
      return
    }
    if (screen.kind !== 'gone') {
      show({ kind: 'unreachable' })
      parts.clock.after(reopenMs, () => void open())
    }
  }

  async function check() {
    if (roomOf(screen)?.state !== 'open') {
      return
    }
    try {
      await client.check()
    } catch (error) {
      refuse(error)
    }
  }

  function change(key: string, answer: Answer | null, when: 'soon' | 'now') {
    complaints = without(complaints, key)
    objections = without(objections, key)
    if (isSameAnswer(answer, state.answers[key])) {
      tell()
      return
    }

    queue.set(key, answer, when)
  }

  function object(key: string, message: string | undefined) {
    objections =
      message === undefined ? without(objections, key) : { ...objections, [key]: message }
    afterPress(tell)
  }

  async function finish(): Promise<Done> {
    const saved = await queue.drain()
    if (saved === 'retrying') {
      return { done: false, problem: new RoomProblem('unreachable', '') }
    }
    if (Object.keys(objections).length > 0 || saved === 'refused') {
      return { done: false, problem: new RoomProblem('invalid-fields', '') }
    }

    const finished = await act(() => client.finish())
    if (!finished.done) {
      complaints = finished.problem.errors
      tell()
    }
    return finished
  }

  /** Nobody waits for it: what does not arrive is told the next time that the end is in sight. */
  function readToEnd(documentId: string) {
    const room = roomOf(screen)
    const counts = room?.task === 'sign' && room.state === 'open'
    if (!counts || read.has(documentId) || room.read.includes(documentId)) {
      return
    }
    read.add(documentId)
    client.markRead(documentId).catch(() => read.delete(documentId))
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    state: () => state,
    open,
    check,
    changeAnswer: change,
    setInputError: object,
    flush: queue.flush,
    consent: (input) => act(() => client.consent(input)),
    adopt: (input) => act(() => client.adopt(input)),
    place: (input) => act(() => client.place(input)),
    finish,
    decline: (reason) => act(() => client.decline({ reason })),
    tell: (message) => act(() => client.tell(message)),
    readToEnd,
    documentPdf: client.documentPdf,
    pagesPdf: client.pagesPdf,
    places: client.places,
  }
}

function roomOf(screen: Screen): Room | undefined {
  return screen.kind === 'room' ? screen.room : undefined
}

function layOver(answers: Answers, drafts: Drafts): Answers {
  const given = Object.entries<Answer | null>({ ...answers, ...drafts })
  return Object.fromEntries(given.flatMap(([key, draft]) => (draft === null ? [] : [[key, draft]])))
}

function without(messages: Messages, key: string): Messages {
  return Object.fromEntries(Object.entries(messages).filter(([name]) => name !== key))
}
