import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { PropertyDraft } from './property-draft.ts'
import styles from './property-form.module.css'
import flexStyles from '../../ui/flex.module.css'

/** Those who signed a packet of it as owners; they are offered for the next one. */
export function OwnerList() {
  const { control, setValue } = useFormContext<PropertyDraft>()
  const owners = useWatch({ control, name: 'owners' }) ?? []
  if (owners.length === 0) {
    return null
  }

  return (
    <fieldset className={styles.units}>
      <legend>Other owners</legend>
      <ul>
        {owners.map(({ firstName, lastName, email }) => (
          <li key={email} className={flexStyles.wrap3}>
            <span>
              {firstName} {lastName}, {email}
            </span>
            <Button
              kind="quiet"
              onClick={() =>
                setValue(
                  'owners',
                  owners.filter((owner) => owner.email !== email),
                  { shouldDirty: true },
                )
              }
            >
              Remove{' '}
              <VisuallyHidden>
                {firstName} {lastName}
              </VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
