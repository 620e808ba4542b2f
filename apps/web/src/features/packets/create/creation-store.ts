import { useSyncExternalStore } from 'react'
import { draftPrefix, onDraftsCleared } from '../../../lib/drafts.ts'
import { CreationState, emptyCreation } from './creation-state.ts'
import { newIdempotencyKey } from './new-idempotency-key.ts'

const storageKey = `${draftPrefix}packet-creation`

let state = readFromTab() ?? emptyCreation(newIdempotencyKey())
const listeners = new Set<() => void>()
onDraftsCleared(resetCreation)

/** The creation state, kept in this tab and in step with every change. */
export function useCreation(): CreationState {
  return useSyncExternalStore(subscribe, readCreation)
}

export function readCreation(): CreationState {
  return state
}

/**
 * Changes the creation state. Another content is another packet, so it gets another idempotency
 * key: the server would answer the packet of the first attempt otherwise.
 */
export function changeCreation(change: (state: CreationState) => CreationState): void {
  const changed = change(state)
  if (changed !== state) {
    keep({ ...changed, idempotencyKey: newIdempotencyKey() })
  }
}

/** Forgets everything chosen: by Reset, when drafts are cleared, and once the packet is made. */
export function resetCreation(): void {
  keep({ ...emptyCreation(newIdempotencyKey()), memberId: state.memberId })
}

/** Makes the state this member's; what another member left in the tab is forgotten. */
export function claimCreation(memberId: string): void {
  if (state.memberId === memberId) {
    return
  }
  const theirs = state.memberId === null ? state : emptyCreation(newIdempotencyKey())
  keep({ ...theirs, memberId })
}

function keep(next: CreationState) {
  state = next
  writeToTab(next)
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What an older version of the app left, or a hand has changed, is as good as nothing. */
function readFromTab(): CreationState | undefined {
  try {
    return CreationState.parse(JSON.parse(sessionStorage.getItem(storageKey) ?? ''))
  } catch {
    return undefined
  }
}

/** A browser may refuse storage; the state then lives as long as the page. */
function writeToTab(next: CreationState) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(next))
  } catch {
    return
  }
}
