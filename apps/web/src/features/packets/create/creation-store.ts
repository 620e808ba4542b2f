import { onDraftsCleared, readDraft, saveDraft } from '../../../lib/drafts.ts'
import { randomUuid } from '../../../lib/random-uuid.ts'
import { createStore, useStore } from '../../../lib/store.ts'
import {
  CreationState,
  emptyCreation,
  startCreation,
  type CreationStart,
} from './creation-state.ts'

const draftName = 'packet-creation'

const store = createStore(readCreationDraft() ?? emptyCreation(randomUuid()))
onDraftsCleared(resetCreation)

/** The creation state of this tab, saved in session storage with every change. */
export function useCreation(): CreationState {
  return useStore(store)
}

export const readCreation = store.get

/** A change gets a new idempotency key: with the old one the server would replay the first packet. */
export function changeCreation(change: (state: CreationState) => CreationState): void {
  const before = store.get()
  const changed = change(before)
  if (changed !== before) {
    save({ ...changed, idempotencyKey: randomUuid() })
  }
}

export function resetCreation(): void {
  save({ ...emptyCreation(randomUuid()), memberId: store.get().memberId })
}

/** Nothing is left that could create the packet a second time; Back from it says what was created. */
export function finishCreation(created: NonNullable<CreationState['created']>): void {
  resetCreation()
  save({ ...store.get(), created })
}

/** Replaces what was entered by an earlier packet's forms, people and answers. */
export function startFromSeed(start: CreationStart): void {
  save(startCreation(emptyCreation(randomUuid()), start))
}

export function isCreationStarted(): boolean {
  const { rentalUnit, peopleDraft, documents } = store.get()
  return rentalUnit !== null || peopleDraft !== null || documents.length > 0
}

/** Assigns the state to this member and drops what another member entered in this tab. */
export function claimCreation(memberId: string): void {
  const before = store.get()
  if (before.memberId === memberId) {
    return
  }
  const draft = before.memberId === null ? before : emptyCreation(randomUuid())
  save({ ...draft, memberId })
}

function save(state: CreationState) {
  saveDraft(draftName, state)
  store.set(state)
}

/** Undefined for an invalid draft. */
function readCreationDraft(): CreationState | undefined {
  return CreationState.safeParse(readDraft(draftName)).data
}
