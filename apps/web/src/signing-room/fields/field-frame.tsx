import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import flexStyles from '../../ui/flex.module.css'
import type { FieldSlot } from '../room/field-slot.ts'
import textStyles from '../../ui/text.module.css'
import { problemClass } from './field-classes.ts'
import styles from './field.module.css'
import { FieldNotes } from './field-notes.tsx'
import { usePageControl } from './page-control.ts'
import type { PageControl } from './page-control.ts'
import type { FieldState } from './use-field-state.ts'
import { FieldLabel, OriginalLabel } from '../ui/form-text.tsx'
import { fieldAnchor, sectionAnchor } from '../ui/anchors.ts'
import { useRoomMessages } from '../../i18n/room/messages.ts'

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

export function FieldFrame({ slot, state, children }: FieldFrameProps) {
  const pageControl = usePageControl()
  const label = (
    <label htmlFor={slot.id} className={textStyles.strong}>
      <FieldLabel of={slot.field} />
    </label>
  )

  return (
    <div
      className={frameClass(pageControl)}
      data-type={slot.field.type}
      data-wide={hasLongChoice(slot) || undefined}
      {...fieldAnchor(slot.field.key)}
      {...sectionAnchor(slot.documentId, slot.field.section)}
    >
      <FieldParts
        slot={slot}
        state={state}
        label={<Labels label={label} slot={slot} state={state} />}
      >
        {children(controlAttributes(slot, state))}
      </FieldParts>
    </div>
  )
}

/** Half a row of a small window would cut it off. */
function hasLongChoice({ field: { options = [] } }: FieldSlot): boolean {
  return options.some(({ label }) => label.length > 28)
}

interface FieldPartsProps {
  slot: FieldSlot
  state: FieldState
  label: ReactNode
  children: ReactNode
}

/** In the reading view everything is around the control; on a PDF page it opens below the control. */
export function FieldParts({ slot, state, label, children }: FieldPartsProps) {
  const isOnPage = usePageControl() !== undefined

  return (
    <>
      {label}
      {!isOnPage && <Help slot={slot} state={state} />}
      {children}
      <FieldNotes slot={slot}>
        {isOnPage && <Optional state={state} />}
        {isOnPage && <Help slot={slot} state={state} />}
        <FieldError slot={slot} problem={state.error} />
        <FieldRemarks slot={slot} state={state} />
      </FieldNotes>
    </>
  )
}

function Labels({ slot, state, label }: { slot: FieldSlot; state: FieldState; label: ReactNode }) {
  return (
    <span className={clsx(flexStyles.row04, flexStyles.baseline)} data-labels>
      {label}
      <Optional state={state} />
      <OriginalLabel of={slot.field} />
    </span>
  )
}

/** On a PDF page a field takes no space of its own: its control is on the place printed for it. */
export function frameClass(pageControl: PageControl | undefined): string {
  return pageControl ? '' : (styles.field ?? '')
}

interface GroupFrameProps {
  slot: FieldSlot
  state: FieldState
  /** `radiogroup` where one is chosen. */
  role: 'group' | 'radiogroup'
  children: ReactNode
}

export function GroupFrame({ slot, state, role, children }: GroupFrameProps) {
  const chosen = role === 'radiogroup'
  const {
    'aria-invalid': invalid,
    'aria-required': required,
    ...shared
  } = controlAttributes(slot, state)
  const pageControl = usePageControl()

  return (
    <fieldset
      {...shared}
      role={role}
      aria-labelledby={`${slot.id}-label`}
      {...(chosen && { 'aria-invalid': invalid, 'aria-required': required })}
      className={pageControl ? undefined : `${styles.field} ${styles.group}`}
      data-type={slot.field.type}
      {...fieldAnchor(slot.field.key)}
      {...sectionAnchor(slot.documentId, slot.field.section)}
    >
      <FieldParts
        slot={slot}
        state={state}
        label={
          <legend className={clsx(flexStyles.row04, flexStyles.baseline)} data-labels>
            <span id={`${slot.id}-label`} className={textStyles.strong}>
              <FieldLabel of={slot.field} />
            </span>
            <Optional state={state} />
            <OriginalLabel of={slot.field} />
          </legend>
        }
      >
        {children}
      </FieldParts>
    </fieldset>
  )
}

export function controlAttributes(slot: FieldSlot, state: FieldState): ControlAttributes {
  const parts = [
    helpText(slot, state) !== '' && `${slot.id}-help`,
    state.error && `${slot.id}-problem`,
    state.warnings.length > 0 && `${slot.id}-warnings`,
  ].filter(Boolean)

  return {
    id: slot.id,
    'aria-describedby': parts.length > 0 ? parts.join(' ') : undefined,
    'aria-invalid': state.error ? true : undefined,
    'aria-required': state.required,
  }
}

/** Most answers are required, so the few that are not say so. */
export function Optional({ state }: { state: FieldState }) {
  const t = useRoomMessages()
  return state.required || state.condition ? null : (
    <span className={textStyles.hint}>{t.common.optional}</span>
  )
}

export function Help({ slot, state }: { slot: FieldSlot; state: FieldState }) {
  const text = helpText(slot, state)
  return text === '' ? null : (
    <span id={`${slot.id}-help`} className={textStyles.hint}>
      {text}
    </span>
  )
}

function helpText({ field }: FieldSlot, { condition, source }: FieldState): string {
  return [field.help, condition, source].filter(Boolean).join(' ')
}

export function FieldError({ slot, problem }: { slot: FieldSlot; problem: string | undefined }) {
  return problem === undefined ? null : (
    <span id={`${slot.id}-problem`} className={problemClass}>
      {problem}
    </span>
  )
}

/** What state law says about an answer; a warning, never an error. */
function FieldRemarks({ slot, state }: { slot: FieldSlot; state: FieldState }) {
  return state.warnings.length === 0 ? null : (
    <span
      id={`${slot.id}-warnings`}
      className={clsx(flexStyles.column1, textStyles.warnings, textStyles.small)}
    >
      {state.warnings.map(({ text, citation }) => (
        <span key={text}>
          {text} {citation && <span className={textStyles.soft}>{citation}</span>}
        </span>
      ))}
    </span>
  )
}
