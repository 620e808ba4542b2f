import { useEffect, useEffectEvent, useRef } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { nextSlot } from '../room/missing-answers.ts'
import type { FieldSlot } from '../room/field-slot.ts'
import type { RoomProblem } from '../room/room-problem.ts'
import type { RoomPlan } from '../room/room-plan.ts'
import { useFinish } from '../room/use-finish.ts'
import type { Finishing } from '../room/use-finish.ts'
import { countInvalid } from '../room/use-room-progress.ts'
import type { RoomProgress } from '../room/use-room-progress.ts'
import { ActionBar, FinishButton } from '../ui/action-bar.tsx'
import { useAnnounce } from '../ui/announcer.tsx'
import { focusControlOnceShown, focusNextPart, isMovedOn } from '../ui/focus-control.ts'
import { watchFocusedSlot } from '../ui/watch-focused-slot.ts'
import { useRoomMessages } from '../../i18n/room/messages.ts'

interface FormActionBarProps {
  progress: RoomProgress
  onRejected: (problem: RoomProblem) => void
  /** Where Next leads from the last control that had the focus, if not to the next one below. */
  findNext?:
    ((attention: readonly FieldSlot[], lastId?: string) => FieldSlot | undefined) | undefined
  /** Instead of finishing at once, where something is asked first. */
  finishing?: Finishing
  /** Between Next and Finish: the review, for who fills out. */
  children?: ReactNode
  /** What Next shows when nothing is left. */
  onComplete?: () => void
  /** Below what is missing: where the reader is. */
  place?: ReactNode
  /** Below what is missing, when nothing is. */
  note?: ReactNode
}

const statusId = 'form-progress'

export function FormActionBar(props: FormActionBarProps) {
  const { progress, onRejected, findNext, onComplete, place, note, children } = props
  const t = useRoomMessages()
  const own = useFinish(onRejected)
  const { finishing, finish } = props.finishing ?? own
  const goToNext = useNext(progress, { findNext, onComplete })
  useNextKey(goToNext)
  const missing = progress.left
  const invalid = countInvalid(progress)

  return (
    <ActionBar
      missing={missing}
      invalid={invalid}
      statusId={statusId}
      note={missing === 0 ? note : place}
    >
      <Button
        kind={missing > 0 ? 'primary' : 'secondary'}
        aria-keyshortcuts="Control+Enter"
        onClick={goToNext}
      >
        {t.bar.next}
      </Button>
      {children}
      <FinishButton
        missing={missing}
        finishing={finishing}
        describedBy={statusId}
        onFinish={() => void finish()}
      />
    </ActionBar>
  )
}

/** Control or Command with Enter is Next from anywhere: dozens of stops of Tab may lie before the button. */
function useNextKey(goToNext: () => void): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const isNext = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
      if (isNext && !document.querySelector('dialog[open]')) {
        event.preventDefault()
        goToNext()
      }
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [goToNext])
}

function useNext(
  progress: RoomProgress,
  { findNext, onComplete }: Pick<FormActionBarProps, 'findNext' | 'onComplete'>,
) {
  const { plan, attention, isLoading } = progress
  const { bar } = useRoomMessages()
  const announce = useAnnounce()
  const lastFocused = useLastFocusedSlot(plan)
  const isWaiting = useRef(false)
  const canGoOn = !isLoading || attention.length > 0
  const goOnLate = useEffectEvent(goOn)
  // What comes next may be in a form that is not loaded yet.
  useEffect(() => {
    if (isWaiting.current && canGoOn) {
      isWaiting.current = false
      goOnLate()
    }
  }, [canGoOn])

  function goOn() {
    const last = lastFocused.current
    const isOpen =
      last && attention.some(({ id }) => id === last.id) && !last.part.closest('[hidden]')
    if (last && isOpen && focusNextPart(last.id, last.part)) {
      return
    }

    const next = findNext
      ? findNext(attention, last?.id)
      : nextSlot(plan.slots, attention, last?.id)
    if (!next && isLoading) {
      isWaiting.current = true
      return
    }
    if (!next) {
      // The focus never moves to Finish: pressing Next once too often must not press it.
      onComplete?.()
      const invalid = countInvalid(progress)
      announce(invalid > 0 ? bar.answersInvalid(invalid) : bar.completeFinish)
      return
    }
    focusControlOnceShown(next.id)
  }

  return goOn
}

/** Pressing Next takes the focus away from the control that it continues from: the last one a person went to. */
function useLastFocusedSlot({ slots }: RoomPlan) {
  const last = useRef<{ id: string; part: Element }>(undefined)
  useEffect(() => {
    return watchFocusedSlot(slots, ({ id }, part) => {
      if (!isMovedOn()) {
        last.current = { id, part }
      }
    })
  }, [slots])

  return last
}
