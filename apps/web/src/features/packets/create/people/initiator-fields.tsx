import { clsx } from 'clsx'
import { formatSignerName, nameInitiator } from '@countersign/answers/signer-name'
import type { User } from '@countersign/contract/schemas/users'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/field/checkbox.tsx'
import { TextInput } from '../../../../ui/field/text-input.tsx'
import pageStyles from '../../../../ui/page.module.css'
import type { PeopleDraft } from './people.ts'
import { peopleFieldId } from './people-fields.ts'
import styles from './people-form.module.css'
import flexStyles from '../../../../ui/flex.module.css'
import textStyles from '../../../../ui/text.module.css'

interface InitiatorFieldsProps {
  member: Pick<User, 'name' | 'email' | 'companyName' | 'dbaNames'>
}

export function InitiatorFields({ member }: InitiatorFieldsProps) {
  const { control, register, formState, setValue } = useFormContext<PeopleDraft>()
  const asDba = useWatch({ control, name: 'asDba' })
  const dbaName = useWatch({ control, name: 'dbaName' })
  const initiator =
    asDba && dbaName.trim() !== ''
      ? nameInitiator({ party: dbaName, person: member.name })
      : { name: member.name }
  const offered = businessNames(member).filter((name) => name !== dbaName)

  return (
    <fieldset className={clsx(flexStyles.column4, styles.person)}>
      <legend>Owner/Agent</legend>
      <p className={textStyles.soft}>
        You sign last, as <strong>{formatSignerName(initiator)}</strong> ({member.email}).
      </p>
      <Checkbox
        {...register('asDba')}
        label="Sign as DBA"
        description="The forms name your company or trade name as the owner. Your signature stays your own, and says for whom you sign."
      />
      {asDba && (
        <TextInput
          {...register('dbaName')}
          id={peopleFieldId('dbaName')}
          className={pageStyles.column}
          label="DBA name"
          required
          autoComplete="organization"
          error={formState.errors.dbaName?.message}
        />
      )}
      {asDba && offered.length > 0 && (
        <div className={clsx(flexStyles.row23, textStyles.soft)}>
          <span>From your account:</span>
          {offered.map((name) => (
            <Button
              key={name}
              onClick={() =>
                setValue('dbaName', name, {
                  shouldDirty: true,
                  shouldValidate: formState.isSubmitted,
                })
              }
            >
              Use {name}
            </Button>
          ))}
        </div>
      )}
    </fieldset>
  )
}

function businessNames({
  companyName = '',
  dbaNames = [],
}: Pick<User, 'companyName' | 'dbaNames'>): string[] {
  return [...new Set([companyName, ...dbaNames].map((name) => name.trim()).filter(Boolean))]
}
