import { Checkbox } from '../../ui/field/checkbox.tsx'
import { FieldGroup } from '../../ui/field/field-group.tsx'
import styles from './office.module.css'

export interface Home {
  _id: string
  name: string
}

interface HomeChoiceProps {
  homes: readonly Home[]
  /** Null: all. */
  chosen: readonly string[] | null
  error?: string | undefined
  onChoose: (chosen: readonly string[] | null) => void
}

/** All homes of the office, also those to come, or some. */
export function HomeChoice({ homes, chosen, error, onChoose }: HomeChoiceProps) {
  return (
    <FieldGroup role="group" label="Homes" error={error}>
      <div className={styles.choices}>
        <Checkbox
          label="All homes, also those that are added later"
          checked={chosen === null}
          onChange={({ currentTarget }) => onChoose(currentTarget.checked ? null : [])}
        />
        {chosen && (
          <div className={styles.homes}>
            {homes.map(({ _id, name }) => (
              <Checkbox
                key={_id}
                label={name}
                checked={chosen.includes(_id)}
                onChange={({ currentTarget }) =>
                  onChoose(
                    currentTarget.checked
                      ? [...chosen, _id]
                      : chosen.filter((other) => other !== _id),
                  )
                }
              />
            ))}
          </div>
        )}
      </div>
    </FieldGroup>
  )
}
