import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { TextInput } from '../../../ui/field/text-input.tsx'
import { PhoneInput } from '../../../ui/field/phone-input.tsx'
import formStyles from '../../../ui/form-layout.module.css'
import textStyles from '../../../ui/text.module.css'
import type { PersonDraft } from './correction.ts'
import flexStyles from '../../../ui/flex.module.css'

interface PersonFieldsProps {
  register: UseFormRegister<PersonDraft>
  errors: FieldErrors<PersonDraft>
  typedPhone: string
  onLeavePhone: () => void
  /** Somebody has signed documents with this name. */
  namesLocked: boolean
  onRevise?: (() => void) | undefined
}

export function PersonFields(props: PersonFieldsProps) {
  const { register, errors, typedPhone, onLeavePhone, namesLocked, onRevise } = props
  const box = (name: keyof PersonDraft, label: string) => ({
    ...register(name, name === 'phone' ? { onBlur: onLeavePhone } : {}),
    label,
    required: true,
    autoComplete: 'off',
    error: errors[name]?.message,
  })

  return (
    <>
      <div className={formStyles.columns}>
        <TextInput {...box('firstName', 'First name')} readOnly={namesLocked} />
        <TextInput {...box('lastName', 'Last name')} readOnly={namesLocked} />
        <TextInput {...box('email', 'Email')} type="email" data-autofocus />
        <PhoneInput {...box('phone', 'Phone')} typed={typedPhone} />
      </div>
      {namesLocked && (
        <div className={flexStyles.row23}>
          <p className={textStyles.hint}>
            Somebody has already signed documents with this name, so the name cannot change here. To
            change it, revise the packet: you get a new one with the same answers.
          </p>
          {onRevise && <Button onClick={onRevise}>Revise instead</Button>}
        </div>
      )}
    </>
  )
}
