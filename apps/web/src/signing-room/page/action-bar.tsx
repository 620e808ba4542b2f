import { useEffect, useRef, useState } from 'react'
import { useRoom, useRoomState, useRoomStore, useWords } from '../session/room-context.ts'
import type { RoomProblem } from '../session/room-problem.ts'
import { useAnnounce } from './announcer.tsx'
import { currentControl, goTo } from './go-to.ts'
import type { PagePlan } from './plan-page.ts'
import { RoomButton } from './room-button.tsx'
import { nextSpot } from './still-to-do.ts'
import type { PageStanding } from './use-standing.ts'
import styles from './page.module.css'

interface ActionBarProps {
  standing: PageStanding
  /** Finishing was refused; the page says why. */
  onRefused: (problem: RoomProblem) => void
}

const leftId = 'what-is-left'

/** Always in reach: how far one is, whether it is saved, the next thing to do, and the end. */
export function ActionBar({ standing, onRefused }: ActionBarProps) {
  const words = useWords()
  const { finishing, finish } = useFinish(onRefused)
  const goNext = useNext(standing)
  const left = standing.left.length

  return (
    <section className={styles.bar} aria-label={words.bar.label} data-primary-bar>
      <div className={styles.status}>
        <p id={leftId} className={styles.left}>
          {useLeft(left)}
        </p>
        <SaveStatus />
      </div>
      <RoomButton kind={left > 0 ? 'primary' : 'secondary'} onClick={goNext}>
        {words.bar.next}
      </RoomButton>
      <RoomButton
        kind={left > 0 ? 'secondary' : 'primary'}
        disabled={left > 0}
        busy={finishing}
        aria-describedby={leftId}
        onClick={() => void finish()}
      >
        {finishing ? words.bar.finishing : words.bar.finish}
      </RoomButton>
    </section>
  )
}

function useLeft(left: number): string {
  const { bar } = useWords()
  const { task } = useRoom()
  if (left === 0) {
    return bar.nothingLeft
  }

  return task === 'fill' ? bar.left(left) : bar.placesLeft(left)
}

function SaveStatus() {
  const { bar } = useWords()
  const saving = useRoomState((state) => state.saving)
  return (
    <p className={styles.saving} data-state={saving} role="status">
      {bar[saving]}
    </p>
  )
}

function useNext({ plan, attention }: PageStanding) {
  const { bar } = useWords()
  const announce = useAnnounce()
  const last = useLastSpot(plan)

  return () => {
    const next = nextSpot(plan.spots, attention, last.current)
    if (!next) {
      // The focus stays: who presses Next once too often must not find Finish under their finger.
      announce(bar.nothingLeftFinish)
      return
    }
    goTo(next.id)
  }
}

/** Where this person was last: pressing Next takes the focus from there. */
function useLastSpot({ spots }: PagePlan) {
  const last = useRef<string>(undefined)
  useEffect(() => {
    const ids = spots.map((spot) => spot.id)
    const remember = () => {
      last.current = currentControl(ids) ?? last.current
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [spots])

  return last
}

function useFinish(onRefused: ActionBarProps['onRefused']) {
  const store = useRoomStore()
  const [finishing, setFinishing] = useState(false)

  async function finish() {
    setFinishing(true)
    const finished = await store.finish()
    setFinishing(false)
    if (!finished.done) {
      onRefused(finished.problem)
    }
  }

  return { finishing, finish }
}
