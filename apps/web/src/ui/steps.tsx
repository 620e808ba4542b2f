import { clsx } from 'clsx'
import { Link } from 'react-router'
import phoneStyles from './phone.module.css'
import styles from './steps.module.css'
import textStyles from './text.module.css'
import hiddenStyles from './visually-hidden.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface Step {
  name: string
  /** `ended`: the packet ended at this step. */
  state: 'done' | 'current' | 'upcoming' | 'ended'
  /** What was chosen, or whose turn it is. */
  note?: string | undefined
  /** Link to a step that can be changed. */
  to?: string | undefined
}

interface StepsProps {
  /** For screen readers: "Steps of a new packet". */
  label: string
  steps: readonly Step[]
  /** Only the marks, for a header; the names are for screen readers and on hover. */
  brief?: boolean
}

/** Progress through named steps. On a phone only the current step shows its label. */
export function Steps({ label, steps, brief = false }: StepsProps) {
  return (
    <nav aria-label={label} className={clsx(styles.progress, brief && styles.brief)}>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li
            key={step.name}
            className={styles.step}
            title={brief ? step.name : undefined}
            data-state={step.state}
            data-labeled={isLabeled(step, index === steps.length - 1)}
            aria-current={step.state === 'current' ? 'step' : undefined}
          >
            <StepMark state={step.state} />
            <StepLabel
              step={step}
              className={clsx(
                brief
                  ? hiddenStyles.hidden
                  : !isLabeled(step, index === steps.length - 1) && phoneStyles.neverSeen,
              )}
            />
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Those that a phone names, too. */
function isLabeled({ state }: Step, isLast: boolean): boolean {
  return state === 'current' || state === 'ended' || (state === 'done' && isLast)
}

interface StepLabelProps {
  step: Step
  className: string
}

function StepLabel({ step: { name, note, state, to }, className }: StepLabelProps) {
  return (
    <span className={className}>
      {to ? (
        <Link to={to} className={styles.name}>
          {name}
        </Link>
      ) : (
        <span className={styles.name}>{name}</span>
      )}
      {state === 'done' && <VisuallyHidden>, done</VisuallyHidden>}
      {note && <span className={textStyles.below}>{note}</span>}
    </span>
  )
}

/** A shape for each state, so that it does not depend on color alone (WCAG 1.4.1). */
function StepMark({ state }: { state: Step['state'] }) {
  return (
    <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
      <circle className={styles.disc} cx="12" cy="12" r="11" />
      {state === 'done' && <path className={styles.stroke} d="m6.5 12.5 3.7 3.7 7.3-8.2" />}
      {state === 'current' && <circle className={styles.dot} cx="12" cy="12" r="5" />}
      {state === 'ended' && <path className={styles.stroke} d="m8 8 8 8m0-8-8 8" />}
    </svg>
  )
}
