import { Link } from 'react-router'
import { ErrorNotice } from '../../../ui/error-notice.tsx'
import { describeCreationError } from './create-packet.ts'
import type { CreationState } from './creation-state.ts'
import { type CreationStep, stepName } from './creation-steps.ts'

interface CreationErrorNoticeProps {
  error: unknown
  state: CreationState
  pathOf: (step: CreationStep) => string
}

export function CreationErrorNotice({ error, state, pathOf }: CreationErrorNoticeProps) {
  const { message: title, errors } = describeCreationError(error, state)

  return (
    <ErrorNotice error={error} title={title}>
      {errors.length === 0 ? (
        <p>Nothing is lost. Your choices are still here, so you can try again.</p>
      ) : (
        <ul>
          {errors.map(({ step, message }) => (
            <li key={`${step} ${message}`}>
              {message} {step !== 'review' && <Link to={pathOf(step)}>Go to {stepName(step)}</Link>}
            </li>
          ))}
        </ul>
      )}
    </ErrorNotice>
  )
}
