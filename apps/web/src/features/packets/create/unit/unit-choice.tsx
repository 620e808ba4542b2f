import type { Property } from '@countersign/contract'
import { NativeSelect } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { pluralize } from '../../../../lib/pluralize.ts'
import { FieldError } from '../../../../ui/field-error.tsx'
import { selectProperty, type UnitSelection } from './unit-selection.ts'
import styles from './unit-choice.module.css'

interface UnitChoiceProps {
  properties: readonly Property[]
  selection: UnitSelection
  onSelect: (selection: UnitSelection) => void
  unitError?: string | undefined
  addProperty: ReactNode
}

export const unitFieldId = 'unit'

export function UnitChoice(props: UnitChoiceProps) {
  const { properties, selection: chosen, onSelect, unitError, addProperty } = props
  const property = properties.find(({ _id }) => _id === chosen.propertyId)

  return (
    <div className={styles.choice}>
      <fieldset className={styles.properties}>
        <legend>Property</legend>
        {properties.map((each) => (
          <PropertyOption
            key={each._id}
            property={each}
            checked={each._id === chosen.propertyId}
            onSelect={() => onSelect(selectProperty(each))}
          />
        ))}
        <div>{addProperty}</div>
      </fieldset>
      {property && (
        <NativeSelect
          id={unitFieldId}
          className={styles.unit}
          label="Unit"
          required
          value={chosen.unitId}
          error={unitError}
          data={[
            { value: '', label: 'Choose a unit' },
            ...property.units.map(({ _id, name }) => ({ value: _id, label: name })),
          ]}
          onChange={({ currentTarget }) => onSelect({ ...chosen, unitId: currentTarget.value })}
        />
      )}
      {!property && <FieldError>Choose a property.</FieldError>}
    </div>
  )
}

interface PropertyOptionProps {
  property: Property
  checked: boolean
  onSelect: () => void
}

function PropertyOption({ property, checked, onSelect }: PropertyOptionProps) {
  const id = useId()

  return (
    <label className={styles.property} data-checked={checked}>
      <input
        type="radio"
        name="property"
        value={property._id}
        checked={checked}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-facts`}
        onChange={onSelect}
      />
      <span id={`${id}-name`} className={styles.name}>
        {property.name}
      </span>
      <span id={`${id}-facts`} className={styles.facts}>
        <span>{formatAddress(property)}</span>{' '}
        <span>{pluralize(property.units.length, 'unit')}</span>
      </span>
    </label>
  )
}

/** Omits the street when the property is named after it. */
function formatAddress({ name, address: { street, city, state, zip } }: Property): string {
  const town = `${city}, ${state} ${zip}`
  return name === street ? town : `${street}, ${town}`
}
