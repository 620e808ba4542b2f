import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './field.tsx'

export interface TextInputProps extends FieldProps, Omit<ComponentProps<'input'>, 'className'> {
  /** The description is a note below the box. */
  isNote?: boolean | undefined
}

/** One line of text. */
export function TextInput(props: TextInputProps) {
  const { label, description, error, className, isNote, id, ...input } = props

  return (
    <Field {...{ id, label, description, error, className, isNote }}>
      {(attributes) => <input type="text" {...input} {...attributes} />}
    </Field>
  )
}
