import type { TextField } from '@countersign/contract/rules/text-field'
import { clsx } from 'clsx'
import { detailsFieldId } from '../saving/details.ts'
import { TextFieldSettings } from './text-field-settings.tsx'
import flexStyles from '../../../../ui/flex.module.css'
import styles from './text-fields.module.css'
import textStyles from '../../../../ui/text.module.css'

interface TextFieldsProps {
  /** As they stand in the text. */
  fields: readonly TextField[]
  /** By `fields.<index>.<property>`. */
  errors: ReadonlyMap<string, string>
  onChange: (changed: TextField) => void
}

export function TextFields({ fields, errors, onChange }: TextFieldsProps) {
  if (fields.length === 0) {
    return null
  }

  return (
    <section aria-label="Fields in the text" className={flexStyles.column3}>
      <h2 className={textStyles.title}>Fields in the text</h2>
      {fields.map((field, index) => (
        <fieldset key={field.name.toLowerCase()} className={styles.field}>
          <legend className={clsx(textStyles.strong, textStyles.breaks)}>{field.name}</legend>
          <TextFieldSettings
            field={field}
            onChange={onChange}
            errors={errorsOf(index, errors)}
            idOf={(property) => detailsFieldId(`fields.${index}.${property}`)}
          />
        </fieldset>
      ))}
    </section>
  )
}

function errorsOf(index: number, errors: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const start = `fields.${index}.`

  return new Map(
    [...errors].flatMap(([field, message]) =>
      field.startsWith(start) ? [[field.slice(start.length).split('.')[0] ?? '', message]] : [],
    ),
  )
}
