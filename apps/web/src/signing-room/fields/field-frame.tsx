import type { ReactNode } from 'react'
import type { Spot } from '../steps/plan-page.ts'
import { useWords } from '../room/room-context.ts'
import styles from './field.module.css'
import { PlacedNotes } from './placed-notes.tsx'
import placedStyles from './placed.module.css'
import { usePlaced } from './placed.ts'
import type { Placed } from './placed.ts'
import type { SpotState } from './use-spot.ts'

/** What ties a control to its label, its help and its problem. */
export interface ControlAttributes {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': boolean
}

interface FieldFrameProps {
  spot: Spot
  state: SpotState
  children: (attributes: ControlAttributes) => ReactNode
}

/** A field of one control: its label, its help, the control, and what is wrong with it. */
export function FieldFrame({ spot, state, children }: FieldFrameProps) {
  const label = (
    <label htmlFor={spot.id} className={styles.label}>
      {spot.field.label}
    </label>
  )

  return (
    <div className={frameClass(usePlaced())} data-type={spot.field.type} data-at={spot.field.key}>
      <Around spot={spot} state={state} label={<Labels label={label} spot={spot} state={state} />}>
        {children(attributesOf(spot, state))}
      </Around>
    </div>
  )
}

interface AroundProps {
  spot: Spot
  state: SpotState
  label: ReactNode
  children: ReactNode
}

/** In a text all is said around the control; on a page it opens below the control. */
export function Around({ spot, state, label, children }: AroundProps) {
  const placed = usePlaced() !== undefined

  return (
    <>
      {label}
      {!placed && <Help spot={spot} state={state} />}
      {children}
      <PlacedNotes spot={spot}>
        {placed && <Optional spot={spot} state={state} />}
        {placed && <Help spot={spot} state={state} />}
        <FieldProblem spot={spot} problem={state.problem} />
        <FieldRemarks spot={spot} state={state} />
      </PlacedNotes>
    </>
  )
}

function Labels({ spot, state, label }: { spot: Spot; state: SpotState; label: ReactNode }) {
  return (
    <span className={styles.labels} data-labels>
      {label}
      <Optional spot={spot} state={state} />
    </span>
  )
}

/** On a page a field takes no room of its own: its control lies in the place that is printed for it. */
export function frameClass(placed: Placed | undefined): string {
  return placed ? '' : (styles.field ?? '')
}

interface GroupFrameProps {
  spot: Spot
  state: SpotState
  /** `radiogroup` where one is chosen. */
  role: 'group' | 'radiogroup'
  children: ReactNode
}

/** A field of several controls under one question. */
export function GroupFrame({ spot, state, role, children }: GroupFrameProps) {
  const chosen = role === 'radiogroup'
  const {
    'aria-invalid': invalid,
    'aria-required': required,
    ...shared
  } = attributesOf(spot, state)

  const placed = usePlaced()

  return (
    <fieldset
      {...shared}
      role={role}
      aria-labelledby={`${spot.id}-label`}
      {...(chosen && { 'aria-invalid': invalid, 'aria-required': required })}
      className={placed ? placedStyles.group : `${styles.field} ${styles.group}`}
      data-type={spot.field.type}
      data-at={spot.field.key}
    >
      <Around
        spot={spot}
        state={state}
        label={
          <legend className={styles.labels} data-labels>
            <span id={`${spot.id}-label`} className={styles.label}>
              {spot.field.label}
            </span>
            <Optional spot={spot} state={state} />
          </legend>
        }
      >
        {children}
      </Around>
    </fieldset>
  )
}

export function attributesOf(spot: Spot, state: SpotState): ControlAttributes {
  const parts = [
    helpOf(spot, state) !== '' && `${spot.id}-help`,
    state.problem && `${spot.id}-problem`,
    state.remarks.length > 0 && `${spot.id}-remarks`,
  ].filter(Boolean)

  return {
    id: spot.id,
    'aria-describedby': parts.length > 0 ? parts.join(' ') : undefined,
    'aria-invalid': state.problem ? true : undefined,
    'aria-required': state.required,
  }
}

/** Most answers are required, so the few that are not say so. */
export function Optional({ state }: { spot: Spot; state: SpotState }) {
  const words = useWords()
  return state.required || state.condition ? null : (
    <span className={styles.optional}>{words.room.optional}</span>
  )
}

export function Help({ spot, state }: { spot: Spot; state: SpotState }) {
  const text = helpOf(spot, state)
  return text === '' ? null : (
    <span id={`${spot.id}-help`} className={styles.help}>
      {text}
    </span>
  )
}

function helpOf({ field }: Spot, { condition, from }: SpotState): string {
  return [field.help, condition, from].filter(Boolean).join(' ')
}

export function FieldProblem({ spot, problem }: { spot: Spot; problem: string | undefined }) {
  return problem === undefined ? null : (
    <span id={`${spot.id}-problem`} className={styles.problem}>
      {problem}
    </span>
  )
}

/** What the law of the state says, softly: an answer may stand in spite of it. */
function FieldRemarks({ spot, state }: { spot: Spot; state: SpotState }) {
  return state.remarks.length === 0 ? null : (
    <span id={`${spot.id}-remarks`} className={styles.remarks}>
      {state.remarks.map(({ text, citation }) => (
        <span key={text}>
          {text} {citation && <span className={styles.citation}>{citation}</span>}
        </span>
      ))}
    </span>
  )
}
