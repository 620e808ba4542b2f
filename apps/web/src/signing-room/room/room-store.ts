import type { Answer, Mark } from '@countersign/answers/answer'
import type { RoomChanges, RoomMessage } from '@countersign/contract/schemas/signing-room/room'
import { createStore } from '../../lib/store.ts'
import { createAutosave } from './autosave.ts'
import type { Clock } from './autosave.ts'
import type { DraftStorage } from './draft-storage.ts'
import type { RoomClient } from './room-client.ts'
import { isTransient, RoomProblem, sessionEndReason } from './room-problem.ts'
import { createRoomRequests } from './room-requests.ts'
import type { ActionResult } from './room-requests.ts'
import { initialRoomState, roomReducer } from './room-reducer.ts'
import type { RoomEvent } from './room-reducer.ts'
import { openRoom, roomSnapshot } from './room-state.ts'
import type { AddSums, RoomSnapshot } from './room-state.ts'
import type { Drafts, SaveOutcome } from './save-queue.ts'

export interface SignedChange {
  answerKey: string
  signed: boolean
  confirmed?: boolean
}

export interface RoomStore {
  subscribe(listener: () => void): () => void
  getSnapshot(): RoomSnapshot
  open(): Promise<void>
  /** Loads the forms that are not there yet, in order; resolves when that is done or has failed. */
  loadForms(): Promise<void>
  /** Asks the server whether this page still has the session; if not, the screen says why. */
  checkSession(): Promise<void>
  /** `soon` saves after a pause in typing. */
  changeAnswer(key: string, answer: Answer | null, when: 'soon' | 'now'): void
  /** The typed text is not a valid answer; `undefined` when it is again. */
  setInputError(key: string, message: string | undefined): void
  /** What is being typed and is not shown as an answer yet, by the id of its slot. */
  typed: Map<string, unknown>
  /**
   * Saves what is pending, then sends a call that changes answers on the server: what is pending would
   * overwrite them later.
   */
  requestSaved(call: (client: RoomClient) => Promise<RoomChanges>): Promise<ActionResult>
  photo: RoomClient['photo']
  flush(): void
  /** Saves what is pending, as far as the server takes it. */
  saveNow(): Promise<void>
  /** Keeps the sums of answers that are not saved yet. */
  showSums(addSums: AddSums): void
  consent(input: { version: string; language: string }): Promise<ActionResult>
  /** Leaves answers blank on purpose, or takes that back. */
  leaveBlank(input: { answerKeys: string[]; onPurpose: boolean }): Promise<ActionResult>
  adoptSignature(input: { signature: Mark; initials: Mark }): Promise<ActionResult>
  /** Signs or clears one signature or initials field; `confirmed` confirms its form as well. */
  setSigned(input: SignedChange): Promise<ActionResult>
  /** Saves what is pending, then finishes; `anyway` names answers whose warnings were shown. */
  finish(anyway?: string[]): Promise<ActionResult>
  decline(reason: string): Promise<ActionResult>
  messageOwner(message: RoomMessage): Promise<ActionResult>
  /** Records that a signer has seen the end of a document. */
  markRead(documentId: string, translation?: 'es'): void
  documentPdf: RoomClient['documentPdf']
  pagesPdf: RoomClient['pagesPdf']
  places: RoomClient['places']
}

interface RoomStoreDeps {
  client: RoomClient
  clock: Clock
  drafts: DraftStorage
  /** Delays a change on screen while a button is pressed. */
  deferUntilPointerUp?: (run: () => void) => void
}

const reopenMs = 10_000

/** Forms that are loaded at the same time. */
const formsAtOnce = 6

/** The effects of the signing room: requests, timers and stored drafts. What they change is in room-reducer.ts. */
export function createRoomStore({
  client,
  clock,
  drafts,
  deferUntilPointerUp = (run) => run(),
}: RoomStoreDeps): RoomStore {
  let state = initialRoomState
  let addSums: AddSums | undefined
  const snapshot = createStore(roomSnapshot(state))
  const autosave = createAutosave({
    getQueue: () => state.saves,
    dispatch,
    send: saveAnswers,
    clock,
  })
  const { request, change, update, reportError } = createRoomRequests({
    client,
    revision: () => openRoom(state)?.revision,
    dispatch,
  })
  let loading: Promise<void> | undefined
  const markReadSent = new Set<string>()

  function dispatch(event: RoomEvent) {
    state = roomReducer(state, event)
    publish()
  }

  function publish() {
    const next = roomSnapshot(state, addSums)
    if (state.draftsRoom) {
      drafts.write(state.draftsRoom, next.drafts)
    }
    snapshot.set(next)
  }

  async function open() {
    if (state.screen.kind === 'room') {
      return
    }

    const opened = await request(client.open, (room) => {
      const storedDrafts = room.state === 'open' ? drafts.read(room) : {}
      dispatch({ type: 'room-opened', room, storedDrafts })
      if (Object.keys(storedDrafts).length > 0) {
        autosave.schedule('soon')
      }
    })
    if (!opened.ok && state.screen.kind !== 'session-ended') {
      dispatch({ type: 'open-failed' })
      clock.after(reopenMs, () => void open())
    }
    void loadForms()
  }

  function loadForms(): Promise<void> {
    loading ??= loadInOrder().finally(() => {
      loading = undefined
    })
    return loading
  }

  async function loadInOrder() {
    try {
      for (let next = listLoading(); next.length > 0; next = listLoading()) {
        const documents = await Promise.all(next.slice(0, formsAtOnce).map(client.document))
        dispatch({ type: 'documents-loaded', documents })
      }
    } catch (error) {
      reportError(error)
      clock.after(reopenMs, () => void loadForms())
    }
  }

  function listLoading(): string[] {
    const documents = openRoom(state)?.documents ?? []
    return documents.flatMap(({ isLoading, documentId }) => (isLoading ? [documentId] : []))
  }

  async function checkSession() {
    if (openRoom(state)?.state !== 'open') {
      return
    }
    try {
      await client.check()
    } catch (error) {
      reportError(error)
    }
  }

  function changeAnswer(key: string, answer: Answer | null, when: 'soon' | 'now') {
    const { pending } = state.saves
    dispatch({ type: 'answer-changed', key, answer })
    if (state.saves.pending !== pending) {
      autosave.schedule(when)
    }
  }

  function setInputError(key: string, message: string | undefined) {
    state = roomReducer(state, { type: 'input-checked', key, message })
    deferUntilPointerUp(publish)
  }

  function showSums(next: AddSums) {
    addSums = next
    publish()
  }

  async function saveAnswers(answers: Drafts): Promise<SaveOutcome> {
    const saved = await change(() => client.saveAnswers(answers))
    if (saved.ok) {
      return { kind: 'saved' }
    }

    const { problem } = saved
    if (sessionEndReason(problem)) {
      return { kind: 'ended' }
    }
    return isTransient(problem)
      ? { kind: 'unreachable' }
      : { kind: 'rejected', errors: problem.errors, detail: problem.message }
  }

  async function finish(anyway?: string[]): Promise<ActionResult> {
    const saved = await autosave.drain()
    if (saved === 'retrying') {
      return failed('unreachable')
    }
    if (hasInvalidInput() || saved === 'rejected') {
      return failed('invalid-fields')
    }

    const finished = await update(() => client.finish(anyway))
    if (!finished.ok) {
      const { errors } = finished.problem
      if (isNews(Object.keys(errors))) {
        await update(client.open)
      }
      dispatch({ type: 'finish-rejected', errors })
    }
    return finished
  }

  /** The owner may have changed the documents since: what the page shows as signed then no longer is. */
  function isNews(rejected: readonly string[]): boolean {
    const { missing = [], warnings = [] } = openRoom(state) ?? {}
    const known = new Set([...missing, ...warnings.map(({ key }) => key)])
    return rejected.some((key) => !known.has(key))
  }

  /** A place that could not be signed or cleared keeps nothing back: the server knows its state. */
  function hasInvalidInput(): boolean {
    const fields = openRoom(state)?.documents.flatMap((document) => document.fields) ?? []
    const places = fields.filter(({ type }) => type === 'signature' || type === 'initials')
    return Object.keys(state.inputErrors).some(
      (key) => !places.some(({ answerKey }) => answerKey === key),
    )
  }

  /** Sent at most once per document; after a failure it is sent the next time the end is in view. */
  function markRead(documentId: string, translation?: 'es') {
    const room = openRoom(state)
    const counts = room?.task === 'sign' && room.state === 'open'
    if (!counts || markReadSent.has(documentId) || room.read.includes(documentId)) {
      return
    }
    markReadSent.add(documentId)
    client.markRead(documentId, translation).then(
      (changes) => dispatch({ type: 'room-changed', changes }),
      () => markReadSent.delete(documentId),
    )
  }

  return {
    subscribe: snapshot.subscribe,
    getSnapshot: snapshot.get,
    open,
    loadForms,
    checkSession,
    changeAnswer,
    setInputError,
    typed: new Map(),
    flush: autosave.flush,
    saveNow: async () => void (await autosave.drain()),
    showSums,
    consent: (input) => change(() => client.consent(input)),
    photo: client.photo,
    leaveBlank: (input) => change(() => client.leaveBlank(input)),
    requestSaved: async (call) =>
      (await autosave.drain()) === 'retrying' ? failed('unreachable') : change(() => call(client)),
    adoptSignature: (input) => change(() => client.adopt(input)),
    setSigned: (input) => change(() => client.signField(input)),
    finish,
    decline: (reason) => update(() => client.decline({ reason })),
    messageOwner: (message) => update(() => client.messageOwner(message)),
    markRead,
    documentPdf: client.documentPdf,
    pagesPdf: client.pagesPdf,
    places: client.places,
  }
}

function failed(code: RoomProblem['code']): ActionResult {
  return { ok: false, problem: new RoomProblem(code) }
}
