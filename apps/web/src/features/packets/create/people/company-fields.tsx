import { useController, useFormContext } from 'react-hook-form'
import { Checkbox } from '../../../../ui/field/checkbox.tsx'
import { TextInput } from '../../../../ui/field/text-input.tsx'
import pageStyles from '../../../../ui/page.module.css'
import type { PeopleDraft } from './people.ts'
import { peopleFieldId } from './people-fields.ts'

/** The owner of record is a company, and this person signs for it. */
export function CompanyFields({ index }: { index: number }) {
  const { control, formState } = useFormContext<PeopleDraft>()
  const path = `owners.${index}.signingFor` as const
  const { field } = useController({ control, name: path })
  const isForCompany = field.value !== undefined

  return (
    <>
      <Checkbox
        label="This person signs for a company"
        description={
          isForCompany ? 'The forms name the person who signs, and for which company.' : undefined
        }
        checked={isForCompany}
        onBlur={field.onBlur}
        onChange={(event) => field.onChange(event.currentTarget.checked ? '' : undefined)}
      />
      {isForCompany && (
        <TextInput
          {...field}
          value={field.value ?? ''}
          id={peopleFieldId(path)}
          className={pageStyles.column}
          label="Signing for"
          required
          autoComplete="organization"
          error={formState.errors.owners?.[index]?.signingFor?.message}
        />
      )}
    </>
  )
}
