import { onDraftsCleared, readDraft, saveDraft } from '../../../lib/drafts.ts'
import { createStore, useStore } from '../../../lib/store.ts'
import { CreationState, emptyCreation } from './creation-state.ts'
import { newIdempotencyKey } from './new-idempotency-key.ts'

const draftName = 'packet-creation'

const store = createStore(
  CreationState.safeParse(readDraft(draftName)).data ?? emptyCreation(newIdempotencyKey()),
)
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

/** For Reset, when drafts are cleared, and once the packet is created. */
export function resetCreation(): void {
  save({ ...emptyCreation(newIdempotencyKey()), memberId: store.get().memberId })
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
