import { clsx } from 'clsx'
import cardStyles from '../../ui/card.module.css'
import { Checkbox } from '../../ui/field/checkbox.tsx'
import { FieldGroup } from '../../ui/field/field-group.tsx'
import flexStyles from '../../ui/flex.module.css'
import spaceStyles from '../../ui/space.module.css'

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
      <div className={clsx(flexStyles.column3, spaceStyles.top2)}>
        <Checkbox
          label="All homes, also those that are added later"
          checked={chosen === null}
          onChange={({ currentTarget }) => onChoose(currentTarget.checked ? null : [])}
        />
        {chosen && (
          <div className={clsx(cardStyles.scroller, flexStyles.column2)}>
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
