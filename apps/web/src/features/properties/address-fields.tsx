import { usStates } from '@countersign/answers/us-states'
import { useFormContext } from 'react-hook-form'
import { keepZipDigits } from '../../lib/keep-zip-digits.ts'
import { Select } from '../../ui/field/select.tsx'
import { TextInput } from '../../ui/field/text-input.tsx'
import { propertyFieldId, type PropertyDraft } from './property-draft.ts'
import formStyles from '../../ui/form-layout.module.css'
import styles from './property-form.module.css'
import { ZipNote } from './zip-note.tsx'

const states = [{ value: '', label: 'Choose…' }, ...usStates]

export function AddressFields() {
  const { register, formState } = useFormContext<PropertyDraft>()
  const { address, name, yearBuilt } = formState.errors
  const zip = register('address.zip')
  const year = register('yearBuilt', { setValueAs: toYear })

  return (
    <div className={formStyles.fields}>
      <TextInput
        id={propertyFieldId('address.street')}
        label="Street"
        required
        autoComplete="street-address"
        error={address?.street?.message}
        {...register('address.street')}
      />
      <div className={formStyles.town}>
        <TextInput
          id={propertyFieldId('address.city')}
          label="City"
          required
          autoComplete="address-level2"
          error={address?.city?.message}
          {...register('address.city')}
        />
        <Select
          id={propertyFieldId('address.state')}
          label="State"
          required
          autoComplete="address-level1"
          options={states}
          error={address?.state?.message}
          {...register('address.state')}
        />
        <TextInput
          id={propertyFieldId('address.zip')}
          label="ZIP"
          required
          inputMode="numeric"
          autoComplete="postal-code"
          error={address?.zip?.message}
          {...zip}
          onChange={(event) => {
            event.target.value = keepZipDigits(event.target.value)
            return zip.onChange(event)
          }}
        />
      </div>
      <ZipNote />
      <TextInput
        id={propertyFieldId('name')}
        label="Property name (optional)"
        description="A name you will recognize. If you leave it empty, we use the street."
        autoComplete="off"
        error={name?.message}
        {...register('name')}
      />
      <TextInput
        id={propertyFieldId('yearBuilt')}
        className={styles.year ?? ''}
        label="Year built (optional)"
        description="Homes built before 1978 need a lead-paint disclosure. We’ll include it if you don’t know the year."
        inputMode="numeric"
        autoComplete="off"
        error={yearBuilt?.message}
        {...year}
        onChange={(event) => {
          event.target.value = event.target.value.replace(/\D/g, '').slice(0, 4)
          return year.onChange(event)
        }}
      />
    </div>
  )
}

/** Null: unknown. */
function toYear(typed: string | number | null): number | null {
  return typed === '' || typed === null ? null : Number(typed)
}
