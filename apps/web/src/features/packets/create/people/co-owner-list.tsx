import { clsx } from 'clsx'
import { formatPhone } from '@countersign/answers/phone'
import { formatSender } from '@countersign/answers/signer-name'
import type { CoOwner } from '@countersign/contract/schemas/packets/create-packet'
import { sameEmail } from '@countersign/contract/rules/signers'
import { limits } from '@countersign/contract/rules/limits'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { ownerName } from '../../../../lib/owner-name.ts'
import { CompanyFields } from './company-fields.tsx'
import { ownerTitle } from './people-fields.ts'
import { emptySigner, type PeopleDraft } from './people.ts'
import { PersonFields } from './signer-fields.tsx'
import formStyles from '../../../../ui/form-layout.module.css'
import styles from './people-form.module.css'
import flexStyles from '../../../../ui/flex.module.css'
import textStyles from '../../../../ui/text.module.css'

interface CoOwnerListProps {
  /** Who owns the home beside the member, as far as it is known. */
  known: readonly CoOwner[]
}

/** Owners beside the member, who sign through links too. */
export function CoOwnerList({ known }: CoOwnerListProps) {
  const { control } = useFormContext<PeopleDraft>()
  const { fields, append, remove } = useFieldArray({ control, name: 'owners' })
  const owners = useWatch({ control, name: 'owners' })
  const offered = known.filter(
    ({ email }) => !owners.some((owner) => sameEmail(owner.email, email)),
  )

  return (
    <>
      {fields.map((field, index) => (
        <Card key={field.id} className={styles.signer}>
          <fieldset className={clsx(flexStyles.column4, styles.person)}>
            <legend>{ownerTitle(index)}</legend>
            <div className={formStyles.columns}>
              <PersonFields list="owners" index={index} />
            </div>
            <CompanyFields index={index} />
          </fieldset>
          <Button kind="quiet" className={styles.remove} onClick={() => remove(index)}>
            Remove <VisuallyHidden>{ownerTitle(index)}</VisuallyHidden>
          </Button>
        </Card>
      ))}
      {fields.length < limits.maxCoOwners && (
        <div className={clsx(flexStyles.row24, textStyles.soft)}>
          {offered.map((owner) => (
            <Button
              key={owner.email}
              onClick={() =>
                append({ ...owner, phone: formatPhone(owner.phone) }, { shouldFocus: false })
              }
            >
              Add {formatSender(ownerName(owner))}
            </Button>
          ))}
          <Button
            onClick={() => append(emptySigner, { focusName: `owners.${fields.length}.firstName` })}
          >
            Add another owner
          </Button>
          <p>An owner who signs too, through a link, after the residents and before you.</p>
        </div>
      )}
    </>
  )
}
