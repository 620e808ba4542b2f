import { onDraftsCleared, readDraft, saveDraft } from '../../../lib/drafts.ts'
import { createStore, useStore } from '../../../lib/store.ts'
import {
  CreationState,
  emptyCreation,
  startCreation,
  type CreationStart,
} from './creation-state.ts'

const draftName = 'packet-creation'

const store = createStore(readCreationDraft() ?? emptyCreation(newIdempotencyKey()))
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
    save({ ...changed, idempotencyKey: newIdempotencyKey() })
  }
}

/** For Reset, and when drafts are cleared. */
export function resetCreation(): void {
  save({ ...emptyCreation(newIdempotencyKey()), memberId: store.get().memberId })
}

/** Nothing is left that could create the packet a second time; Back from it says what was created. */
export function finishCreation(created: NonNullable<CreationState['created']>): void {
  resetCreation()
  save({ ...store.get(), created })
}

/** Replaces what was entered by an earlier packet's forms, people and answers. */
export function startFromSeed(start: CreationStart): void {
  save(startCreation(emptyCreation(newIdempotencyKey()), start))
}

/** Whether this tab holds anything of a new packet. */
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
  const draft = before.memberId === null ? before : emptyCreation(newIdempotencyKey())
  save({ ...draft, memberId })
}

function save(state: CreationState) {
  saveDraft(draftName, state)
  store.set(state)
}

/** Undefined for an invalid draft. Drafts of earlier versions call the rental unit `place`. */
function readCreationDraft(): CreationState | undefined {
  const draft = readDraft(draftName)
  const current =
    typeof draft === 'object' && draft && 'place' in draft
      ? { ...draft, rentalUnit: draft.place }
      : draft
  return CreationState.safeParse(current).data
}

/** UUID version 4 (RFC 9562). `crypto.randomUUID` is missing on plain http. */
function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80

  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
