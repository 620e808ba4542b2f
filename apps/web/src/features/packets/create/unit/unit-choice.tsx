import { clsx } from 'clsx'
import type { Property } from '@countersign/contract/schemas/properties'
import type { ReactNode } from 'react'
import { useMedia } from '../../../../lib/use-media.ts'
import { FieldError } from '../../../../ui/field-error.tsx'
import { Select } from '../../../../ui/field/select.tsx'
import type { UnitSelection } from '../creation-state.ts'
import { PropertyList, type PropertyListProps } from './property-list.tsx'
import { selectProperty } from './unit-selection.ts'
import styles from './unit-choice.module.css'
import textStyles from '../../../../ui/text.module.css'
import flexStyles from '../../../../ui/flex.module.css'

interface UnitChoiceProps {
  properties: readonly Property[]
  more?: PropertyListProps['more']
  selection: UnitSelection
  onSelect: (selection: UnitSelection) => void
  unitError?: string | undefined
  addProperty: ReactNode
  unitNote?: ReactNode
}

export const unitFieldId = 'unit'

/** As in the style sheet. */
const desktop = '(min-width: 861px)'

/** The unit stands beside the properties on a desktop, and below the chosen one on a phone. */
export function UnitChoice(props: UnitChoiceProps) {
  const { properties, selection: chosen, onSelect, addProperty } = props
  const isBeside = useMedia(desktop)
  const property = properties.find(({ _id }) => _id === chosen.propertyId)
  const unit = property && <UnitOfProperty {...props} property={property} />

  return (
    <div className={styles.choice}>
      <div className={clsx(flexStyles.column3, flexStyles.shrinks)}>
        <PropertyList
          properties={properties}
          more={props.more}
          chosenId={chosen.propertyId}
          chosenName={property?.name}
          onChoose={(each) => onSelect(selectProperty(each))}
          addProperty={addProperty}
          below={!isBeside && unit}
        />
        {!property && <FieldError>Choose a property.</FieldError>}
      </div>
      {isBeside && unit && (
        <div className={clsx(flexStyles.column3, flexStyles.shrinks)}>
          <p className={clsx(textStyles.title, textStyles.title)}>{property.name}</p>
          {unit}
        </div>
      )}
    </div>
  )
}

function UnitOfProperty(props: UnitChoiceProps & { property: Property }) {
  const { property, selection, onSelect, unitError, unitNote } = props

  return (
    <div className={clsx(flexStyles.column4, styles.unit)}>
      <Select
        id={unitFieldId}
        label="Unit"
        required
        value={selection.unitId}
        error={unitError}
        options={[
          { value: '', label: 'Choose a unit' },
          ...property.units.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
        onChange={({ currentTarget }) => onSelect({ ...selection, unitId: currentTarget.value })}
      />
      {unitNote}
    </div>
  )
}
