import type { ReactNode } from 'react'
import type { FieldSlot } from '../room/room-plan.ts'
import { useMessages } from '../i18n/messages.tsx'
import styles from './field.module.css'
import { PlacedNotes } from './placed-notes.tsx'
import placedStyles from './placed.module.css'
import { usePlaced } from './placed.ts'
import type { Placed } from './placed.ts'
import type { FieldState } from './use-field-state.ts'
import { fieldAnchor } from '../ui/anchors.ts'

/** What ties a control to its label, its help and its problem. */
export interface ControlAttributes {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': boolean
}

interface FieldFrameProps {
  slot: FieldSlot
  state: FieldState
  children: (attributes: ControlAttributes) => ReactNode
}

/** A field of one control: its label, its help, the control, and what is wrong with it. */
export function FieldFrame({ slot, state, children }: FieldFrameProps) {
  const label = (
    <label htmlFor={slot.id} className={styles.label}>
      {slot.field.label}
    </label>
  )

  return (
    <div
      className={frameClass(usePlaced())}
      data-type={slot.field.type}
      {...fieldAnchor(slot.field.key)}
    >
      <Around slot={slot} state={state} label={<Labels label={label} slot={slot} state={state} />}>
        {children(attributesOf(slot, state))}
      </Around>
    </div>
  )
}

interface AroundProps {
  slot: FieldSlot
  state: FieldState
  label: ReactNode
  children: ReactNode
}

/** In a text all is said around the control; on a page it opens below the control. */
export function Around({ slot, state, label, children }: AroundProps) {
  const placed = usePlaced() !== undefined

  return (
    <>
      {label}
      {!placed && <Help slot={slot} state={state} />}
      {children}
      <PlacedNotes slot={slot}>
        {placed && <Optional slot={slot} state={state} />}
        {placed && <Help slot={slot} state={state} />}
        <FieldError slot={slot} problem={state.error} />
        <FieldRemarks slot={slot} state={state} />
      </PlacedNotes>
    </>
  )
}

function Labels({ slot, state, label }: { slot: FieldSlot; state: FieldState; label: ReactNode }) {
  return (
    <span className={styles.labels} data-labels>
      {label}
      <Optional slot={slot} state={state} />
    </span>
  )
}

/** On a page a field takes no room of its own: its control lies in the place that is printed for it. */
export function frameClass(placed: Placed | undefined): string {
  return placed ? '' : (styles.field ?? '')
}

interface GroupFrameProps {
  slot: FieldSlot
  state: FieldState
  /** `radiogroup` where one is chosen. */
  role: 'group' | 'radiogroup'
  children: ReactNode
}

/** A field of several controls under one question. */
export function GroupFrame({ slot, state, role, children }: GroupFrameProps) {
  const chosen = role === 'radiogroup'
  const {
    'aria-invalid': invalid,
    'aria-required': required,
    ...shared
  } = attributesOf(slot, state)

  const placed = usePlaced()

  return (
    <fieldset
      {...shared}
      role={role}
      aria-labelledby={`${slot.id}-label`}
      {...(chosen && { 'aria-invalid': invalid, 'aria-required': required })}
      className={placed ? placedStyles.group : `${styles.field} ${styles.group}`}
      data-type={slot.field.type}
      {...fieldAnchor(slot.field.key)}
    >
      <Around
        slot={slot}
        state={state}
        label={
          <legend className={styles.labels} data-labels>
            <span id={`${slot.id}-label`} className={styles.label}>
              {slot.field.label}
            </span>
            <Optional slot={slot} state={state} />
          </legend>
        }
      >
        {children}
      </Around>
    </fieldset>
  )
}

export function attributesOf(slot: FieldSlot, state: FieldState): ControlAttributes {
  const parts = [
    helpOf(slot, state) !== '' && `${slot.id}-help`,
    state.error && `${slot.id}-problem`,
    state.warnings.length > 0 && `${slot.id}-remarks`,
  ].filter(Boolean)

  return {
    id: slot.id,
    'aria-describedby': parts.length > 0 ? parts.join(' ') : undefined,
    'aria-invalid': state.error ? true : undefined,
    'aria-required': state.required,
  }
}

/** Most answers are required, so the few that are not say so. */
export function Optional({ state }: { slot: FieldSlot; state: FieldState }) {
  const t = useMessages()
  return state.required || state.condition ? null : (
    <span className={styles.optional}>{t.common.optional}</span>
  )
}

export function Help({ slot, state }: { slot: FieldSlot; state: FieldState }) {
  const text = helpOf(slot, state)
  return text === '' ? null : (
    <span id={`${slot.id}-help`} className={styles.help}>
      {text}
    </span>
  )
}

function helpOf({ field }: FieldSlot, { condition, source }: FieldState): string {
  return [field.help, condition, source].filter(Boolean).join(' ')
}

export function FieldError({ slot, problem }: { slot: FieldSlot; problem: string | undefined }) {
  return problem === undefined ? null : (
    <span id={`${slot.id}-problem`} className={styles.problem}>
      {problem}
    </span>
  )
}

/** What the law of the state says, softly: an answer may stand in spite of it. */
function FieldRemarks({ slot, state }: { slot: FieldSlot; state: FieldState }) {
  return state.warnings.length === 0 ? null : (
    <span id={`${slot.id}-remarks`} className={styles.remarks}>
      {state.warnings.map(({ text, citation }) => (
        <span key={text}>
          {text} {citation && <span className={styles.citation}>{citation}</span>}
        </span>
      ))}
    </span>
  )
}
