import { limits } from '@countersign/contract/rules/limits'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { ownerTitle } from './people-fields.ts'
import { emptySigner, type PeopleDraft } from './people.ts'
import { PersonFields } from './signer-fields.tsx'
import formStyles from '../../../../ui/form-layout.module.css'
import styles from './people-form.module.css'

/** Owners beside the member, who sign through links too. */
export function CoOwnerList() {
  const { control } = useFormContext<PeopleDraft>()
  const { fields, append, remove } = useFieldArray({ control, name: 'owners' })

  return (
    <>
      {fields.map((field, index) => (
        <Card key={field.id} className={styles.signer}>
          <fieldset className={styles.person}>
            <legend>{ownerTitle(index)}</legend>
            <div className={formStyles.columns}>
              <PersonFields list="owners" index={index} />
            </div>
          </fieldset>
          <Button kind="quiet" className={styles.remove} onClick={() => remove(index)}>
            Remove <VisuallyHidden>{ownerTitle(index)}</VisuallyHidden>
          </Button>
        </Card>
      ))}
      {fields.length < limits.maxCoOwners && (
        <div className={styles.add}>
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
