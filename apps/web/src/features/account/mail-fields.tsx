import { clsx } from 'clsx'
import { useFormContext, useWatch } from 'react-hook-form'
import { useMay } from '../../lib/own-office.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/field/checkbox.tsx'
import { TextInput } from '../../ui/field/text-input.tsx'
import spaceStyles from '../../ui/space.module.css'
import { accountFieldId, type AccountDraft } from './account-draft.ts'
import textStyles from '../../ui/text.module.css'
import formStyles from '../../ui/form-layout.module.css'

export function MailFields() {
  const { control, register } = useFormContext<AccountDraft>()
  const enabled = useWatch({ control, name: 'reminders.enabled' })
  const manages = useMay('manage')

  return (
    <Card>
      <h2 className={clsx(textStyles.title, spaceStyles.bottom4)}>Emails</h2>
      <div className={formStyles.fields}>
        <Checkbox
          {...register('mailOnSignature')}
          label="Email me when a resident signs"
          description="We always email you when it is your turn, and when everyone has signed."
        />
        {manages && (
          <Checkbox
            {...register('reminders.enabled')}
            label="Remind signers automatically"
            description="For new packets. You can change it in each packet."
          />
        )}
        {manages && enabled && <ReminderDays />}
      </div>
    </Card>
  )
}

function ReminderDays() {
  const { register, formState } = useFormContext<AccountDraft>()
  const errors = formState.errors.reminders

  return (
    <div className={formStyles.columns}>
      <TextInput
        id={accountFieldId('reminders.afterDays')}
        label="Days after sending"
        description="Up to five, with commas between them."
        inputMode="text"
        autoComplete="off"
        error={errors?.afterDays?.message}
        {...register('reminders.afterDays')}
      />
      <TextInput
        id={accountFieldId('reminders.beforeExpiryDays')}
        label="Days before the link expires"
        description="Leave it empty for none."
        inputMode="numeric"
        autoComplete="off"
        error={errors?.beforeExpiryDays?.message}
        {...register('reminders.beforeExpiryDays')}
      />
    </div>
  )
}
