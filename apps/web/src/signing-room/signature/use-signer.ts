import type { Mark } from '@countersign/answers/answer'
import { createContext, use, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatProblem } from '../room/error-messages.ts'
import { useRoom, useRoomStore } from '../room/room-context.ts'
import { findMissing, findNeedingAttention, nextSlot } from '../room/missing-answers.ts'
import { hideFields } from '../room/hide-fields.ts'
import { planRoom } from '../room/room-plan.ts'
import { countUnloaded } from '../room/opened-room.ts'
import type { FieldSlot } from '../room/field-slot.ts'
import type { RoomStore, SignedChange } from '../room/room-store.ts'
import { useAnnounce } from '../ui/announcer.tsx'
import { fitTogether, moveFocusOn } from '../ui/focus-control.ts'
import type { AdoptDialog } from './adopt-dialog.tsx'
import { useRoomMessages } from '../../i18n/room/messages.ts'

export interface Signing {
  /**
   * Asks for a signature to adopt the first time. `confirmed` confirms the form by the same act. Resolves
   * when signed or canceled.
   */
  sign(slot: FieldSlot, options?: { confirmed: boolean }): Promise<void>
  clear(slot: FieldSlot): Promise<void>
}

const SigningContext = createContext<Signing | undefined>(undefined)
export const SigningProvider = SigningContext.Provider

export function useSigning(): Signing {
  const signing = use(SigningContext)
  if (!signing) {
    throw new Error('useSigning needs a SigningProvider around it.')
  }
  return signing
}

/** Why the adopt dialog is open: to sign a field, or to change the adopted signature. */
type Adopting =
  { kind: 'sign'; slot: FieldSlot; confirmed: boolean; done: () => void } | { kind: 'change' }

export function useSigner() {
  const t = useRoomMessages()
  const store = useRoomStore()
  const hasAdopted = useRoom().adopted !== undefined
  const [adopting, setAdopting] = useState<Adopting>()
  const { setSigned, reportError } = useSetSigned()
  const { Dialog, load } = useAdoptDialog()

  async function openDialog(next: Adopting) {
    if (Dialog || (await load())) {
      setAdopting(next)
    } else if (next.kind === 'sign') {
      reportError(next.slot, t.sign.signFailed)
      next.done()
    }
  }

  const signing: Signing = {
    sign: (slot, { confirmed } = { confirmed: false }) =>
      hasAdopted
        ? sign(slot, confirmed)
        : new Promise((done) => void openDialog({ kind: 'sign', slot, confirmed, done })),
    clear: async (slot) => void (await setSigned(slot, { signed: false })),
  }

  async function sign(slot: FieldSlot, confirmed: boolean) {
    if (await setSigned(slot, { signed: true, confirmed })) {
      goOn(store, slot)
    }
  }

  /** Returns an error message; the dialog then stays open. */
  async function adopt(marks: { signature: Mark; initials: Mark }): Promise<string | undefined> {
    const result = await store.adoptSignature(marks)
    if (!result.ok) {
      return formatProblem(result.problem, t)
    }
    if (adopting?.kind !== 'sign') {
      close()
      return undefined
    }

    const { slot, confirmed } = adopting
    const signed = await setSigned(slot, { signed: true, confirmed })
    // The closing dialog gives the focus back first.
    flushSync(close)
    if (signed) {
      goOn(store, slot)
    }
    return undefined
  }

  function close() {
    if (adopting?.kind === 'sign') {
      adopting.done()
    }
    setAdopting(undefined)
  }

  return {
    signing,
    /** Set while the dialog is open. */
    AdoptDialog: adopting && Dialog,
    adopt,
    close,
    changeSignature: () => void openDialog({ kind: 'change' }),
  }
}

/**
 * The dialog's chunk, fetched when the reader first scrolls, types or points: after the first form is
 * shown and before anybody reaches a signature. Unlike `React.lazy`, the dialog then opens in the same
 * event as the tap.
 */
function useAdoptDialog() {
  const [Dialog, setDialog] = useState<typeof AdoptDialog>()

  async function load(): Promise<boolean> {
    const fetched = await fetchAdoptDialog()
    setDialog(() => fetched)
    return fetched !== undefined
  }

  useEffect(() => {
    const firstUse = new AbortController()
    function prefetch() {
      firstUse.abort()
      void fetchAdoptDialog().then((fetched) => setDialog(() => fetched))
    }
    for (const event of ['pointerdown', 'pointermove', 'keydown', 'wheel']) {
      window.addEventListener(event, prefetch, { signal: firstUse.signal, passive: true })
    }
    return () => firstUse.abort()
  }, [])

  return { Dialog, load }
}

/** `undefined` if the chunk could not be fetched. */
async function fetchAdoptDialog() {
  return import('./adopt-dialog.tsx').then(
    (chunk) => chunk.AdoptDialog,
    () => undefined,
  )
}

/**
 * After a signature the focus goes to the next open place of the form if both fit in the window: then
 * nothing is between them that was not on the screen.
 */
function goOn(store: RoomStore, signed: FieldSlot) {
  const { plan, attention } = progressNow(store)
  const next = nextSlot(plan.slots, attention, signed.id)
  if (next && next.documentId === signed.documentId && fitTogether(signed.id, next.id)) {
    moveFocusOn(next.id)
  }
}

/** Signs or clears one field on the server, and announces the result. Returns whether it did. */
function useSetSigned() {
  const t = useRoomMessages()
  const store = useRoomStore()
  const announce = useAnnounce()

  function reportError(slot: FieldSlot, message: string) {
    store.setInputError(slot.answerKey, message)
    announce(message)
  }

  async function setSigned(slot: FieldSlot, change: Omit<SignedChange, 'answerKey'>) {
    store.setInputError(slot.answerKey, undefined)
    const result = await store.setSigned({ answerKey: slot.answerKey, ...change })
    if (!result.ok) {
      const isOffline = result.problem.code === 'unreachable'
      reportError(
        slot,
        isOffline && change.signed ? t.sign.signFailed : formatProblem(result.problem, t),
      )
      return false
    }

    const { left, attention } = progressNow(store)
    const done = attention.length > 0 ? t.bar.answersInvalid(attention.length) : t.bar.complete
    const progress = left === 0 ? done : t.bar.itemsMissing(left)
    announce(change.signed ? t.sign.announceSigned(progress) : t.sign.announceCleared)
    return true
  }

  return { setSigned, reportError }
}

/** What is asked and open at this moment, which the component has not rendered yet. */
function progressNow(store: RoomStore) {
  const { screen, drafts, answers, allErrors } = store.getSnapshot()
  const room = screen.kind === 'room' ? hideFields(screen.room, answers) : undefined
  const plan = planRoom(room ?? { documents: [] })
  const progress = { missing: room?.missing ?? [], drafts, answers, errors: allErrors }

  const missing = findMissing(plan.slots, progress)

  return {
    plan,
    left: missing.length + (room ? countUnloaded(room) : 0),
    attention: findNeedingAttention(plan.slots, progress),
  }
}
