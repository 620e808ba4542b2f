import type { Copies } from '@countersign/contract/schemas/packets/copies'
import { clsx } from 'clsx'
import { limits } from '@countersign/contract/rules/limits'
import type { FieldErrors } from 'react-hook-form'
import { useFieldArray, useFormContext } from 'react-hook-form'
import type { z } from 'zod'
import { Button } from './button.tsx'
import type { FieldMessage } from './error-summary.tsx'
import { TextInput } from './field/text-input.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'
import cardStyles from './card.module.css'
import styles from './copy-list.module.css'
import formStyles from './form-layout.module.css'
import flexStyles from './flex.module.css'
import textStyles from './text.module.css'

/** The part of a form that says who gets the signed file without signing. */
export interface CopiesDraft {
  copies: z.input<typeof Copies>
}

interface CopyListProps {
  fieldId: (path: string) => string
  /** On a page, where it is a card of its own. */
  inCard?: boolean
  /** What they get, and when. */
  children: string
}

/** Only a button until there is somebody. */
export function CopyList({ fieldId, inCard = false, children }: CopyListProps) {
  const { control, register, formState } = useFormContext<CopiesDraft>()
  const { fields, append, remove } = useFieldArray({ control, name: 'copies' })

  return (
    <div className={flexStyles.column4}>
      {fields.length > 0 && (
        <fieldset
          className={clsx(formStyles.section, inCard && [cardStyles.card, cardStyles.padded])}
        >
          <legend>Copies to others</legend>
          <ul className={styles.list}>
            {fields.map(({ id }, index) => (
              <li key={id}>
                <TextInput
                  id={fieldId(`copies.${index}.name`)}
                  label={`Name for copy ${index + 1} (optional)`}
                  autoComplete="off"
                  error={formState.errors.copies?.[index]?.name?.message}
                  {...register(`copies.${index}.name`)}
                />
                <TextInput
                  id={fieldId(`copies.${index}.email`)}
                  label={`Email for copy ${index + 1}`}
                  type="email"
                  autoComplete="off"
                  required
                  error={formState.errors.copies?.[index]?.email?.message}
                  {...register(`copies.${index}.email`)}
                />
                <Button kind="quiet" onClick={() => remove(index)}>
                  Remove <VisuallyHidden>copy {index + 1}</VisuallyHidden>
                </Button>
              </li>
            ))}
          </ul>
        </fieldset>
      )}
      <div className={clsx(flexStyles.row24, textStyles.soft)}>
        {fields.length < limits.maxCopies && (
          <Button
            onClick={() =>
              append({ name: '', email: '' }, { focusName: `copies.${fields.length}.name` })
            }
          >
            {fields.length === 0 ? 'Add a copy for somebody else' : 'Add another copy'}
          </Button>
        )}
        <p>{children}</p>
      </div>
    </div>
  )
}

/** The field of this part of a form that the server speaks of, if any. */
export function copyField(
  field: string,
): `copies.${number}.name` | `copies.${number}.email` | undefined {
  const [, index, key] = /^copies\.(\d)\.(name|email)$/.exec(field) ?? []

  return index === undefined
    ? undefined
    : `copies.${Number(index)}.${key === 'name' ? 'name' : 'email'}`
}

/** In reading order, for the summary. */
export function listCopyErrors(
  errors: FieldErrors<CopiesDraft>,
  fieldId: (path: string) => string,
): FieldMessage[] {
  const each = Array.isArray(errors.copies) ? errors.copies : []

  return Array.from(each, (copy, index) =>
    (['name', 'email'] as const).flatMap((key) => {
      const message = copy?.[key]?.message
      return message
        ? [{ fieldId: fieldId(`copies.${index}.${key}`), message: `Copy ${index + 1}: ${message}` }]
        : []
    }),
  ).flat()
}
