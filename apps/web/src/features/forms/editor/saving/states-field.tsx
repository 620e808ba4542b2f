import { clsx } from 'clsx'
import type { UsState } from '@countersign/contract/schemas/shapes'
import { isUsState, usStates } from '@countersign/answers/us-states'
import { Button } from '../../../../ui/button.tsx'
import { Select } from '../../../../ui/field/select.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { detailsFieldId } from './details.ts'
import styles from './details.module.css'
import flexStyles from '../../../../ui/flex.module.css'

interface StatesFieldProps {
  states: readonly UsState[]
  error?: string | undefined
  onChange: (states: UsState[]) => void
}

/** The states for which a form is; without any it is for all. */
export function StatesField({ states, error, onChange }: StatesFieldProps) {
  return (
    <div className={flexStyles.column2}>
      <Select
        id={detailsFieldId('states')}
        label="Only for homes in (optional)"
        description="Choose each state in which it may be used. It is not offered for homes elsewhere."
        options={[
          { value: '', label: states.length === 0 ? 'All states' : 'Add another state' },
          ...usStates.filter((state) => !states.includes(state)),
        ]}
        value=""
        error={error}
        onChange={({ currentTarget: { value } }) => {
          if (isUsState(value)) {
            onChange([...states, value])
          }
        }}
      />
      {states.length > 0 && (
        <ul className={clsx(flexStyles.wrap2, styles.chosen)} aria-label="Chosen states">
          {states.map((state) => (
            <li key={state}>
              <span>{state}</span>
              <Button
                kind="quiet"
                onClick={() => onChange(states.filter((other) => other !== state))}
              >
                Remove <VisuallyHidden>{state}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
