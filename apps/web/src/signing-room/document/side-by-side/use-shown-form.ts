import type { DocumentPlaces } from '@countersign/contract/schemas/signing-room/room-places'
import { useEffect, useMemo, useState } from 'react'
import { createStore } from '../../../lib/store.ts'
import { useDocumentView } from '../../room/document-view.ts'
import { findPartDocument } from '../questions/question-parts.ts'
import type { RoomPlan } from '../../room/room-plan.ts'
import { formTitleId } from '../../ui/anchors.ts'
import { watchFocusedSlot } from '../../ui/watch-focused-slot.ts'
import type { CurrentAnswer } from '../pdf-pages/current-answer.ts'
import { findReadingPosition } from '../reading-position.ts'
import type { ReadingPosition } from '../reading-position.ts'
import { chooseForm, listFormsByAnswer } from './forms-by-answer.ts'

/** A form; at a passage of its text, else at the place of the question in focus. */
export interface ShownForm {
  documentId: string
  passage?: ReadingPosition
}

interface FollowedQuestions {
  shown: ShownForm
  show: (documentId: string) => void
  current: CurrentAnswer
}

/** A new focus scrolls the questions; that is not a person who reads on. */
const focusScrollMs = 400

/** The form of the question in focus; when the questions are scrolled, of what is read there. */
export function useShownForm(plan: RoomPlan, places: readonly DocumentPlaces[]): FollowedQuestions {
  const forms = useMemo(() => listFormsByAnswer(plan, places), [plan, places])
  const [current] = useState<CurrentAnswer>(() => createStore<string | undefined>(undefined))
  const [shown, setShown] = useState<ShownForm>(() => {
    const [first] = plan.slots
    const documentId = plan.documents[0]?.document.documentId ?? ''
    return { documentId: first ? chooseForm(first, '', forms) : documentId }
  })

  const { part } = useDocumentView()
  useEffect(
    () =>
      part.subscribe(() => {
        const documentId = findPartDocument(plan, part.get())
        if (documentId !== undefined) {
          setShown({ documentId })
        }
      }),
    [plan, part],
  )

  useEffect(() => {
    let focusedAt = -Infinity
    const stopFocus = watchFocusedSlot(plan.slots, (slot) => {
      focusedAt = performance.now()
      current.set(slot.answerKey)
      setShown((before) => ({ documentId: chooseForm(slot, before.documentId, forms) }))
    })
    const stopScroll = watchScroll(() => {
      const passage = findReadingPosition()
      const read = plan.documents.find(
        ({ document }) => formTitleId(document.documentId) === passage.form,
      )
      if (read && performance.now() - focusedAt > focusScrollMs) {
        setShown({ documentId: read.document.documentId, passage })
      }
    })
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a[href^="#"]')) {
        // What scrolls now is the link.
        focusedAt = -Infinity
      }
    }
    window.addEventListener('click', onClick, { capture: true })
    return () => {
      stopFocus()
      stopScroll()
      window.removeEventListener('click', onClick, { capture: true })
    }
  }, [plan, forms, current])

  return { shown, show: (documentId) => setShown({ documentId }), current }
}

/** At most once a frame. */
function watchScroll(onScroll: () => void): () => void {
  let frame = 0
  const schedule = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0
      onScroll()
    })
  }
  window.addEventListener('scroll', schedule, { passive: true })
  return () => {
    window.removeEventListener('scroll', schedule)
    cancelAnimationFrame(frame)
  }
}
