import { limits } from '@countersign/contract/rules/limits'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { useUndoRemoval } from '../../lib/use-undo-removal.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextInput } from '../../ui/field/text-input.tsx'
import { UndoNotice } from '../../ui/undo-notice.tsx'
import { accountFieldId, type AccountDraft } from './account-draft.ts'
import formStyles from '../../ui/form-layout.module.css'

export function DbaFields() {
  const { control, register, getValues, formState } = useFormContext<AccountDraft>()
  const { fields, append, insert, remove } = useFieldArray({ control, name: 'dbaNames' })
  const removal = useUndoRemoval<AccountDraft['dbaNames'][number]>({
    remove,
    insert: (index, row) => insert(index, row, { focusName: `dbaNames.${index}.name` }),
  })

  function removeName(index: number) {
    const row = getValues(`dbaNames.${index}`)
    removal.remove({ index, row, name: row.name || `DBA name ${index + 1}` })
  }

  return (
    <Card>
      <fieldset className={formStyles.section}>
        <legend>DBA names</legend>
        <p className={formStyles.help}>
          Other names under which you rent out (“doing business as”). They are offered when you sign
          as DBA.
        </p>
        {fields.length > 0 && (
          <ul className={formStyles.rows}>
            {fields.map(({ id }, index) => (
              <li key={id}>
                <TextInput
                  id={accountFieldId(`dbaNames.${index}.name`)}
                  label={`DBA name ${index + 1}`}
                  autoComplete="off"
                  error={formState.errors.dbaNames?.[index]?.name?.message}
                  {...register(`dbaNames.${index}.name`)}
                />
                <Button
                  kind="quiet"
                  aria-label={`Remove DBA name ${index + 1}`}
                  onClick={() => removeName(index)}
                >
                  Remove
                </Button>
              </li>
            ))}
          </ul>
        )}
        {fields.length < limits.maxDbaNames && (
          <UndoNotice
            message={removal.removed && `${removal.removed} was removed.`}
            undoes={`removing ${removal.removed ?? ''}`}
            removalCount={removal.count}
            onUndo={removal.undo}
          />
        )}
        <Button
          disabled={fields.length >= limits.maxDbaNames}
          onClick={() =>
            append({ name: '' }, { focusName: `dbaNames.${fields.length}.name`, shouldFocus: true })
          }
        >
          Add a DBA name
        </Button>
      </fieldset>
    </Card>
  )
}
