import { clsx } from 'clsx'
import { limits } from '@countersign/contract/rules/limits'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { pluralize } from '../../lib/pluralize.ts'
import { useUndoRemoval } from '../../lib/use-undo-removal.ts'
import { Button } from '../../ui/button.tsx'
import { TextInput } from '../../ui/field/text-input.tsx'
import rowStyles from '../../ui/row-list.module.css'
import { UndoNotice } from '../../ui/undo-notice.tsx'
import { propertyFieldId, nextUnitName, type PropertyDraft } from './property-draft.ts'
import formStyles from '../../ui/form-layout.module.css'
import styles from './property-form.module.css'

interface UnitFieldsProps {
  /** By unit id. A unit with packets cannot be removed. */
  packetCounts?: ReadonlyMap<string, number>
}

/** A packet belongs to a unit, so a property has at least one; an empty name becomes "Unit N". */
export function UnitFields({ packetCounts = new Map() }: UnitFieldsProps) {
  const { control, register, getValues, formState } = useFormContext<PropertyDraft>()
  const { fields, append, insert, remove } = useFieldArray({ control, name: 'units' })
  const removal = useUndoRemoval<NonNullable<PropertyDraft['units']>[number]>({
    remove,
    insert: (index, unit) => insert(index, unit, { focusName: `units.${index}.name` }),
  })

  const isUsed = (id?: string) => (packetCounts.get(id ?? '') ?? 0) > 0

  function addUnit() {
    const names = getValues('units')?.map(({ name }) => name ?? '') ?? []
    append({ name: nextUnitName(names) })
  }

  function removeUnit(index: number) {
    const row = getValues(`units.${index}`) ?? {}
    removal.remove({ index, row, name: row.name || `Unit ${index + 1}` })
  }

  return (
    <fieldset className={clsx(formStyles.section, rowStyles.part)}>
      <legend>Units (optional)</legend>
      <p className={formStyles.help}>
        For a house, leave this as it is. For an apartment building, add each unit that you rent
        out.
        {fields.some(({ _id }) => isUsed(_id)) && ' A unit with packets cannot be removed.'}
      </p>
      <ul className={formStyles.rows}>
        {fields.map(({ id, _id }, index) => (
          <li key={id}>
            <TextInput
              id={propertyFieldId(`units.${index}.name`)}
              label={`Name of unit ${index + 1}`}
              autoComplete="off"
              error={formState.errors.units?.[index]?.name?.message}
              {...register(`units.${index}.name`)}
            />
            {isUsed(_id) ? (
              <span className={styles.used}>
                {pluralize(packetCounts.get(_id ?? '') ?? 0, 'packet')}
              </span>
            ) : (
              fields.length > 1 && (
                <Button
                  kind="quiet"
                  aria-label={`Remove unit ${index + 1}`}
                  onClick={() => removeUnit(index)}
                >
                  Remove
                </Button>
              )
            )}
          </li>
        ))}
      </ul>
      {fields.length < limits.maxUnits && (
        <UndoNotice
          message={removal.removed && `${removal.removed} was removed.`}
          undoes={`removing ${removal.removed ?? ''}`}
          removalCount={removal.count}
          onUndo={removal.undo}
        />
      )}
      <Button onClick={addUnit} disabled={fields.length >= limits.maxUnits}>
        Add a unit
      </Button>
    </fieldset>
  )
}
