import { clsx } from 'clsx'
import { limits } from '@countersign/contract/rules/limits'
import { isGuarantor } from '@countersign/contract/rules/roles'
import { useFormContext, useWatch } from 'react-hook-form'
import { tidyPhone } from '../../../../lib/tidy-phone.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { TextInput } from '../../../../ui/field/text-input.tsx'
import { PhoneInput } from '../../../../ui/field/phone-input.tsx'
import textStyles from '../../../../ui/text.module.css'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { type PeopleDraft, type PeopleList, signerTitle } from './people.ts'
import { peopleFieldId, type signerFieldNames } from './people-fields.ts'
import formStyles from '../../../../ui/form-layout.module.css'
import styles from './people-form.module.css'
import flexStyles from '../../../../ui/flex.module.css'

interface SignerFieldsProps {
  index: number
  count: number
  onRemove: () => void
}

export function SignerFields({ index, count, onRemove }: SignerFieldsProps) {
  const { control } = useFormContext<PeopleDraft>()
  const signers = useWatch({ control, name: 'signers' })
  const title = signerTitle(signers, index)

  return (
    <Card className={styles.signer}>
      <fieldset className={clsx(flexStyles.column4, styles.person)}>
        <legend>{title}</legend>
        <div className={formStyles.columns}>
          <PersonFields list="signers" index={index} />
        </div>
        {isGuarantor(signers[index] ?? {}) && (
          <p className={textStyles.soft}>Reads all the documents, and signs only the guaranty.</p>
        )}
      </fieldset>
      <Button kind="quiet" className={styles.remove} disabled={count === 1} onClick={onRemove}>
        Remove <VisuallyHidden>{title}</VisuallyHidden>
      </Button>
    </Card>
  )
}

interface PersonFieldsProps {
  list: PeopleList
  index: number
}

export function PersonFields(person: PersonFieldsProps) {
  return (
    <>
      <PersonField {...person} name="firstName" label="First name" autofill="given-name" />
      <PersonField {...person} name="lastName" label="Last name" autofill="family-name" />
      <PersonField {...person} name="email" label="Email" autofill="email" type="email" />
      <PersonField {...person} name="phone" label="Phone" autofill="tel" />
    </>
  )
}

interface PersonFieldProps extends PersonFieldsProps {
  name: (typeof signerFieldNames)[number]
  label: string
  /** Autofill token; each person is a section of their own (WCAG 1.3.5). */
  autofill: string
  type?: 'text' | 'email'
}

function PersonField({ list, index, name, label, autofill, type = 'text' }: PersonFieldProps) {
  const { register, formState, getValues, setValue } = useFormContext<PeopleDraft>()
  const path = `${list}.${index}.${name}` as const
  const typed = useWatch<PeopleDraft, typeof path>({ name: path })

  function formatOnLeave() {
    if (name === 'phone') {
      setValue(path, tidyPhone(getValues(path)))
    }
  }

  const box = {
    ...register(path, {
      onBlur: formatOnLeave,
      ...(name === 'email' && { deps: allEmails }),
    }),
    id: peopleFieldId(path),
    label,
    required: true,
    autoComplete: `section-${sections[list]}-${index + 1} ${autofill}`,
    error: formState.errors[list]?.[index]?.[name]?.message,
  }

  return name === 'phone' ? (
    <PhoneInput {...box} typed={typed} />
  ) : (
    <TextInput {...box} type={type} />
  )
}

/** A change to one email can fix the error of another. */
const allEmails = [
  ...Array.from({ length: limits.maxSigners }, (_, index) => `signers.${index}.email` as const),
  ...Array.from({ length: limits.maxCoOwners }, (_, index) => `owners.${index}.email` as const),
]

const sections: Record<PeopleList, string> = { signers: 'resident', owners: 'owner' }
