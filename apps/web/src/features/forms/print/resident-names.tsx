import { TextInput } from '@mantine/core'
import { Button } from '../../../ui/button.tsx'
import { canAddName, type PrintErrors } from './print-draft.ts'
import styles from './resident-names.module.css'

interface ResidentNamesProps {
  names: readonly string[]
  errors: PrintErrors
  onChange: (names: string[]) => void
}

export const nameFieldId = (index: number) => `resident-name-${index + 1}`

/** Named on the printed form only: nobody needs an email address. */
export function ResidentNames({ names, errors, onChange }: ResidentNamesProps) {
  return (
    <fieldset className={styles.names}>
      <legend>Residents</legend>
      <p className={styles.content}>
        Enter each name as it appears in the lease. It is printed on the form; nothing is sent to
        anyone.
      </p>
      {names.map((name, index) => (
        <TextInput
          key={index}
          id={nameFieldId(index)}
          label={`Resident ${index + 1}`}
          required
          autoComplete="off"
          value={name}
          error={errors.get(`residents.${index}.name`)}
          onChange={({ currentTarget }) =>
            onChange(names.map((before, at) => (at === index ? currentTarget.value : before)))
          }
        />
      ))}
      <div className={styles.actions}>
        <Button disabled={!canAddName(names)} onClick={() => onChange([...names, ''])}>
          Add another resident
        </Button>
        <Button
          kind="quiet"
          disabled={names.length === 1}
          onClick={() => onChange(names.slice(0, -1))}
        >
          Remove the last resident
        </Button>
      </div>
    </fieldset>
  )
}
