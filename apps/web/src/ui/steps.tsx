import { Link } from 'react-router'
import styles from './steps.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface Step {
  name: string
  /** `ended`: the road stopped here. */
  state: 'done' | 'current' | 'ahead' | 'ended'
  /** What is chosen there, or who is waited for. */
  note?: string | undefined
  /** Where the step can be done again. */
  to?: string | undefined
}

interface StepsProps {
  /** Said to a screen reader: "Steps of a new packet". */
  label: string
  steps: readonly Step[]
}

/** Where one is on a road of named steps. On a phone only the current one shows its words. */
export function Steps({ label, steps }: StepsProps) {
  return (
    <nav aria-label={label} className={styles.road}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li
            key={step.name}
            className={styles.step}
            data-state={step.state}
            aria-current={step.state === 'current' ? 'step' : undefined}
          >
            <StepMark state={step.state} />
            <StepWords step={step} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function StepWords({ step: { name, note, state, to } }: { step: Step }) {
  return (
    <span className={styles.words}>
      {to ? (
        <Link to={to} className={styles.name}>
          {name}
        </Link>
      ) : (
        <span className={styles.name}>{name}</span>
      )}
      {state === 'done' && <VisuallyHidden>, done</VisuallyHidden>}
      {note && <span className={styles.note}>{note}</span>}
    </span>
  )
}

/** A shape for each state, so that it is never told by colour alone. */
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
