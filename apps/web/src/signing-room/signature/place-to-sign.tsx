import { useState } from 'react'
import type { MouseEvent } from 'react'
import { isMark } from '../fields/answers/answer-shape.ts'
import { FieldProblem, Help } from '../fields/field-frame.tsx'
import { PlacedNotes } from '../fields/placed-notes.tsx'
import { useSpot } from '../fields/use-spot.ts'
import type { Spot } from '../steps/plan-page.ts'
import { useRoom, useWords } from '../room/room-context.ts'
import { MarkPicture } from './mark-picture.tsx'
import { useSigning } from './signing-context.ts'
import styles from './signature.module.css'

/** One place to sign or initial: a tap signs it, and once it is signed, another button clears it. */
export function PlaceToSign({ spot }: { spot: Spot }) {
  const words = useWords()
  const { person } = useRoom()
  const state = useSpot(spot)
  const { busy, toggle } = usePlace(spot, isMark(state.answer))
  const initials = spot.field.type === 'initials'
  const by = initials ? words.sign.initialedBy : words.sign.signedBy

  if (state.condition && !isMark(state.answer)) {
    return (
      <div className={styles.place} data-at={spot.field.key}>
        <span>{spot.field.label}</span>
        <Help spot={spot} state={state} />
      </div>
    )
  }

  return (
    <div className={styles.place} data-signed={isMark(state.answer)} data-at={spot.field.key}>
      {isMark(state.answer) && (
        <MarkPicture
          mark={state.answer}
          label={by(person.name)}
          size={initials ? 'initials' : 'signature'}
        />
      )}
      <button
        type="button"
        id={spot.id}
        className={styles.sign}
        aria-describedby={state.problem ? `${spot.id}-problem` : undefined}
        aria-busy={busy}
        onClick={toggle}
        onKeyDown={(event) => event.repeat && event.preventDefault()}
      >
        <PlaceWords spot={spot} signed={isMark(state.answer)} busy={busy} />
      </button>
      <PlacedNotes spot={spot}>
        <Help spot={spot} state={state} />
        <FieldProblem spot={spot} problem={state.problem} />
      </PlacedNotes>
    </div>
  )
}

interface PlaceWordsProps {
  spot: Spot
  signed: boolean
  busy: boolean
}

function PlaceWords({ spot, signed, busy }: PlaceWordsProps) {
  const { sign } = useWords()
  if (signed) {
    return (
      <>
        <span className={styles.what} data-what>
          {sign.signedName(spot.field.label)}
        </span>{' '}
        <span className={styles.act} data-act>
          {busy ? sign.clearing : sign.clear}
        </span>
      </>
    )
  }

  const call = spot.field.type === 'initials' ? sign.initialHere : sign.signHere
  return (
    <>
      <span className={styles.act} data-act>
        {busy ? sign.signing : call}
      </span>{' '}
      <span className={styles.what} data-what>
        {spot.field.label}
      </span>
    </>
  )
}

function usePlace(spot: Spot, signed: boolean) {
  const signing = useSigning()
  const [busy, setBusy] = useState(false)

  async function toggle(event: MouseEvent) {
    // The second click of a double click would clear what the first has signed.
    if (busy || event.detail > 1) {
      return
    }
    setBusy(true)
    await (signed ? signing.clear(spot) : signing.sign(spot))
    setBusy(false)
  }

  return { busy, toggle: (event: MouseEvent) => void toggle(event) }
}
