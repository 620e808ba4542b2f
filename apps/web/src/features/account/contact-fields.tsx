import { clsx } from 'clsx'
import { usStates } from '@countersign/answers/us-states'
import { useFormContext, useWatch } from 'react-hook-form'
import { keepZipDigits } from '../../lib/keep-zip-digits.ts'
import { useMay } from '../../lib/own-office.tsx'
import { tidyPhone } from '../../lib/tidy-phone.ts'
import { Card } from '../../ui/card.tsx'
import { Select } from '../../ui/field/select.tsx'
import { TextInput } from '../../ui/field/text-input.tsx'
import { PhoneInput } from '../../ui/field/phone-input.tsx'
import rowStyles from '../../ui/row-list.module.css'
import spaceStyles from '../../ui/space.module.css'
import { abroad, accountFieldId, type AccountDraft } from './account-draft.ts'
import textStyles from '../../ui/text.module.css'
import formStyles from '../../ui/form-layout.module.css'

export function ContactFields() {
  const { control, register, formState, getValues, setValue } = useFormContext<AccountDraft>()
  const typedPhone = useWatch({ control, name: 'phone' })
  const { phone, companyName } = formState.errors
  const manages = useMay('manage')

  return (
    <Card>
      <h2 className={clsx(textStyles.title, spaceStyles.bottom4)}>On your forms</h2>
      <p className={formStyles.help}>
        New packets begin with these. You can change them in each packet, and leave any of them
        empty.
      </p>
      <div className={formStyles.fields}>
        <div className={formStyles.columns}>
          <PhoneInput
            id={accountFieldId('phone')}
            label="Phone"
            description="Residents see it in our emails, to reach you."
            typed={typedPhone}
            autoComplete="tel"
            error={phone?.message}
            {...register('phone', {
              onBlur: () => setValue('phone', tidyPhone(getValues('phone'))),
            })}
          />
          {manages && (
            <TextInput
              id={accountFieldId('companyName')}
              label="Company name"
              description="If a company owns or manages your homes."
              autoComplete="organization"
              error={companyName?.message}
              {...register('companyName')}
            />
          )}
        </div>
        {manages && <NoticeAddressFields />}
      </div>
    </Card>
  )
}

const states = [{ value: '', label: 'Choose…' }, { value: abroad, label: 'Abroad' }, ...usStates]

function NoticeAddressFields() {
  const { control, register, formState } = useFormContext<AccountDraft>()
  const isAbroad = useWatch({ control, name: 'noticeAddress.state' }) === abroad
  const errors = formState.errors.noticeAddress
  const zip = register('noticeAddress.zip')

  return (
    <fieldset className={clsx(formStyles.section, rowStyles.part)}>
      <legend>Address for notices</legend>
      <p className={formStyles.help}>Where residents send legal notices and letters to you.</p>
      <div className={formStyles.fields}>
        <TextInput
          id={accountFieldId('noticeAddress.street')}
          label="Street"
          autoComplete="street-address"
          error={errors?.street?.message}
          {...register('noticeAddress.street')}
        />
        <div className={formStyles.town}>
          <TextInput
            id={accountFieldId('noticeAddress.city')}
            label={isAbroad ? 'City and region' : 'City'}
            autoComplete="address-level2"
            error={errors?.city?.message}
            {...register('noticeAddress.city')}
          />
          <Select
            id={accountFieldId('noticeAddress.state')}
            label="State"
            autoComplete="address-level1"
            options={states}
            error={errors?.state?.message}
            {...register('noticeAddress.state')}
          />
          <TextInput
            id={accountFieldId('noticeAddress.zip')}
            label={isAbroad ? 'Postal code' : 'ZIP'}
            inputMode={isAbroad ? 'text' : 'numeric'}
            autoComplete="postal-code"
            error={errors?.zip?.message}
            {...zip}
            onChange={(event) => {
              if (!isAbroad) {
                event.target.value = keepZipDigits(event.target.value)
              }
              return zip.onChange(event)
            }}
          />
        </div>
        {isAbroad && (
          <TextInput
            id={accountFieldId('noticeAddress.country')}
            label="Country"
            autoComplete="country-name"
            error={errors?.country?.message}
            {...register('noticeAddress.country')}
          />
        )}
      </div>
    </fieldset>
  )
}
