import { clsx } from 'clsx'
import { formatSignerName } from '@countersign/answers/signer-name'
import { useFormContext, useWatch } from 'react-hook-form'
import { ownerName } from '../../lib/owner-name.ts'
import { Button } from '../../ui/button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { PropertyDraft } from './property-draft.ts'
import formStyles from '../../ui/form-layout.module.css'
import rowStyles from '../../ui/row-list.module.css'
import flexStyles from '../../ui/flex.module.css'

/** Those who signed a packet of it as owners; they are offered for the next one. */
export function OwnerList() {
  const { control, setValue } = useFormContext<PropertyDraft>()
  const owners = useWatch({ control, name: 'owners' }) ?? []
  if (owners.length === 0) {
    return null
  }

  return (
    <fieldset className={clsx(formStyles.section, rowStyles.part)}>
      <legend>Other owners</legend>
      <p className={formStyles.help}>They signed for this home before, and are offered again.</p>
      <ul className={flexStyles.column0}>
        {owners.map(({ email, ...owner }) => (
          <li key={email} className={clsx(flexStyles.between24, rowStyles.row)}>
            <span>
              {formatSignerName(ownerName(owner))}, {email}
            </span>
            <Button
              kind="quiet"
              onClick={() =>
                setValue(
                  'owners',
                  owners.filter((other) => other.email !== email),
                  { shouldDirty: true },
                )
              }
            >
              Remove <VisuallyHidden>{ownerName(owner).name}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
